import type { SawRow } from '../../catalogue/rows/production-rows.ts';
import { mm, type Mm } from '../../lib/mm.ts';
import type { BatchPieces, MadePiece } from './batch-piece.ts';
import type { CutGroup } from './cut-group.ts';
import type { Offcut } from './offcut.ts';
import type { PlannedBar } from './planned-bar.ts';

/** `…-JL.2` is made instead of `…-JL`, and `…-JL.3` instead of that. `made`: how often it was made again before. */
export const replacementCode = (original: string, made: number): string => `${original}.${String(made + 2)}`;

interface ReplacementCut {
  readonly code: string;
  readonly length: Mm;
  readonly group: Pick<CutGroup, 'key' | 'stockLengths'>;
  /** Those of the group that are free. */
  readonly offcuts: readonly Offcut[];
  /** Of the bar, in its batch. */
  readonly number: number;
  readonly saw: SawRow;
}

/** The bar for a piece that is made again: the shortest offcut that it fits on, else the shortest new bar. null: it fits on none. */
export function replacementBar({ code, length, group, offcuts, number, saw }: ReplacementCut): PlannedBar | null {
  const kept = offcuts.map(({ id, length: stock }) => ({ stock, offcut: id, usable: Number(stock) }));
  const fresh = group.stockLengths.map((stock) => ({ stock: mm(stock), offcut: null, usable: stock - 2 * saw.trim }));
  const byLength = (one: { readonly usable: number }, other: { readonly usable: number }) => one.usable - other.usable;
  const found = [...kept.toSorted(byLength), ...fresh.toSorted(byLength)].find(({ usable }) => usable >= length);
  if (!found) return null;
  const { stock, offcut, usable } = found;
  return { group: group.key, number, stock, offcut, pieces: [code], rest: mm(usable - length) };
}

/** A piece that is made instead of another one. */
export interface Replacement {
  readonly code: string;
  readonly replaces: string | null;
}

/** The piece of the release that this one is made for in the end,  */
export function originalOf(code: string, pieces: readonly Replacement[]): string {
  const replaced = pieces.find((piece) => piece.code === code)?.replaces ?? null;
  return replaced === null ? code : originalOf(replaced, pieces);
}

/** The pieces of a batch with those that are made again, each behind the one of the release: so they are on its lists and have labels. */
export function withReplacements(pieces: BatchPieces, stored: readonly Replacement[]): BatchPieces {
  const again = stored.filter(({ replaces }) => replaces !== null);
  if (again.length === 0) return pieces;
  const codesOf = new Map<string, string[]>();
  for (const { code } of again) {
    const original = originalOf(code, stored);
    codesOf.set(original, [...(codesOf.get(original) ?? []), code]);
  }
  const whole = <Made extends MadePiece>(made: readonly Made[]): readonly Made[] =>
    made.flatMap((piece) => [piece, ...(codesOf.get(piece.code) ?? []).map((code) => ({ ...piece, code }))]);
  const { bars, steels, beads, slabs, glass } = pieces;
  return {
    ...pieces,
    bars: whole(bars),
    steels: whole(steels),
    beads: whole(beads),
    slabs: whole(slabs),
    glass: whole(glass),
  };
}
