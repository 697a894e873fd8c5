import { isPriced, stockKinds } from '@door/domain/bom/priced-lines';
import type { ItemId } from '@door/domain/item/ids';
import { instructionToWire, type KeptLine, type WireInstruction } from '@door/wire/instruction-to-wire';
import type { CallScope } from '../gate.ts';
import { insist } from '../insist.ts';
import { reachItem } from '../items/reach-item.ts';

/** Lines of the sheet as they travel, in the order of the sheet. */
export function toWire(
  { supplier: { catalogue, works } }: CallScope,
  lines: readonly KeptLine[],
): readonly WireInstruction[] {
  const kindOf = stockKinds(catalogue.rows, works);
  return lines.map((line) => instructionToWire(line, kindOf, catalogue));
}

/** Every line of an item that this caller may reach. */
export async function linesOf(ctx: CallScope, id: ItemId): Promise<readonly WireInstruction[]> {
  insist(await reachItem(ctx, id, 'finish'));
  return toWire(ctx, await ctx.shop.instructions.kept(id));
}

/**
 * Of several items, each with its own lines; who may not reach one of them gets none. Items are locked in one order,
 * whoever asks: two calls about the same ones never wait for each other.
 */
export async function linesOfAll(ctx: CallScope, ids: readonly ItemId[]) {
  const lines = new Map<ItemId, readonly WireInstruction[]>();
  for (const id of [...new Set(ids)].toSorted()) lines.set(id, await linesOf(ctx, id));
  return [...new Set(ids)].map((id) => ({ ItemId: id, WorkInstructions: lines.get(id) ?? [] }));
}

export const priced = (lines: readonly WireInstruction[]): readonly WireInstruction[] =>
  lines.filter(({ WinSysStockCategoryId }) => isPriced(WinSysStockCategoryId));
