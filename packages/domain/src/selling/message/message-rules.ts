import { keysOf } from '../../lib/records.ts';
import { daysAfter } from '../../lib/open-days.ts';
import type { OrderOccasion } from '../order/order-task-rules.ts';
import { orderStages } from '../order/order-stage.ts';
import { type MessageChannel, type MessageFacts, type MessageSubject, newsDays, sentOf } from './message-facts.ts';
import { choiceReminders, drawingReminder, paymentReminders } from './reminders.ts';
import { visitsBooked, visitsCancelled, visitsTomorrow } from './visit-messages.ts';

/** What a customer may choose not to be sent. Answers to what they have done, papers and codes always go. */
export const contactTopics = ['reminders', 'reviews', 'sms'] as const;
export type ContactTopic = (typeof contactTopics)[number];
/** What a mail may be of that they can do without. */
export type MailTopic = Exclude<ContactTopic, 'sms'>;

/** What may stand in the text of a message as `{{name}}`. */
export type Placeholder =
  | 'customer'
  | 'supplier'
  | 'order'
  | 'amount'
  | 'date'
  | 'version'
  | 'review'
  | 'text'
  | 'visit';

/** What an order may go through, and what becomes of payments, visits and loads. */
export type MessageOccasion = OrderOccasion | 'set-out' | 'booked' | 'failed' | 'visit' | 'depart';

export interface MessageRule {
  /** After which the facts are asked; what waits for a day alone is asked about each hour, as all others are again. */
  readonly begins: readonly MessageOccasion[];
  /** How long it may still be taken back before it is told. */
  readonly waitMinutes: 0 | 15;
  /** Whether it keeps to the hours in which nobody is disturbed: all but answers to what somebody has just done. */
  readonly isQuiet: boolean;
  readonly topic: MailTopic | null;
  /** Whether it goes by SMS as well. SMS keep to the quiet hours, whatever they tell. */
  readonly isTexted?: true;
  readonly placeholders: readonly Placeholder[];
  /** What it tells now, told or not. A message leaves only while this still holds. */
  readonly says: (facts: MessageFacts) => readonly MessageSubject[];
}

const always: readonly Placeholder[] = ['customer', 'supplier', 'order'];
const answer = { waitMinutes: 0, isQuiet: false, topic: null } as const;
const stage = { waitMinutes: 15, isQuiet: false, topic: null } as const;
/** What somebody has written, or was sent: that itself brings it, and no fact. */
const written = { ...answer, begins: [], placeholders: [...always, 'text'], says: () => [] } as const;
const visiting = { ...answer, begins: ['visit'], placeholders: [...always, 'visit'] } as const;
const reminder = { begins: [], waitMinutes: 0, isQuiet: true, topic: 'reminders' } as const;
const owing = {
  ...stage,
  begins: ['made', 'confirm', 'accept', 'make', 'deliver', 'install'],
  placeholders: [...always, 'amount', 'date'],
} as const satisfies Partial<MessageRule>;

const isNews = ({ today }: MessageFacts, day: string | null): boolean =>
  day !== null && daysAfter(day, newsDays) >= today;

const once = { about: '', nth: 1 } as const;
const onceIf = (holds: boolean): readonly MessageSubject[] => (holds ? [once] : []);

/** How long after the handover a customer is asked what they think, and for how long from then on. Source: JOURNEY 7.10. */
const reviewDays = { after: 7, within: 30 } as const;

/** From when on a customer is asked: what was at fault is solved first, and nobody is left out for it. */
function reviewFrom({ handedOverOn, faultSolvedOn }: MessageFacts & { readonly handedOverOn: string }): string {
  const usual = daysAfter(handedOverOn, reviewDays.after);
  return faultSolvedOn !== null && faultSolvedOn > usual ? faultSolvedOn : usual;
}

const isReviewDue = ({ handedOverOn, ...facts }: MessageFacts): boolean => {
  if (handedOverOn === null || facts.hasOpenFault) return false;
  const from = reviewFrom({ ...facts, handedOverOn });
  return from <= facts.today && facts.today < daysAfter(from, reviewDays.within);
};

