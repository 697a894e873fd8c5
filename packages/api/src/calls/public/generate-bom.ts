import { billOf } from '@door/domain/bom/bill-of-materials';
import { isBomStale } from '@door/domain/bom/is-bom-stale';
import { withoutReplaced } from '@door/domain/bom/manual-line';
import { isInError, type WorkInstruction } from '@door/domain/bom/work-instruction';
import { workInstructionsOf } from '@door/domain/bom/work-instructions-of';
import { enforceRateLimit } from '../../enforce-rate-limit.ts';
import { isOfficeCaller } from '../../ports/context.ts';
import { inOneTransaction, procedure } from '../../procedure.ts';
import { itemIdInput } from '../../input/ids.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { loadItem } from '../../items/load-item.ts';
import { mustBeUnlocked } from '../../orders/item-locks.ts';
import type { StoredItem } from '../../ports/item-store.ts';

/**
 * Calculates the bill of materials; manual lines stay. The answer holds the codes of lines in error only: visitors call
 * this too, and the bill is not for them.
 */
export const generateBom = procedure.allow('ownItem.design').input(itemIdInput)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input }) => {
      const stored = unwrapOrThrow(await loadItem(ctx, input, 'finish'));
      await mustBeUnlocked(ctx, input, 'bom');
      // The supplier's people bring the bills of whole orders up to date, from one address.
      if (!isOfficeCaller(ctx.caller)) await enforceRateLimit(ctx, 'bill');
      const manual = (await ctx.stores.instructions.lines(input)).filter(({ manuallyAdded }) => manuallyAdded);
      const bill = withoutReplaced(workInstructionsOf(billOf(stored.item, ctx.supplier)), manual);
      await ctx.stores.instructions.replaceCalculated(input, bill);
      const BomUpdated = calculatedAt(stored, ctx.clock.now());
      if (BomUpdated !== stored.bomUpdated) await ctx.stores.items.save({ ...stored, bomUpdated: BomUpdated });
      return { Id: input, BomUpdated, WorkInstructions: inError(bill) };
    });

const inError = (bill: readonly WorkInstruction[]) =>
  [...new Set(bill.filter(isInError).map(({ code }) => code))].map((WinSysStockCode) => ({ WinSysStockCode }));

/** Not before the item's own version. A bill that is fresh keeps its time, so that a repeated call has the same answer. */
const calculatedAt = ({ lastUpdated, bomUpdated }: StoredItem, now: Date): string =>
  bomUpdated !== null && !isBomStale({ lastUpdated, bomUpdated })
    ? bomUpdated
    : new Date(Math.max(now.getTime(), Date.parse(lastUpdated))).toISOString();
