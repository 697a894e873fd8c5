import type { ItemId } from '@door/domain/door/model/ids';
import type { WireInstruction } from '@door/wire/instruction-wire';
import type { CallScope } from '../procedure.ts';
import { linesToWire } from './load-lines.ts';

/**
 * The lines that a message has added before, when it is sent again with its `Attempt`, as they are now. Empty for a new message.
 * The item is locked before, so that the second of two equal messages finds what the first has added.
 */
export async function linesOfAttempt(
  ctx: CallScope,
  id: ItemId,
  attempt: string | null,
): Promise<readonly WireInstruction[]> {
  if (attempt === null) return [];
  const lines = await ctx.stores.instructions.lines(id);
  return linesToWire(
    ctx,
    lines.filter((line) => line.attempt === attempt),
  );
}
