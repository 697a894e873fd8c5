import { billOfMaterials } from '@door/domain/bom/bill-of-materials';
import { isBomStale } from '@door/domain/bom/freshness';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { insist } from '../../insist.ts';
import { reachItem } from '../../items/reach-item.ts';
import type { StoredItem } from '../../ports/shop.ts';

/** Reckons the bill of materials anew; lines that a person added stay. What it holds is for the works to see. */
export const generateBom = (gate: Gate) =>
  gate
    .input(itemIdInput)
    .use(inOneTransaction)
    .mutation(async ({ ctx, input }) => {
      const stored = insist(await reachItem(ctx, input, 'finish'));
      await ctx.shop.instructions.replaceCalculated(input, billOfMaterials(stored.item, ctx.supplier));
      const BomUpdated = reckonedAt(stored, ctx.clock.now());
      if (BomUpdated !== stored.bomUpdated) await ctx.shop.items.save({ ...stored, bomUpdated: BomUpdated });
      return { Id: input, BomUpdated };
    });

/** Never earlier than the item's own version; a bill that is fresh already keeps its time, so that a repeat answers alike. */
const reckonedAt = ({ lastUpdated, bomUpdated }: StoredItem, now: Date): string =>
  bomUpdated !== null && !isBomStale({ lastUpdated, bomUpdated })
    ? bomUpdated
    : new Date(Math.max(now.getTime(), Date.parse(lastUpdated))).toISOString();
