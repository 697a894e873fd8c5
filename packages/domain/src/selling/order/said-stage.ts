import type { PlanRow } from '../../catalogue/rows/payment-settings.ts';
import type { StagingMessages } from '../../messages/messages.ts';
import { type OrderStage, orderStages, type StageNow } from './order-stage.ts';

/** What comes next, and who does it. */
export interface NextStep {
  readonly text: string;
  readonly who: 'you' | 'us';
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
}

type Step = keyof StagingMessages['next'];

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
  const { sentences, next, overlays, confirming } = messages;
  const { stage, doors, overlay } = now;
  const { fitted, supplier, owed, day } = facts;
  const drawing = stage === 'confirmed' ? facts.drawing : undefined;
  const isOver = overlay === 'cancelled';
  const step = (fitted ? ours : supplied)[stage];
  const made = doors.filter((door) => orderStages.indexOf(door.stage) >= orderStages.indexOf('made')).length;
  const toConfirm: readonly NextStep[] = drawing?.confirmedOn === null ? [{ text: confirming.next(), who: 'you' }] : [];
  const toPay: readonly NextStep[] = owed === null ? [] : [{ text: next[owed](), who: 'you' }];
  const works: readonly NextStep[] = step === null ? [] : [{ text: next[step](supplier), who: 'us' }];
  const sentence = drawing?.confirmedOn
    ? confirming.done(drawing.confirmedOn)
    : sentences[stage]({ day, doors: doors.length });
  return {
    sentence: isOver ? overlays.cancelled() : sentence,
    next: isOver ? [] : [...toConfirm, ...toPay, ...works],
    overlay:
      overlay === 'partly' ? overlays.partly(made, doors.length) : overlay === 'held' ? overlays.held(supplier) : '',
  };
}
