import type { Stock } from '@door/domain/catalogue/stock-rows';
import type { ItemId } from '@door/domain/model/ids';
import type { Item } from '@door/domain/model/item';
import { accepted, refused } from '@door/domain/model/outcome';
import { linesForChosenStock, type StockChoice } from '@door/domain/bom/manual-line';
import type { StoredLine, WireInstruction } from '@door/wire/instruction-wire';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadItem } from '../items/load-item.ts';
import { linesToWire } from './load-lines.ts';

export interface StockRequest extends Omit<StockChoice, 'stock'> {
  /** The stock option; null where it does not fit the item. */
  readonly stock: (item: Item) => Stock | null;
}

/** Adds stock and its related stock to the work instructions, in place of the lines of the same option lists. */
export async function chooseStock(
  ctx: CallScope,
  id: ItemId,
  request: StockRequest,
): Promise<readonly WireInstruction[]> {
  const { catalogue, context } = ctx.supplier;
  const { item } = unwrapOrThrow(await loadItem(ctx, id, 'finish'));
  const requested = request.stock(item);
  const stock = unwrapOrThrow(requested ? accepted(requested) : refused('stock.none', context.words.notOffered.stock));
  const lines = linesForChosenStock({ ...request, stock }, item, catalogue);
  const dropdowns = lines.flatMap(({ instruction }) => instruction.dropdown ?? []);
  await ctx.stores.instructions.remove({ itemId: id, dropdowns });
  const added: StoredLine[] = [];
  for (const line of lines) added.push(await ctx.stores.instructions.add(id, line));
  return linesToWire(ctx, added);
}