/** The messages to customers (JOURNEY 9). */
export const messageRules = {
  'order-thanks': {
    ...answer,
    // The quote's acceptance begins it, before there is an order.
    begins: [],
    placeholders: always,
    says: (facts) => onceIf(isNews(facts, facts.acceptedOn)),
  },
  'drawing-ready': {
    ...answer,
    begins: [],
    placeholders: [...always, 'version'],
    // Its paper is made first, and brings it.
    says: () => [],
  },
  'drawing-reminder': {
    ...reminder,
    placeholders: [...always, 'version', 'date'],
    says: (facts) => drawingReminder(facts).reminds,
  },
  'deposit-due': { ...owing, says: (facts) => owed(facts, 'deposit') },
  'stage-due': { ...owing, says: (facts) => owed(facts, 'stage') },
  'balance-due': { ...owing, says: (facts) => owed(facts, 'balance') },
  'payment-reminder': {
    ...reminder,
    placeholders: owing.placeholders,
    says: (facts) => paymentReminders(facts).flatMap(({ reminds }) => reminds),
  },
  'payment-received': {
    ...answer,
    begins: ['booked'],
    placeholders: [...always, 'amount', 'date'],
    says: (facts) =>
      facts.payments.filter(({ bookedOn }) => isNews(facts, bookedOn)).map(({ id }) => ({ about: id, nth: 1 })),
  },
  'payment-failed': {
    ...answer,
    begins: ['failed'],
    placeholders: [...always, 'amount'],
    says: (facts) => facts.failures.filter(({ on }) => isNews(facts, on)).map(({ id }) => ({ about: id, nth: 1 })),
  },
  'door-making': {
    ...stage,
    // The first cut of a door begins it.
    begins: [],
    placeholders: always,
    says: (facts) => onceIf(isUnderWay(facts) && !hasReached(facts, 'made') && isNews(facts, facts.cutOn)),
  },
  'door-made': {
    ...stage,
    begins: ['make'],
    placeholders: always,
    says: (facts) => onceIf(isUnderWay(facts) && facts.stage === 'made' && isNews(facts, facts.since)),
  },
  'choose-day': {
    ...stage,
    begins: ['made', 'accept'],
    placeholders: always,
    // Whose day was cancelled is told so with that.
    says: (facts) =>
      facts.choices
        .filter(({ since, isAgain }) => isUnderWay(facts) && !isAgain && isNews(facts, since))
        .map(({ jobId }) => ({ about: jobId, nth: 1 })),
  },
  'choose-day-reminder': {
    ...reminder,
    placeholders: always,
    says: (facts) => choiceReminders(facts).flatMap(({ reminds }) => reminds),
  },
  'visit-booked': { ...visiting, says: (facts) => visitsBooked(facts, 'booked') },
  'visit-moved': { ...visiting, says: (facts) => visitsBooked(facts, 'moved') },
  'visit-cancelled': { ...visiting, says: visitsCancelled },
  'visit-tomorrow': { ...visiting, begins: [], isQuiet: true, isTexted: true, says: visitsTomorrow },
  'on-the-way': {
    ...answer,
    isTexted: true,
    begins: ['set-out'],
    placeholders: always,
    says: (facts) =>
      facts.onTheWay.filter(({ on }) => on === facts.today).map(({ visitId }) => ({ about: visitId, nth: 1 })),
  },
  'part-delivery': {
    ...answer,
    begins: ['depart'],
    isTexted: true,
    placeholders: always,
    says: (facts) => {
      const { partDelivery: part } = facts;
      const isTold = part !== null && isUnderWay(facts) && isNews(facts, part.on);
      return isTold ? [{ about: String(part.note), nth: 1 }] : [];
    },
  },
  delivered: {
    ...stage,
    isTexted: true,
    begins: ['deliver'],
    placeholders: always,
    // Once they are fitted nobody has to hear that the doors are there.
    says: (facts) =>
      onceIf(isUnderWay(facts) && isNews(facts, facts.deliveredOn) && !(facts.isFitted && facts.handedOverOn !== null)),
  },
  'handover-pack': {
    ...answer,
    // Its paper is made first, and brings it.
    begins: [],
    placeholders: always,
    says: (facts) => facts.packs.filter(({ on }) => isNews(facts, on)).map(({ about }) => ({ about, nth: 1 })),
  },
  message: written,
  'fault-received': written,
  'fault-answer': written,
  review: {
    begins: [],
    waitMinutes: 0,
    isQuiet: true,
    topic: 'reviews',
    placeholders: [...always, 'review'],
    says: (facts) => onceIf(facts.hasReviewPage && !facts.isDisputed && !facts.isResting && isReviewDue(facts)),
  },
} as const satisfies Readonly<Record<string, MessageRule>>;

export type MessageCode = keyof typeof messageRules;
export const messageCodes: readonly MessageCode[] = keysOf(messageRules);

const rules: Readonly<Record<MessageCode, MessageRule>> = messageRules;

/** The rule of a message, as all rules are. */
export const messageRule = (code: MessageCode): MessageRule => rules[code];

/** The messages about which the facts are asked after this. */
export const messagesBegunBy = (occasion: MessageOccasion): readonly MessageCode[] =>
  messageCodes.filter((code) => rules[code].begins.includes(occasion));

/** A message of an order that is to be told now. */
export interface DueMessage extends MessageSubject {
  readonly code: MessageCode;
  readonly channel: MessageChannel;
}

/** Whether it waits for the quiet hours to end. */
export const isDisturbing = ({ code, channel }: Pick<DueMessage, 'code' | 'channel'>): boolean =>
  channel === 'sms' || rules[code].isQuiet;

const channelsOf = (code: MessageCode, { canBeTexted }: MessageFacts): readonly MessageChannel[] =>
  rules[code].isTexted && canBeTexted ? ['mail', 'sms'] : ['mail'];

/** Which of these messages are true now and were not told yet (law 13). */
export const dueMessages = (facts: MessageFacts, codes: readonly MessageCode[]): readonly DueMessage[] =>
  codes.flatMap((code) => {
    const said = rules[code].says(facts);
    return channelsOf(code, facts).flatMap((channel) => {
      const sent = sentOf(facts, code).filter((each) => each.channel === channel);
      const isNew = ({ about, nth }: MessageSubject) => !sent.some((each) => each.about === about && each.nth === nth);
      return said.filter(isNew).map((subject) => ({ code, channel, ...subject }));
    });
  });

function isUnderWay({ isResting, isOff }: MessageFacts): boolean {
  return !isResting && !isOff;
}

function hasReached({ stage: now }: MessageFacts, asked: MessageFacts['stage']): boolean {
  return orderStages.indexOf(now) >= orderStages.indexOf(asked);
}

/** Rows of the plan that are due and that the customer hears of in time. */
function owed(facts: MessageFacts, kind: MessageFacts['instalments'][number]['kind']): readonly MessageSubject[] {
  if (!isUnderWay(facts) || facts.isDisputed || facts.isPaying) return [];
  return facts.instalments
    .filter((row) => row.kind === kind && row.state === 'due' && isNews(facts, row.dueOn))
    .map(({ number }) => ({ about: String(number), nth: 1 }));
}
