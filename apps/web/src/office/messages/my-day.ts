import type { FittingStep } from '../my-day/my-day-wire.ts';
import { inLanguage, language } from '../../shared/text/language.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${String(count)} ${many}`;

const doors = (count: number): string => counted(count, 'door', 'doors');

const both = (one: string, other: string): string => [one, other].filter((each) => each !== '').join(' and ');

/** `3 photos and 1 entry` */
const waiting = (photos: number, others: number): string =>
  both(photos === 0 ? '' : counted(photos, 'photo', 'photos'), others === 0 ? '' : counted(others, 'entry', 'entries'));

const steps: Readonly<Record<FittingStep, string>> = {
  'set out': 'Set out',
  arrived: 'Arrived',
  left: 'Leave',
};

const english = {
  title: 'My day',
  steps,
  acts: {
    checklist: 'Checklist',
    photo: 'Photo',
    snag: 'Snag',
    handOver: 'Hand over',
    notSigned: 'Not signed',
  },
  stepsLabel: 'What is done',
  saidAt: { 'set out': 'Set out', arrived: 'Arrived', left: 'Left' } satisfies Readonly<Record<FittingStep, string>>,
  undo: 'Undo',
  undoStep: 'Undo the last step',
  undoSnag: (snag: string) => `Undo: ${snag}`,
  days: {
    label: 'Day',
    before: 'Previous',
    today: 'Today',
    after: 'Next',
    none: 'Nothing is booked for you on this day.',
    nobody: 'Your account is tied to nobody in the diary. The office does that under Settings, Diary, Team.',
    asOf: (when: string) => `As of ${when}. There is no network.`,
    notHere: 'This day was not opened while there was a network.',
  },
  visit: {
    time: (from: string, to: string) => `${from}–${to}`,
    heading: (number: string, customer: string) => (customer === '' ? number : `${number}, ${customer}`),
    doors,
    gone: 'This visit is not yours any more, or it is on another day.',
    all: 'My day',
    again: (ordinal: number) => `Visit ${String(ordinal)} of this job`,
  },
  where: {
    title: 'Where',
    map: 'Show on a map',
    phone: 'Phone',
    note: 'Keys and parking',
    noAddress: 'The order says no address.',
  },
  facts: {
    title: 'For this visit',
    lift: 'Heaviest lift',
    persons: (count: number) => counted(count, 'person', 'persons'),
    tools: 'Tools',
    open: 'Still to be paid',
    paid: 'Everything is paid.',
    pay: 'Let the customer pay',
    payHow: 'The customer scans this with their own phone and pays there.',
    payCode: 'Address of the page on which the customer pays',
    notes: 'Last notes',
    customer: 'Customer',
  },
  cash: {
    take: 'Take cash',
    title: 'Take cash',
    about: 'Count it with the customer first. It is booked at once, and the customer is mailed that you have it.',
    amount: (currency: string) => `Amount, ${currency}`,
    wrong: 'Type an amount, such as 1031.71.',
    doIt: 'I have the money',
    done: (amount: string) => `${amount} is booked.`,
  },
  doors: {
    title: 'Doors',
    item: (item: string, name: string) => `Item ${item}: ${name}`,
    size: 'Size',
    weight: 'Weight',
    kg: (kg: number) => `${String(kg)} kg`,
    label: 'Label',
    noLabel: 'none yet',
    van: 'On van',
    noVan: 'no load yet',
    scanned: 'Scanned',
    handedOver: 'Handed over',
    everything: 'Everything about this door',
    drawn: (name: string) => `${name}, drawn from outside`,
  },
  measures: {
    title: 'Measure',
    photos: 'Photos are taken with the button Photo of the visit.',
    back: 'All of this visit',
  },
  scan: {
    title: 'Scan the doors',
    code: 'Code of the label',
    enter: 'Enter',
    camera: 'Scan',
    noDoor: (code: string) => `${code} is the label of no door of this visit.`,
    done: (item: string) => `Item ${item} is scanned.`,
    counts: (scanned: number, all: number) => `${String(scanned)} of ${doors(all)} scanned`,
  },
  checklist: {
    done: (answered: number, all: number) => `${String(answered)} of ${String(all)} answered`,
    answers: { yes: 'Yes', no: 'No', none: 'None here' },
    note: (row: string) => `Note: ${row}`,
    close: 'Done',
  },
  photos: {
    shows: 'What it shows',
    subjects: { before: 'Before', after: 'After', other: 'Other' },
    door: 'Door',
    anyDoor: 'No door alone',
    wanted: (subjects: string) => `Still wanted: ${subjects}.`,
    count: (count: number) => (count === 0 ? 'No photo yet.' : `${counted(count, 'photo', 'photos')} taken.`),
    take: 'Take a photo',
  },
  snags: {
    part: 'Part',
    tap: 'Tap the part on the drawing, or choose it.',
    noPart: 'No part alone',
    text: 'What is wrong',
    noText: 'Say what is wrong.',
    blocks: 'It blocks the handover',
    blocksMeaning: 'Somebody has to come again before the door is handed over.',
    doIt: 'Add snag',
    list: 'Snags',
    row: (part: string, text: string) => (part === '' ? text : `${part}: ${text}`),
    blocking: 'Blocks',
  },
  handing: {
    missing: 'Before the handover there is still to do:',
    close: 'Close',
    row: (row: string) => `Checklist: ${row}`,
    photoOf: { before: 'A photo before', after: 'A photo after', other: 'A photo' },
    blocks: (snag: string) => `What blocks: ${snag}`,
    read: 'Please read what you sign.',
    which: 'What is handed over',
    noDoors: 'Say which doors are handed over.',
    name: 'Name of whoever signs',
    noName: 'Enter the name.',
    noStroke: 'Please sign.',
    doIt: 'Sign and hand over',
    reason: 'Why nobody signs',
    noReason: 'Say why nobody has signed.',
    photo: 'Take a photo of the fitted doors',
    photoTaken: 'The photo is taken.',
    noPhoto: 'Take a photo.',
    notSigned: 'Hand over without a signature',
    notSignedMeans: 'The customer is asked on their page for 7 days. After that it counts as handed over.',
  },
  signed: {
    head: (supplier: string, number: string, day: string) => `${supplier}, order ${number}, handed over on ${day}.`,
    doors: 'Taken over:',
    door: (item: string, name: string, size: string) => `Item ${item}: ${name}, ${size}`,
    snags: 'Still to be put right:',
    noSnags: 'Nothing is left to be put right.',
    open: (sum: string) => `Still to be paid: ${sum}.`,
    paid: 'Everything is paid.',
    guarantee: (day: string) => `The guarantee begins on ${day}:`,
    part: (part: string, until: string) => `${part} until ${until}`,
  },
  leaving: {
    title: 'Leave without a handover?',
    sentence: 'The doors are not handed over. The office books another visit.',
  },
  queue: {
    notSent: (photos: number, others: number) =>
      `${waiting(photos, others)} not sent. ${photos + others === 1 ? 'It is' : 'They are'} kept on this phone.`,
    sending: (photos: number, others: number) => `Sending ${waiting(photos, others)}`,
    notKept: 'This phone keeps nothing. Leave this page open until everything is sent.',
    refused: 'Not taken by the office',
    refusedRow: (what: string, number: string, when: string) =>
      number === '' ? `${what}, ${when}` : `${what}, ${number}, ${when}`,
    again: 'Send again',
    forget: 'Remove from this phone',
    unanswered: 'The server has not said what became of it.',
    what: {
      'set out': 'Set out',
      arrived: 'Arrived',
      left: 'Left',
      scanned: 'Scan',
      checklist: 'Checklist',
      photo: 'Photo',
      snag: 'Snag',
      undo: 'Undo',
      'hand over': 'Handover',
    },
  },
};

/** The texts of a fitter's day, and of their work at a customer's. */
export const myDayMessages = inLanguage(language, { en: english });
