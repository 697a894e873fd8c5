import type { PlanRow } from '../../catalogue/rows/payment-settings.ts';
import type { StagingMessages } from '../../messages/messages.ts';
import { type OrderStage, orderStages, type StageNow } from './order-stage.ts';

/** What comes next, and who does it. */
export interface NextStep {
  readonly text: string;
  readonly who: 'you' | 'us';
  /** What of the page does it; absent: nothing. */
  readonly action?: 'choose a day';
}

/** What a customer reads of a stage. */
export interface SaidStage {
  readonly sentence: string;
  /** What the customer does comes first; empty: there is nothing to do. */
  readonly next: readonly NextStep[];
  /** What lies over every stage; '' for nothing. */
  readonly overlay: string;
}

interface SaidFacts {
  readonly fitted: boolean;
  readonly supplier: string;
  /** What the customer has to pay at this stage; null: nothing. */
  readonly owed: PlanRow['kind'] | null;
  /** ISO day on which the stage was reached. */
  readonly day: string | null;
  /** The drawing of a confirmed order, and the ISO day on which the customer confirmed it, null: they have not; absent: there is none to confirm. */
  readonly drawing?: { readonly confirmedOn: string | null } | undefined;
  /** Since when the fitters are there, `08:05`; absent, null: they are not, or the reader may not know. */
  readonly fittersSince?: string | null;
  /** The last ISO day of the guarantee; absent, null: none was said. */
  readonly guaranteedUntil?: string | null;
  /** Whether a handover waits for the customer's signature. */
  readonly isToSign?: boolean;
  /** What the customer may choose a day for, and what has one; absent: nothing. */
  readonly visits?: Readonly<Partial<Record<'survey' | 'fitting', 'to choose' | 'booked'>>>;
}

type Step = Exclude<keyof StagingMessages['next'], 'choose' | 'sign'>;

/** What we do next at each stage. */
const ours: Readonly<Record<OrderStage, Step | null>> = {
  ordered: 'measure',
  measured: 'draw',
  confirmed: 'plan',
  planned: null,
  making: null,
  made: 'book',
  sent: 'arrive',
  delivered: 'fit',
  fitted: null,
  done: null,
};

/** The same of what is only supplied. */
const supplied: typeof ours = { ...ours, made: 'deliver', delivered: null };

/** One plain sentence, and what happens next (JOURNEY 2.2). */
export function saidStage(now: StageNow, facts: SaidFacts, messages: StagingMessages): SaidStage {
  if (now.overlay === 'cancelled') return { sentence: messages.overlays.cancelled(), next: [], overlay: '' };
  return {
    sentence: sentenceOf(now, facts, messages),
    next: nextSteps(now, facts, messages),
    overlay: overlayOf(now, facts, messages),
  };
}

/** The drawing is confirmed at its own stage alone: later it is what is made. */
const drawingOf = ({ stage }: StageNow, { drawing }: SaidFacts) => (stage === 'confirmed' ? drawing : undefined);

function sentenceOf(now: StageNow, facts: SaidFacts, { sentences, confirming }: StagingMessages): string {
  const confirmedOn = drawingOf(now, facts)?.confirmedOn;
  return confirmedOn ? confirming.done(confirmedOn) : sentences[now.stage](saidOf(now, facts));
}

const saidOf = ({ doors }: StageNow, { day, fittersSince = null, guaranteedUntil = null }: SaidFacts) => ({
  day,
  doors: doors.length,
  fittersSince,
  guaranteedUntil,
});

function nextSteps(now: StageNow, facts: SaidFacts, { next, confirming }: StagingMessages): readonly NextStep[] {
  const { supplier, owed } = facts;
  const step = stepOf(now, facts);
  const toConfirm: readonly NextStep[] =
    drawingOf(now, facts)?.confirmedOn === null ? [{ text: confirming.next(), who: 'you' }] : [];
  const toPay: readonly NextStep[] = owed === null ? [] : [{ text: next[owed](), who: 'you' }];
  const toChoose = (['survey', 'fitting'] as const)
    .filter((kind) => facts.visits?.[kind] === 'to choose')
    .map((kind): NextStep => ({ text: next.choose[kind](), who: 'you', action: 'choose a day' }));
  const toSign: readonly NextStep[] = facts.isToSign ? [{ text: next.sign(), who: 'you' }] : [];
  const works: readonly NextStep[] = step === null ? [] : [{ text: next[step](supplier), who: 'us' }];
  return [...toConfirm, ...toPay, ...toChoose, ...toSign, ...(toSign.length > 0 ? [] : works)];
}

/** What the customer may choose the day of, by what we do, with what we do once it is booked. */
const agreed: Readonly<Partial<Record<Step, { readonly visit: 'survey' | 'fitting'; readonly booked: Step }>>> = {
  measure: { visit: 'survey', booked: 'measure' },
  book: { visit: 'fitting', booked: 'fit' },
};

/** What we do next; null: nothing, or it is the customer who chooses a day for it. */
function stepOf({ stage }: StageNow, { fitted, visits = {} }: SaidFacts): Step | null {
  const step = (fitted ? ours : supplied)[stage];
  const chosen = step === null ? undefined : agreed[step];
  const visit = chosen && visits[chosen.visit];
  if (visit === 'to choose') return null;
  return chosen && visit === 'booked' ? chosen.booked : step;
}

function overlayOf({ doors, overlay }: StageNow, { supplier }: SaidFacts, { overlays }: StagingMessages): string {
  if (overlay === 'held') return overlays.held(supplier);
  if (overlay !== 'partly') return '';
  const made = doors.filter(({ stage }) => orderStages.indexOf(stage) >= orderStages.indexOf('made')).length;
  return overlays.partly(made, doors.length);
}
