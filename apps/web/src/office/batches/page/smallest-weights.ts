import type { Certificate } from '../batch-wire.ts';

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other));

/**
 * The same certificate in the smallest whole numbers, since people compute with them: weights of 11890 and 5945, of which
 * 29725 fit on a bar, are 2 and 1, of which 5 do.
 */
export function smallestWeights({ Weights, Total, Kinds, PerBar, ...rest }: Certificate): Certificate {
  const figures = [
    ...Weights.map(({ Weight }) => Weight),
    ...Kinds.flatMap(({ Most, Price }) => [Most, Price]),
    PerBar,
  ];
  const divisor = figures.reduce(commonDivisor, 0) || 1;
  return {
    ...rest,
    Weights: Weights.map((weight) => ({ ...weight, Weight: weight.Weight / divisor })),
    Total: Total / divisor,
    Kinds: Kinds.map((kind) => ({ ...kind, Most: kind.Most / divisor, Price: kind.Price / divisor })),
    PerBar: PerBar / divisor,
  };
}
