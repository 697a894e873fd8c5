import type { BatchPieces } from '@door/domain/making/batch/batch-piece';
import { pieceReference } from '@door/domain/making/batch/batch-piece';
import { type MadeToOrder, madeToOrder } from '@door/domain/making/batch/made-to-order';
import { loadPlaces } from '../inventory/articles.ts';
import type { CallScope } from '../procedure.ts';

/** A glass unit of a batch. */
export interface GlassUnit {
  /** Its reference. */
  readonly piece: string;
  readonly how: MadeToOrder;
  /** Drafted: on a purchase that is not sent; settled: the vendor knows of it, or it is there. */
  readonly state: 'open' | 'drafted' | 'settled';
}

/** The glass of a batch by what was bought of it. */
export async function glassStanding(ctx: CallScope, { glass }: BatchPieces): Promise<readonly GlassUnit[]> {
  const units = glass.map(({ door, record }) => ({ piece: pieceReference(door, record), how: madeToOrder(record) }));
  const keys = units.map(({ piece }) => piece);
  const brought = new Map((await ctx.stores.purchases.bringing(keys)).map(({ piece, stage }) => [piece, stage]));
  const counting = new Set((await loadPlaces(ctx)).filter(({ counts }) => counts).map(({ id }) => id));
  const balances = keys.length === 0 ? [] : await ctx.stores.stock.balances({ keys });
  const there = new Set(
    balances.filter(({ place, quantity }) => quantity > 0 && counting.has(place)).map(({ key }) => key),
  );
  return units.map((unit) => {
    const stage = brought.get(unit.piece);
    const isSettled = stage === 'Sent' || there.has(unit.piece);
    return { ...unit, state: isSettled ? 'settled' : stage === 'Draft' ? 'drafted' : 'open' };
  });
}

/** Whether all glass is on its way or there, by what was bought; without glass there is nothing to be bought. */
export const isGlassBought = (glass: readonly GlassUnit[]): boolean =>
  glass.length > 0 && glass.every(({ state }) => state === 'settled');
