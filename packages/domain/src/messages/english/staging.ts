import { choosing } from './choosing.ts';
import { listed } from '../../lib/sentence.ts';
import { dayText } from './day.ts';

interface SaidOrder {
  /** ISO day on which the stage was reached; null: nobody has said. */
  readonly day: string | null;
  readonly doors: number;
  /** Since when the fitters are there, `08:05`; null: they are not. */
  readonly fittersSince: string | null;
  /** The last ISO day of the guarantee; null: none was said. */
  readonly guaranteedUntil: string | null;
}

const on = (day: string | null): string => (day === null ? '' : ` on ${dayText(day)}`);
const your = (doors: number): string => (doors === 1 ? 'Your door' : 'Your doors');
const is = (doors: number): string => (doors === 1 ? 'is' : 'are');

/** Each stage in a word or two: the customer's page and the office say the same. */
export const stageNames = {
  ordered: 'Ordered',
  measured: 'Measured',
  confirmed: 'Drawn',
  planned: 'Planned',
  making: 'Being made',
  made: 'Made and checked',
  sent: 'On its way',
  delivered: 'Delivered',
  fitted: 'Handed over',
  done: 'Done',
};

const places: Readonly<Record<string, string>> = {
  'left-sidelight': 'Left sidelight',
  'right-sidelight': 'Right sidelight',
  fanlight: 'Fanlight',
  master: 'Main leaf',
  slave: 'Second leaf',
};

const parts: Readonly<Record<string, string>> = {
  ...choosing.hardware.kinds,
  leaf: 'Leaf',
  hinges: 'Hinges',
  glass: 'Glass',
  threshold: 'Threshold',
  sill: 'Sill',
};

/** What a customer reads of an order that is on its way. */
export const staging = {
  sentences: {
    ordered: ({ day }: SaidOrder) => `You ordered${on(day)}.`,
    measured: ({ day }: SaidOrder) => `Your opening was measured${on(day)}.`,
    confirmed: ({ doors }: SaidOrder) => (doors === 1 ? 'Your drawing is ready.' : 'Your drawings are ready.'),
    planned: ({ doors }: SaidOrder) => `${your(doors)} ${is(doors)} planned.`,
    making: ({ doors }: SaidOrder) => `${your(doors)} ${is(doors)} being made.`,
    made: ({ doors }: SaidOrder) => `${your(doors)} ${is(doors)} made and checked.`,
    sent: ({ day, doors }: SaidOrder) => `${your(doors)} left the works${on(day)}.`,
    delivered: ({ day, doors, fittersSince }: SaidOrder) =>
      fittersSince === null ? `${your(doors)} arrived${on(day)}.` : `The fitters are with you since ${fittersSince}.`,
    fitted: ({ day, guaranteedUntil }: SaidOrder) =>
      `Handed over${on(day)}.${guaranteedUntil === null ? '' : ` Your guarantee runs to ${dayText(guaranteedUntil)}.`}`,
    done: () => 'All is done and paid. This page stays.',
  },
  next: {
    measure: (supplier: string) => `${supplier} measures your opening.`,
    draw: (supplier: string) => `${supplier} draws it to the millimetre.`,
    plan: () => 'The works take it into their plan.',
    book: (supplier: string) => `${supplier} agrees the day of the fitting with you.`,
    choose: {
      survey: () => 'Choose a day for measuring.',
      fitting: () => 'Choose a day for the fitting.',
    },
    deliver: () => 'It is delivered.',
    arrive: () => 'It arrives.',
    fit: () => 'It is fitted.',
    sign: () => 'Sign the handover, or say what is wrong.',
    deposit: () => 'Pay the deposit.',
    stage: () => 'Pay the next part.',
    balance: () => 'Pay the balance.',
  },
  /** The drawing of an order that the customer has still to confirm, or has confirmed. */
  confirming: {
    next: () => 'Confirm the drawing, the hinge side and the sizes.',
    done: (day: string | null) => `You confirmed the drawing${on(day)}.`,
    measures: 'The drawing, the hinge side and the sizes of each door are as I want them',
    /** `I confirm the order as drawn, version 1, for 3,439.04 EUR`. */
    version: (version: number, amount: string) =>
      `I confirm the order as drawn, version ${String(version)}, for ${amount}`,
    door: 'Door',
    hinge: 'Hinge side',
  },
  /** A handover that nobody has signed. */
  signing: {
    /** What whoever signs ticks. */
    sentence: (day: string, doors: readonly string[]) =>
      `I have taken over what was fitted on ${dayText(day)}: ${listed(doors, 'and')}`,
    wrong: (day: string, text: string) => `About the handover of ${dayText(day)}, which I do not sign: ${text}`,
    none: 'There is no handover to sign at present.',
    other: 'The handover has changed meanwhile. Look at it again.',
  },
  overlays: {
    held: (supplier: string) => `Your order rests for the moment. ${supplier} tells you how it goes on.`,
    cancelled: () => 'This order was cancelled.',
    partly: (made: number, doors: number) => `${made} of ${doors} doors ${is(made)} made.`,
  },
  /** Faults that are reported of what was delivered. */
  faults: {
    guards: {
      'fault.no-text': 'Say it in a sentence.',
      'fault.too-late': 'That was solved more than 30 days ago. Report it as a new fault.',
    },
    none: 'There is no such fault.',
    tooEarly: 'Faults are reported once the doors have arrived. Ask a question until then.',
    noPart: 'Tap the part of the drawing that has the fault.',
    /** A part of the drawing, `left-sidelight:glass`: `Left sidelight, glass`. */
    area: (area: string) => {
      const [place = '', part = ''] = area.split(':');
      const [kind = '', number] = part.split(/-(?=\d+$)/);
      const name = `${parts[kind] ?? 'Frame'}${number === undefined ? '' : ` ${number}`}`;
      const where = places[place];
      return where === undefined ? name : `${where}, ${name.toLowerCase()}`;
    },
    /** The task of the supplier's people, and why it ends. */
    answer: (order: string) => `Answer the fault of order ${order}`,
    answered: 'Somebody has said what becomes of it.',
  },
};
