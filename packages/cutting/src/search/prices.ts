import type { Rows } from '../columns/rows.ts';
import type { Goal } from '../goal.ts';
import type { Shape } from '../shape.ts';

/** Duals as whole numbers, as `Certificate` wants them. */
export interface Prices {
  /** Of each row: of an item 0 or more, of a limit 0 or less, of the rest 0. */
  readonly ofRows: readonly number[];
  /** What a bar of each kind costs beside its pieces. */
  readonly ofKinds: readonly number[];
  readonly perBar: number;
  readonly perMillimetre: number;
}

interface Place {
  readonly shape: Shape;
  readonly goal: Goal;
  readonly rows: Rows;
}

/** Duals become whole numbers by it. */
const scale = 2 ** 26;

/** Of the duals of a program with these rows and then its limits. */
export function pricesOf(duals: Float64Array, { shape, goal, rows }: Place): Prices {
  const isLength = goal.name === 'length';
  const perMillimetre = isLength ? Math.max(1, Math.round(scale / goal.unit)) : 0;
  const factor = isLength ? perMillimetre * goal.unit : scale;
  const barDual = rows.ofBarLimit === null ? 0 : (duals[rows.ofBarLimit] ?? 0);
  return {
    ofRows: Array.from(duals, (dual, row) => {
      if (row < shape.items.length) return Math.max(0, Math.floor(dual * factor));
      return row < rows.size ? 0 : Math.min(0, Math.round(dual * factor));
    }),
    ofKinds: shape.kinds.map((kind, at) => {
      const ofKind = duals[rows.ofKind.get(at) ?? -1] ?? 0;
      return Math.ceil((goal.costOf(kind) - ofKind - (kind.isNew ? barDual : 0)) * factor);
    }),
    perBar: isLength ? Math.round(-barDual * factor) : scale,
    perMillimetre,
  };
}
