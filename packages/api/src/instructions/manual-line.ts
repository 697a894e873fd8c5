import { accepted, refused } from '@door/domain/shared/outcome';
import type { ManualLine } from '@door/domain/bom/manual-line';
import type { KeptLine, WireInstruction } from '@door/wire/instruction-to-wire';
import type { CallScope } from '../gate.ts';
import { insist } from '../insist.ts';
import type { LineKey } from '../ports/shop.ts';
import type { ItemId } from '@door/domain/item/ids';
import { reachItem } from '../items/reach-item.ts';
import { words } from '../words.ts';
import { toWire } from './lines-of.ts';

type Key = LineKey & { readonly itemId: ItemId };

/** A line that somebody added by hand, of an item that this caller may reach. */
export async function manualLine(ctx: CallScope, key: Key): Promise<KeptLine & ManualLine> {
  insist(await reachItem(ctx, key.itemId, 'finish'));
  const kept = await ctx.shop.instructions.kept(key.itemId);
  const line = kept.find((each) => each.manuallyAdded === key.manuallyAdded && each.line === key.line);
  const found = insist(line ? accepted(line) : refused('instruction.none', words.instruction.none));
  if (!found.manuallyAdded) insist(refused('instruction.calculated', words.instruction.calculated));
  return { ...found, reference: found.reference ?? 'Manual Addon' };
}

/** Changes such a line and answers with it. */
export async function changeManualLine(
  ctx: CallScope,
  key: Key,
  change: (line: ManualLine) => ManualLine,
): Promise<WireInstruction | undefined> {
  const line = await manualLine(ctx, key);
  const changed: KeptLine = { ...line, ...change(line) };
  await ctx.shop.instructions.change(changed);
  return toWire(ctx, [changed])[0];
}
