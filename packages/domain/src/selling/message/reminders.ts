import type { UnansweredOccasion } from '../order/order-task-rules.ts';
import { daysAfter, plusOpen } from '../../lib/open-days.ts';
import { type MessageFacts, type MessageSubject, type OpenChoice, sentOf } from './message-facts.ts';

/** How something stands that waits for the customer: they are reminded now, somebody asks them, or neither yet. */
export interface Reminding {
  readonly reminds: readonly MessageSubject[];
  /** Whether no reminder helps, or helped: a person sees to it. */
  readonly isUnanswered: boolean;
}

interface Waiting {
  readonly about: string;
  /** ISO day since which it waits. */
  readonly since: string;
  /** After so many days they are reminded. */
  readonly after: readonly number[];
  readonly plus: (day: string, days: number) => string;
  /** Days of the reminders about it that were sent. */
  readonly sentOn: readonly string[];
}

/** Open days that a customer has after the last reminder. */
const patience = 3;

/** Nobody is reminded by a machine of what waits for so many days already. */
const tooOld = 60;

const nothing: Reminding = { reminds: [], isUnanswered: false };

/** Days until a reminder of the drawing, open ones, and of a payment. Source: JOURNEY 9. */
const drawingAfter = [2, 5];
const paymentAfter = [7, 14];
const choiceAfter = [3];

interface ChoiceReminding extends Reminding, Pick<OpenChoice, 'kind'> {
  readonly about: string;
}

/** Each day that the customer has still to choose. */
export const choiceReminders = (facts: MessageFacts): readonly ChoiceReminding[] =>
  facts.isResting || facts.isOff
    ? []
    : facts.choices.map(({ jobId, kind, since }) => {
        const about = `${jobId}-${since}`;
        const plus = (day: string, days: number) => plusOpen(day, days, facts.calendar);
        const sentOn = daysOf(facts, 'choose-day-reminder', about);
        return { about, kind, ...standing(facts, { about, since, after: choiceAfter, plus, sentOn }) };
      });

/** The drawing that the customer has still to confirm. */
export function drawingReminder(facts: MessageFacts): Reminding {
  const { drawing, calendar, isResting, isOff } = facts;
  if (!drawing || drawing.isConfirmed || isResting || isOff) return nothing;
  const about = String(drawing.version);
  return standing(facts, {
    about,
    since: drawing.madeOn,
    after: drawingAfter,
    plus: (day, days) => plusOpen(day, days, calendar),
    sentOn: daysOf(facts, 'drawing-reminder', about),
  });
}

interface PaymentReminding extends Reminding {
  readonly about: string;
  readonly kind: MessageFacts['instalments'][number]['kind'];
}

/** What a person sees to, and of what. */
export interface Unanswered {
  readonly occasion: UnansweredOccasion;
  readonly about: string;
}

/** What the customer has not done after the last reminder. */
export const unansweredBy = (facts: MessageFacts): readonly Unanswered[] => [
  ...(drawingReminder(facts).isUnanswered
    ? [{ occasion: 'drawing-open', about: String(facts.drawing?.version) } as const]
    : []),
  ...choiceReminders(facts)
    .filter(({ kind, isUnanswered }) => kind === 'fitting' && isUnanswered)
    .map(({ about }) => ({ occasion: 'fitting-open', about }) as const),
  ...paymentReminders(facts)
    .filter(({ isUnanswered }) => isUnanswered)
    .map(({ kind, about }) => ({ occasion: `${kind}-owed`, about }) as const),
];

/** Each row of the plan that is due. While money is on its way, or the customer's bank wants some back, nobody asks for more. */
export function paymentReminders(facts: MessageFacts): readonly PaymentReminding[] {
  const { instalments, isDisputed, isPaying, isResting, isOff, today } = facts;
  if (isDisputed || isPaying || isResting || isOff) return [];
  return instalments.flatMap(({ number, kind, state, dueOn }) => {
    if (state !== 'due') return [];
    const about = String(number);
    const sentOn = daysOf(facts, 'payment-reminder', about);
    return [
      {
        about,
        kind,
        ...standing(facts, { about, since: dueOn ?? today, after: paymentAfter, plus: daysAfter, sentOn }),
      },
    ];
  });
}

const daysOf = (facts: MessageFacts, code: string, about: string): readonly string[] =>
  sentOf(facts, code)
    .filter((sent) => sent.about === about)
    .map(({ on }) => on)
    .toSorted();

function standing(facts: MessageFacts, waiting: Waiting): Reminding {
  const { today, calendar, canBeReminded } = facts;
  const { about, since, after, sentOn } = waiting;
  if (!canBeReminded || daysAfter(since, tooOld) < today) return { reminds: [], isUnanswered: true };
  const last = sentOn.at(-1);
  if (last !== undefined && sentOn.length >= after.length)
    return { reminds: [], isUnanswered: plusOpen(last, patience, calendar) < today };
  const isDue = nextReminderOn(waiting) <= today;
  return { reminds: isDue ? [{ about, nth: sentOn.length + 1 }] : [], isUnanswered: false };
}

/** Where one left late the next keeps its distance. */
function nextReminderOn({ since, after, plus, sentOn }: Waiting): string {
  const days = after[sentOn.length] ?? 0;
  const on = plus(since, days);
  const last = sentOn.at(-1);
  if (last === undefined) return on;
  const distant = plus(last, days - (after[sentOn.length - 1] ?? 0));
  return distant > on ? distant : on;
}
