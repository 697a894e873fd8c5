import { keysOf } from '../../lib/records.ts';
import type { TaskMove } from '../task/task-cycle.ts';
import type { TaskRule } from '../task/task.ts';
import { daysAfter } from '../../lib/open-days.ts';
import { workingDaysAfter } from '../task/working-days.ts';
import type { QuoteMove } from './quote-cycle.ts';

/** The days of a quote that waits for its customer, ISO dates. */
export interface SentDays {
  readonly sentOn: string;
  /** The last day on which it can be accepted. */
  readonly validUntil: string;
}

/** Days after which a quote that was sent is asked about, and how long before its last day. */
const [firstChase, secondChase, beforeLastDay] = [7, 21, 3];

interface QuoteTaskRule {
  /** What makes the task: a door of the quote is measured, or a day while the quote is Sent. */
  readonly begins:
    | { readonly by: 'measurements'; readonly workingDays: number }
    | { readonly by: 'day'; readonly day: (days: SentDays) => string };
  /** The moves that answer it, each with how the task then ends. */
  readonly endedBy: Partial<Readonly<Record<QuoteMove, TaskMove>>>;
}

/** The customer has said something, or it is too late to ask. */
const answered = { accept: 'finish', lose: 'finish', revise: 'finish', expire: 'drop' } as const;

/** The tasks about quotes that nobody has to think of. */
export const quoteTaskRules = {
  'send-quote': { begins: { by: 'measurements', workingDays: 2 }, endedBy: { send: 'finish' } },
  'chase-after-a-week': {
    begins: { by: 'day', day: ({ sentOn }) => daysAfter(sentOn, firstChase) },
    endedBy: answered,
  },
  'chase-after-three-weeks': {
    begins: { by: 'day', day: ({ sentOn }) => daysAfter(sentOn, secondChase) },
    endedBy: answered,
  },
  'expires-soon': {
    begins: { by: 'day', day: ({ validUntil }) => daysAfter(validUntil, -beforeLastDay) },
    endedBy: answered,
  },
} as const satisfies Partial<Readonly<Record<TaskRule, QuoteTaskRule>>>;

export type QuoteTaskRuleName = keyof typeof quoteTaskRules;

/** A task that a rule asks for, due on an ISO date. */
export interface AskedTask {
  readonly rule: QuoteTaskRuleName;
  readonly due: string;
}

const rules: Readonly<Record<string, QuoteTaskRule>> = quoteTaskRules;
const names: readonly QuoteTaskRuleName[] = keysOf(quoteTaskRules);

/** What somebody has to do once a door of a quote, or of an enquiry without one, is measured. */
export const tasksAfterMeasuring = (today: string): readonly AskedTask[] =>
  asked(({ begins }) => (begins.by === 'measurements' ? workingDaysAfter(today, begins.workingDays) : null));

/** The tasks of a Sent quote whose day has come. */
export const tasksOfDay = (today: string, days: SentDays): readonly AskedTask[] =>
  asked(({ begins }) => (begins.by === 'day' && begins.day(days) <= today ? begins.day(days) : null));

/** The lists of quotes that wait for somebody. */
export const quoteWaits = ['chase'] as const;
export type QuoteWait = (typeof quoteWaits)[number];

/** The days that make a Sent quote one to chase: it was sent on the one or before, or its last day is the other or before. */
export const chaseDaysOn = (today: string): SentDays => ({
  sentOn: daysAfter(today, -firstChase),
  validUntil: daysAfter(today, beforeLastDay),
});

/** @internal Whether a Sent quote is one to chase: a rule asks for a task about it. */
export function isToChase({ sentOn, validUntil }: SentDays, today: string): boolean {
  const latest = chaseDaysOn(today);
  return sentOn <= latest.sentOn || validUntil <= latest.validUntil;
}

/** Tasks that are not about a quote, and the moves of one that answer them: whoever is sent a quote has an answer. */
const alsoEnded: Partial<Readonly<Record<TaskRule, QuoteTaskRule['endedBy']>>> = {
  'answer-enquiry': { send: 'finish' },
  'collect-deposit': { unaccept: 'drop', lose: 'drop' },
};

/** How a move ends a task that this rule made; null: the task stays. */
export const endingOf = (rule: TaskRule | null, move: QuoteMove): TaskMove | null =>
  (rule && (rules[rule]?.endedBy ?? alsoEnded[rule])?.[move]) ?? null;

const asked = (dueOf: (rule: QuoteTaskRule) => string | null): readonly AskedTask[] =>
  names.flatMap((rule) => {
    const due = dueOf(quoteTaskRules[rule]);
    return due === null ? [] : [{ rule, due }];
  });
