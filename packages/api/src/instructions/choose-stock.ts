import type { Stock } from '@door/domain/catalogue/stock-rows';
import type { ItemId } from '@door/domain/item/ids';
import type { Item } from '@door/domain/item/item';
import { accepted, refused } from '@door/domain/shared/outcome';
import { chosenLines, type StockChoice } from '@door/domain/stock/chosen-lines';
import type { KeptLine, WireInstruction } from '@door/wire/instruction-to-wire';
import type { CallScope } from '../gate.ts';
import { insist } from '../insist.ts';
import { reachItem } from '../items/reach-item.ts';
import { toWire } from './lines-of.ts';

export interface StockWish extends Omit<StockChoice, 'stock'> {
  /** What is wished for, if this door can take it. */
  readonly stock: (item: Item) => Stock | null;
}

/** Puts stock on the sheet, with all that it brings along, in place of what stood there for the same option lists. */
export async function chooseStock(ctx: CallScope, id: ItemId, wish: StockWish): Promise<readonly WireInstruction[]> {
  const { catalogue } = ctx.supplier;
  const { item } = insist(await reachItem(ctx, id, 'finish'));
  const wished = wish.stock(item);
  const stock = insist(wished ? accepted(wished) : refused('stock.none', catalogue.words.notOffered.stock));
  const lines = chosenLines({ ...wish, stock }, item, catalogue);
  const dropdowns = lines.flatMap(({ instruction }) => instruction.dropdown ?? []);
  await ctx.shop.instructions.removeForDropdowns(id, dropdowns);
  const kept: KeptLine[] = [];
  for (const line of lines) kept.push(await ctx.shop.instructions.add(id, line));
  return toWire(ctx, kept);
}
