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
  /** ISO date. */
  readonly day: string;
  /** From 1; null: of the whole order. */
  readonly door: number | null;
}

export interface StagedOrder {
  /** Whether somebody fits its doors; else they are only supplied. */
  readonly fitted: boolean;
  readonly doors: number;
  readonly facts: readonly StageFact[];
}

export interface StageNow {
  /** That of the door that is least advanced. */
  readonly stage: OrderStage;
  readonly doors: readonly OrderStage[];
  /** What lies over every stage; `partly`: some doors are made and others are behind them. */
  readonly overlay: 'held' | 'partly' | 'cancelled' | null;
}

/** How far an order is: a function of the set of its facts, whatever their order and however often each is there. */
export function stageOf({ fitted, doors, facts }: StagedOrder): StageNow {
  const holds = (said: Said, door: number | null = null): boolean => {
    const lastOf = (names: readonly StageFact['name'][]) =>
      facts
        .filter((fact) => names.includes(fact.name) && (fact.door === null || door === null || fact.door === door))
        .map(({ day }) => day)
        .toSorted()
        .at(-1) ?? '';
    return lastOf([said]) > lastOf(takenBackBy[said]);
  };
  const all = Array.from({ length: doors }, (_, at) => at + 1);
  const isHandedOver = (door: number) => holds(fitted ? 'signed' : 'delivered', door);
  const isDone = holds('settled') && all.every(isHandedOver);
  const doorStage = (door: number): OrderStage => {
    if (isDone) return 'done';
    const reached = orderStages.filter((stage) => isReached(stage, { fitted, holds: (said) => holds(said, door) }));
    return reached.at(-1) ?? 'ordered';
  };
  const stages = all.map(doorStage);
  const rank = (stage: OrderStage) => orderStages.indexOf(stage);
  const ranks = stages.map(rank);
  const [least, most] = [Math.min(...ranks), Math.max(...ranks)];
  const isPartly = most >= rank('made') && least < most;
  return {
    stage: orderStages[least] ?? 'ordered',
    doors: stages,
    overlay: holds('cancelled') ? 'cancelled' : holds('held') ? 'held' : isPartly ? 'partly' : null,
  };
}

interface Reaching {
  readonly fitted: boolean;
  readonly holds: (said: Said) => boolean;
}

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

const isReached = (stage: OrderStage, { fitted, holds }: Reaching): boolean =>
  (fitted || stage !== 'fitted') && saidOf[stage].some(holds);
