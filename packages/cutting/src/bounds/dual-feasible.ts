import type { Shape } from '../shape.ts';

/**
 * Weights that need no linear program, as whole numbers: dual-feasible functions (Clautiaux, Alves and Valério de Carvalho 2010).
 * `length` is the length itself; `half` is the bound L2 of Martello and Toth (1990): a piece that leaves less than k free fills
 * its bar, one shorter than k counts nothing; `steps` is u(k) of Fekete and Schepers (2001); `halves` is f(k) of Carlier, Clautiaux
 * and Moukrim (2007).
 */
const functions = {
  length: (size: number): number => size,
  half: (size: number, capacity: number, k: number): number => (size > capacity - k ? capacity : size >= k ? size : 0),
  steps: (size: number, capacity: number, k: number): number =>
    ((k + 1) * size) % capacity === 0 ? size * k : Math.floor(((k + 1) * size) / capacity) * capacity,
  halves: (size: number, capacity: number, k: number): number => {
    if (2 * size > capacity) return 2 * (Math.floor(capacity / k) - Math.floor((capacity - size) / k));
    return 2 * size === capacity ? Math.floor(capacity / k) : 2 * Math.floor(size / k);
  },
} as const;

type Name = keyof typeof functions;

/** What a whole bar weighs. */
const whole: { readonly [name in Name]: (capacity: number, k: number) => number } = {
  length: (capacity) => capacity,
  half: (capacity) => capacity,
  steps: (capacity, k) => k * capacity,
  halves: (capacity, k) => 2 * Math.floor(capacity / k),
};

/** The best weights of each function for bars of this capacity, the most promising first. */
export function dualFeasibleWeights({ items }: Shape, capacity: number): readonly (readonly number[])[] {
  const parameters: readonly (readonly [Name, readonly number[]])[] = [
    ['length', [1]],
    ['half', smallSizes(items, capacity)],
    ['steps', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20]],
    ['halves', smallSizes(items, capacity)],
  ];
  return parameters
    .flatMap(([name, ks]) => best(ks.map((k) => weigh(items, capacity, { name, k }))))
    .sort((a, b) => b.promise - a.promise)
    .map(({ weights }) => weights);
}

interface Weighed {
  readonly weights: readonly number[];
  readonly promise: number;
}

function weigh(
  items: Shape['items'],
  capacity: number,
  { name, k }: { readonly name: Name; readonly k: number },
): Weighed {
  const weights = items.map(({ size }) => (size > capacity ? 0 : functions[name](size, capacity, k)));
  const sum = items.reduce((total, { demand }, item) => total + demand * (weights[item] ?? 0), 0);
  return { weights, promise: sum / Math.max(1, whole[name](capacity, k)) };
}

const best = (all: readonly Weighed[]): readonly Weighed[] => {
  const most = Math.max(...all.map(({ promise }) => promise));
  return all.filter(({ promise }) => promise === most).slice(0, 1);
};

/** Sizes up to half a bar: where the functions change. */
const smallSizes = (items: Shape['items'], capacity: number): readonly number[] => [
  ...new Set(items.map(({ size }) => size).filter((size) => size > 0 && 2 * size <= capacity)),
];
