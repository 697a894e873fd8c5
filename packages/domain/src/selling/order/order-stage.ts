import { keysOf } from '../../lib/records.ts';

/** What the customer reads of an order, in the order of its life (JOURNEY 2.2). */
export const orderStages = [
  'ordered',
  'measured',
  'confirmed',
  'planned',
  'making',
  'made',
  'sent',
  'delivered',
  'fitted',
  'done',
] as const;
export type OrderStage = (typeof orderStages)[number];

/** What may be said of an order or one of its doors, each with the facts that take it back: on the same day, they came later. */
const takenBackBy = {
  accepted: [],
  measured: [],
  confirmed: ['reopened'],
  planned: ['reopened'],
  held: ['resumed'],
  cut: [],
  checked: ['unchecked'],
  departed: ['returned'],
  delivered: ['returned'],
  arrived: ['returned'],
  signed: [],
  settled: [],
  cancelled: [],
} as const satisfies Readonly<Record<string, readonly TakesBack[]>>;

type TakesBack = 'reopened' | 'resumed' | 'unchecked' | 'returned';
type Said = keyof typeof takenBackBy;

export const stageFactNames = [...keysOf(takenBackBy), 'reopened', 'resumed', 'unchecked', 'returned'] as const;

/** A fact of an order. Facts are only added. */
export interface StageFact {
  readonly name: Said | TakesBack;
  /** ISO day, or the instant in UTC: what takes it back says it in the same way. */
  readonly at: string;
  /** From 1; null: of the whole order. */
  readonly door: number | null;
}

export interface StagedOrder {
  /** Whether somebody fits its doors; else they are only supplied. */
  readonly fitted: boolean;
  readonly doors: number;
  readonly facts: readonly StageFact[];
}

export interface ReachedStage {
  readonly stage: OrderStage;
  /** When it was reached, as its fact says; null: nothing has been said yet. */
  readonly since: string | null;
}

/** The stage of an order is that of the door that is least advanced. */
export interface StageNow extends ReachedStage {
  readonly doors: readonly ReachedStage[];
  /** What lies over every stage; `partly`: some doors are made and others are behind them. */
  readonly overlay: 'held' | 'partly' | 'cancelled' | null;
}

/** How far an order is: a function of the set of its facts, whatever their order and however often each is there. */
export function stageOf({ fitted, doors, facts }: StagedOrder): StageNow {
  const since = sinceIn(facts);
  const all = Array.from({ length: doors }, (_, at) => at + 1);
  const paidOn = since('settled');
  const handedOver = all.map((door) => since(fitted ? 'signed' : 'delivered', door));
  const doneOn = paidOn !== null && !handedOver.includes(null) ? latest([paidOn, ...handedOver]) : null;
  const stages = all.map((door): ReachedStage => {
    if (doneOn !== null) return { stage: 'done', since: doneOn };
    const reached = orderStages.flatMap((stage): ReachedStage[] => {
      const on = fitted || stage !== 'fitted' ? latest(saidOf[stage].map((said) => since(said, door))) : null;
      return on === null ? [] : [{ stage, since: on }];
    });
    return reached.at(-1) ?? { stage: 'ordered', since: null };
  });
  const rank = ({ stage }: ReachedStage) => orderStages.indexOf(stage);
  const least = Math.min(...stages.map(rank));
  const isPartly = stages.some((door) => rank(door) > least && rank(door) >= orderStages.indexOf('made'));
  return {
    stage: orderStages[least] ?? 'ordered',
    since: latest(stages.filter((door) => rank(door) === least).map((door) => door.since)),
    doors: stages,
    overlay: since('cancelled') ? 'cancelled' : since('held') ? 'held' : isPartly ? 'partly' : null,
  };
}

/** When all doors had reached a stage or one behind it, as the facts say; null: one has not. What nobody fits is handed over by its delivery. */
export function reachedOn(stage: OrderStage, { fitted, doors, facts }: StagedOrder): string | null {
  const since = sinceIn(facts);
  const asked = stage === 'fitted' && !fitted ? 'delivered' : stage;
  const later = orderStages.slice(orderStages.indexOf(asked)).flatMap((each): readonly Said[] => saidOf[each]);
  const reached = Array.from({ length: doors }, (_, at) =>
    later
      .flatMap((said) => since(said, at + 1) ?? [])
      .toSorted()
      .at(0),
  );
  return reached.includes(undefined) ? null : latest(reached.map((day) => day ?? null));
}

/** Since when a fact holds, of one door or of the order; null: nobody has said it, or it was taken back. */
const sinceIn = (facts: readonly StageFact[]) => {
  const lastOf = (names: readonly StageFact['name'][], door: number | null) =>
    facts
      .filter((fact) => names.includes(fact.name) && (fact.door === null || door === null || fact.door === door))
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? '';
  return (said: Said, door: number | null = null): string | null => {
    const last = lastOf([said], door);
    return last > lastOf(takenBackBy[said], door) ? last : null;
  };
};

const latest = (days: readonly (string | null)[]): string | null =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;

/** The facts of which one says that a stage is reached; `done` asks for more than its own. */
const saidOf = {
  ordered: ['accepted'],
  measured: ['measured'],
  confirmed: ['confirmed'],
  planned: ['planned'],
  making: ['cut'],
  made: ['checked'],
  sent: ['departed'],
  delivered: ['delivered', 'arrived'],
  fitted: ['signed'],
  done: [],
} as const satisfies Readonly<Record<OrderStage, readonly Said[]>>;
