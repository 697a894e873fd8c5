import type { Bar, Plan } from '../plan.ts';
import type { Problem } from '../problem.ts';

/** What makes a plan invalid. Bars are counted from 0, in the order of the plan. */
export type PlanFault =
  | { readonly code: 'pieces'; readonly length: number; readonly wanted: number; readonly cut: number }
  | { readonly code: 'overfull' | 'rest' | 'empty'; readonly bar: number }
  | { readonly code: 'stock'; readonly stock: number; readonly offcut: boolean; readonly used: number };

/** Everything that is wrong with a plan: each piece is cut once, every bar holds what it is given, and no more bars are used than there are. */
export function checkPlan(problem: Problem, { bars }: Plan): readonly PlanFault[] {
  return [...piecesNotAsWanted(problem, bars), ...bars.flatMap(barFaults(problem)), ...stockNotThere(problem, bars)];
}

function piecesNotAsWanted({ pieces }: Problem, bars: readonly Bar[]): readonly PlanFault[] {
  const wanted = countOf(pieces.map(({ length, quantity }) => [length, quantity]));
  const cut = countOf(bars.flatMap((bar) => bar.pieces.map((length) => [length, 1] as const)));
  return [...new Set([...wanted.keys(), ...cut.keys()])]
    .map((length) => ({ code: 'pieces' as const, length, wanted: wanted.get(length) ?? 0, cut: cut.get(length) ?? 0 }))
    .filter((fault) => fault.wanted !== fault.cut);
}

const barFaults =
  ({ kerf, trim }: Problem) =>
  ({ stock, offcut, pieces, rest }: Bar, bar: number): readonly PlanFault[] => {
    if (pieces.length === 0) return [{ code: 'empty', bar }];
    const usable = offcut ? stock : stock - 2 * trim;
    const left = usable - pieces.reduce((sum, length) => sum + length, 0) - (pieces.length - 1) * kerf;
    if (left < 0) return [{ code: 'overfull', bar }];
    return left === rest ? [] : [{ code: 'rest', bar }];
  };

function stockNotThere({ stock, offcuts }: Problem, bars: readonly Bar[]): readonly PlanFault[] {
  const there = {
    bar: countOf(stock.map(({ length, count }) => [length, count ?? Number.POSITIVE_INFINITY])),
    offcut: countOf(offcuts.map(({ length, count }) => [length, count])),
  };
  return [false, true].flatMap((offcut) =>
    [...countOf(bars.filter((bar) => bar.offcut === offcut).map((bar) => [bar.stock, 1]))]
      .filter(([length, used]) => used > (there[offcut ? 'offcut' : 'bar'].get(length) ?? 0))
      .map(([length, used]) => ({ code: 'stock' as const, stock: length, offcut, used })),
  );
}

function countOf(entries: readonly (readonly [length: number, count: number])[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const [length, count] of entries) counts.set(length, (counts.get(length) ?? 0) + count);
  return counts;
}
