import type { ItemId } from '@door/domain/item/ids';
import type { CallScope } from '../gate.ts';
import { record } from './record.ts';

/**
 * Who works on a design, written down when the work goes from one person to another: so that whoever meets a colleague's
 * change learns whose it is. A visitor's own door tells nothing.
 */
export async function recordHand(ctx: CallScope, id: ItemId): Promise<void> {
  if (ctx.caller.role === 'public') return;
  const [newest] = await ctx.shop.history.of([{ about: 'item', aboutId: id }], 1);
  if (newest?.who === ctx.caller.userId) return;
  await record(ctx, [{ about: 'item', aboutId: id, kind: 'design', from: null, to: null }]);
}
