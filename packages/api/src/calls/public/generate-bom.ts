import { billOfMaterials } from '@door/domain/bom/bill-of-materials';
import { isBomStale } from '@door/domain/bom/freshness';
import { withoutReplaced } from '@door/domain/bom/manual-line';
import { isInError, type WorkInstruction } from '@door/domain/bom/work-instruction';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { reachItem } from '../../items/reach-item.ts';
import type { StoredItem } from '../../ports/shop.ts';

/**
 * Reckons the bill of materials anew; lines that a person added stay. What it holds is for the works to see; a visitor
 * learns no more than the codes of what could not be resolved.
 */
export const generateBom = (gate: Gate) =>
  gate
    .input(itemIdInput)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input }) => {
      const stored = insist(await reachItem(ctx, input, 'finish'));
      const manual = (await ctx.shop.instructions.kept(input)).filter(({ manuallyAdded }) => manuallyAdded);
      const bill = withoutReplaced(billOfMaterials(stored.item, ctx.supplier), manual);
      await ctx.shop.instructions.replaceCalculated(input, bill);
      const BomUpdated = reckonedAt(stored, ctx.clock.now());
      if (BomUpdated !== stored.bomUpdated) await ctx.shop.items.save({ ...stored, bomUpdated: BomUpdated });
      return { Id: input, BomUpdated, WorkInstructions: inError(bill) };
    });

const inError = (bill: readonly WorkInstruction[]) =>
  [...new Set(bill.filter(isInError).map(({ code }) => code))].map((WinSysStockCode) => ({ WinSysStockCode }));

/** Never earlier than the item's own version; a bill that is fresh already keeps its time, so that a repeat answers alike. */
const reckonedAt = ({ lastUpdated, bomUpdated }: StoredItem, now: Date): string =>
  bomUpdated !== null && !isBomStale({ lastUpdated, bomUpdated })
    ? bomUpdated
    : new Date(Math.max(now.getTime(), Date.parse(lastUpdated))).toISOString();
