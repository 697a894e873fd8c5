import type { Problem } from '@door/cutting/problem';
import type highsLoader from 'highs';

export type Highs = Awaited<ReturnType<typeof highsLoader>>;

/** A group with more patterns than this has no whole model: reading it alone takes longer than the saw may. */
const mostPatterns = 20_000;

/** How many of each length come from one bar, in the order of the problem's pieces. */
type Pattern = readonly number[];

interface Model {
  readonly patterns: readonly { readonly bar: number; readonly isNew: boolean; readonly pattern: Pattern }[];
  /** How often each bar may be used; null: without end. */
  readonly counts: readonly (number | null)[];
}

/**
 * The fewest new bars, when all patterns of a problem are handed to HiGHS as one integer program (COMMERCE 3 of the handbook
 * names it the HiGHS-only way); null: there are too many patterns, or its time was over before it had proven them.
 */
export function newBarsByHighs(highs: Highs, problem: Problem, seconds: number): number | null {
  const model = modelOf(problem);
  if (model === null) return null;
  const { Status, ObjectiveValue } = highs.solve(textOf(model, problem), {
    time_limit: seconds,
    random_seed: 1,
    threads: 1,
    mip_rel_gap: 0,
    mip_abs_gap: 0.999,
  });
  return Status === 'Optimal' ? Math.round(ObjectiveValue) : null;
}

function modelOf({ stock, offcuts, trim, kerf, pieces }: Problem): Model | null {
  const bars = [
    ...stock.map(({ length, count }) => ({ usable: length - 2 * trim, count, isNew: true })),
    ...offcuts.map(({ length, count }) => ({ usable: length, count, isNew: false })),
  ];
  const patterns: Model['patterns'][number][] = [];
  for (const [bar, { usable, isNew }] of bars.entries()) {
    const maximal = maximalPatterns(pieces, usable + kerf, { kerf, most: mostPatterns - patterns.length });
    if (maximal === null) return null;
    for (const pattern of maximal) patterns.push({ bar, isNew, pattern });
  }
  return { patterns, counts: bars.map(({ count }) => count) };
}

/** Every pattern to which no further piece can be added, of a bar of so many mm; null: more than `most`. */
function maximalPatterns(
  pieces: Problem['pieces'],
  room: number,
  { kerf, most }: { readonly kerf: number; readonly most: number },
): readonly Pattern[] | null {
  const found: Pattern[] = [];
  const shortest = Math.min(...pieces.map(({ length }) => length + kerf));
  const extend = (at: number, left: number, pattern: Pattern): boolean => {
    const piece = pieces[at];
    if (!piece) {
      const isMaximal = pieces.every(
        ({ length, quantity }, index) => length + kerf > left || (pattern[index] ?? 0) >= quantity,
      );
      if (isMaximal && pattern.some((times) => times > 0)) found.push(pattern);
      return found.length <= most;
    }
    const fits = left < shortest ? 0 : Math.min(piece.quantity, Math.floor(left / (piece.length + kerf)));
    for (let times = fits; times >= 0; times -= 1)
      if (!extend(at + 1, left - times * (piece.length + kerf), [...pattern, times])) return false;
    return true;
  };
  return extend(0, room, []) ? found : null;
}

/** In the LP format, one term a line: HiGHS refuses lines over 560 characters. */
function textOf({ patterns, counts }: Model, { pieces }: Problem): string {
  const names = patterns.map((_, at) => `x${String(at)}`);
  const sum = (terms: readonly string[]): string =>
    terms.length === 0 ? ' 0 x0' : terms.map((term) => ` + ${term}`).join('\n');
  const costs = sum(patterns.flatMap(({ isNew }, at) => (isNew ? [`${names[at]}`] : [])));
  const demands = pieces.map(({ quantity }, piece) => {
    const terms = patterns.flatMap(({ pattern }, at) =>
      (pattern[piece] ?? 0) > 0 ? [`${String(pattern[piece])} ${names[at]}`] : [],
    );
    return ` d${String(piece)}:\n${sum(terms)}\n >= ${String(quantity)}`;
  });
  const limits = counts.flatMap((count, bar) => {
    if (count === null) return [];
    const terms = patterns.flatMap((each, at) => (each.bar === bar ? [`${names[at]}`] : []));
    return terms.length === 0 ? [] : [` b${String(bar)}:\n${sum(terms)}\n <= ${String(count)}`];
  });
  return ['Minimize', ` obj:\n${costs}`, 'Subject To', ...demands, ...limits, 'General', ...names, 'End'].join('\n');
}
