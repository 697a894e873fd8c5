import { type KeptDate, latestDay, type PromiseCause } from './promise.ts';

/** A promise as its keeping is judged. */
export interface JudgedPromise extends Pick<KeptDate, 'day' | 'grain'> {
  /** null: it follows from its facts alone. */
  readonly cause: PromiseCause | null;
  /** Day of the supplier on which it was made. */
  readonly madeOn: string;
  /** Id of the vendor whose goods came too late for the one before; null: nobody's did, or nobody knows whose. */
  readonly lateVendor: string | null;
}

/** Causes that are the customer's: what the works promised before was not theirs to keep. A text, since causes are added where dates are moved. */
const customersCauses: ReadonlySet<string> = new Set(['asked', 'measured-late', 'deposit-late', 'held']);

export const isCustomersCause = (cause: PromiseCause): boolean => customersCauses.has(cause);

/** Whether what was promised was kept, and why the date that was promised first was moved. */
export interface KeptJudgement {
  readonly asFirstPromised: boolean;
  readonly asLastTold: boolean;
  /** Of the first move that is not the customer's; null: the date was not moved, or that its facts gave another one is all that is known. */
  readonly cause: PromiseCause | null;
  /** Whose lateness made that move; null: no vendor's, or nobody knows whose. */
  readonly lateVendor: string | null;
}

/**
 * Whether an order was done as promised (PROMISE 7.8). A promise that was made after the latest day of the one before had passed does not
 * count, or every miss would mend itself; after a hold there is no such day, because the promise was suspended. Of those that count, the
 * last one with a customer's cause is taken for the first.
 * @param done ISO day on which it was fitted, delivered or collected
 * @param promises oldest first; without any, nothing was promised: null, as of one that was made before reasons were kept, which tells the week
 *   of making alone
 */
export function keptJudgement(done: string, promises: readonly JudgedPromise[]): KeptJudgement | null {
  const counting = countingOf(promises);
  const byCustomer = counting.findLastIndex(({ cause }) => cause !== null && isCustomersCause(cause));
  const [first, ...moves] = counting.slice(Math.max(0, byCustomer));
  if (!first || first.cause === 'migrated') return null;
  const last = moves.at(-1) ?? first;
  const move = promises[promises.indexOf(first) + 1];
  return {
    asFirstPromised: done <= latestDay(first),
    asLastTold: done <= latestDay(last),
    cause: move?.cause ?? null,
    lateVendor: move?.lateVendor ?? null,
  };
}

function countingOf(promises: readonly JudgedPromise[]): readonly JudgedPromise[] {
  const counting: JudgedPromise[] = [];
  for (const promise of promises) {
    const before = counting.at(-1);
    if (!before || promise.cause === 'held' || promise.madeOn <= latestDay(before)) counting.push(promise);
  }
  return counting;
}

/** How many orders were done, and how many of them as promised. */
export interface KeptCounts {
  readonly orders: number;
  readonly asFirstPromised: number;
  readonly asLastTold: number;
}

export const keptCounts = (judged: readonly KeptJudgement[]): KeptCounts => ({
  orders: judged.length,
  asFirstPromised: judged.filter(({ asFirstPromised }) => asFirstPromised).length,
  asLastTold: judged.filter(({ asLastTold }) => asLastTold).length,
});

/** Of fewer orders nothing is said in public: one that was late would weigh too much. */
export const leastPublicOrders = 20;

/** What the public reads of kept promises; null: too few orders were done. */
export const publicCounts = (counts: KeptCounts): KeptCounts | null =>
  counts.orders >= leastPublicOrders ? counts : null;
