import { accepted, refused } from '@door/domain/door/model/outcome';
import type { ManualLine } from '@door/domain/making/bom/manual-line';
import type { StoredLine, WireInstruction } from '@door/wire/instruction-wire';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { LineKey } from './instruction-store.ts';
import { loadToChangeLines } from './load-bill.ts';
import { messages } from '../messages.ts';
import { linesToWire } from './load-lines.ts';

/** A manual line of an item that this caller may load; calculated lines are refused. */
export async function loadManualLine(ctx: CallScope, key: LineKey): Promise<StoredLine & ManualLine> {
  await loadToChangeLines(ctx, key.itemId);
  const lines = await ctx.stores.instructions.lines(key.itemId);
  const line = lines.find((each) => each.manuallyAdded === key.manuallyAdded && each.line === key.line);
  const found = unwrapOrThrow(line ? accepted(line) : refused('instruction.none', messages.instruction.none));
  if (!found.manuallyAdded) unwrapOrThrow(refused('instruction.calculated', messages.instruction.calculated));
  return { ...found, reference: found.reference ?? 'Manual Addon' };
}

/** Changes a manual line and answers with it. */
export async function updateManualLine(
  ctx: CallScope,
  key: LineKey,
  change: (line: ManualLine) => ManualLine,
): Promise<WireInstruction | undefined> {
  const line = await loadManualLine(ctx, key);
  const changed: StoredLine = { ...line, ...change(line) };
  await ctx.stores.instructions.update(changed);
  return linesToWire(ctx, [changed])[0];
}
