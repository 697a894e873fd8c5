import type { PhotoSubject } from '../../catalogue/rows/fitting-settings.ts';
import { dayText } from './day.ts';

const answers = { yes: 'Yes', no: 'No', none: 'This door has none' };
const shown: Readonly<Record<PhotoSubject, string>> = { before: 'Before', after: 'After', other: 'Photo' };

/** What the handover pack says: the paper that a customer keeps of doors that were handed over. */
export const handingOver = {
  /** `Handover of order 10234`; that of a later visit is `Handover of order 10234-2`. */
  title: (order: string, version: number) => `Handover of order ${order}${version === 1 ? '' : `-${String(version)}`}`,
  order: 'Order',
  day: 'Handed over',
  doors: 'What was handed over',
  item: (item: string) => `Item ${item}`,
  guarantee: 'Guarantee',
  until: (day: string) => `until ${dayText(day)}`,
  checklist: 'What was checked',
  answer: (answer: keyof typeof answers, text: string) =>
    text === '' ? answers[answer] : `${answers[answer]}: ${text}`,
  snags: 'What is still to be put right',
  noSnags: 'Nothing was found.',
  /** `Item 1, glass` */
  where: (item: string, part: string) =>
    [item === '' ? '' : `Item ${item}`, part].filter((text) => text !== '').join(', '),
  signOff: 'Sign-off',
  name: 'Signed by',
  signedAt: 'Time',
  moment: (day: string, clock: string) => `${dayText(day)}, ${clock}`,
  /** Above what stood on the phone when it was signed. */
  read: 'This was read and signed:',
  notSigned: 'Not signed',
  /** A handover that somebody of the supplier has written down, without a phone. */
  noted: 'Noted by',
  photos: 'Photos',
  shown: (subject: PhotoSubject, moment: string) => `${shown[subject]}, ${moment}`,
};
