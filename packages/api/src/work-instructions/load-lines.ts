import { isPriced, stockKinds } from '@door/domain/making/bom/priced-lines';
import type { ItemId } from '@door/domain/door/model/ids';
import { instructionToWire, type StoredLine, type WireInstruction } from '@door/wire/instruction-wire';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadItem } from '../item/load-item.ts';

/** Lines in the specification's spelling. */
export function linesToWire(
  { supplier: { catalogue, production } }: CallScope,
  lines: readonly StoredLine[],
): readonly WireInstruction[] {
  const kindOf = stockKinds(catalogue.rows, production);
  return lines.map((line) => instructionToWire(line, kindOf, catalogue));
}

/** All lines of an item, if this caller may load it. */
export async function loadLines(ctx: CallScope, id: ItemId): Promise<readonly WireInstruction[]> {
  unwrapOrThrow(await loadItem(ctx, id, 'finish'));
  return linesToWire(ctx, await ctx.stores.instructions.lines(id));
}

/**
 * The lines of several items; refused as a whole if the caller may not load one of them. Items are locked in the order of
 * their ids, so that two calls about the same items never wait for each other.
 */
export async function loadLinesOfItems(ctx: CallScope, ids: readonly ItemId[]) {
  const lines = new Map<ItemId, readonly WireInstruction[]>();
  for (const id of [...new Set(ids)].toSorted()) lines.set(id, await loadLines(ctx, id));
  return [...new Set(ids)].map((id) => ({ ItemId: id, WorkInstructions: lines.get(id) ?? [] }));
}

export const pricedLines = (lines: readonly WireInstruction[]): readonly WireInstruction[] =>
  lines.filter(({ WinSysStockCategoryId }) => isPriced(WinSysStockCategoryId));
