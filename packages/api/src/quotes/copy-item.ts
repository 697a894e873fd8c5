import type { Item } from '@door/domain/model/item';
import type { ItemId } from '@door/domain/model/ids';
import type { NewLine } from '@door/domain/quote/change-lines';
import { bareDesign, itemOf, settleCopy, withPartIds } from '../items/copy-design.ts';
import { createItem } from '../items/create-item.ts';
import { loadItem } from '../items/load-item.ts';
import { recordHistory } from '../office/history.ts';
import type { CallScope } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

interface LineOf {
  readonly quoteId: string;
  readonly lineId: string;
  readonly itemId: ItemId;
  readonly quantity: number;
}

/**
 * A line with a copy of the item, so that a later change of the original touches no quote. House number, address, lines that
 * a person added to the bill and the survey go with it; photos and pictures stay with the original. The same line again
 * of the same quote means the same copy.
 */
export async function copiedLine(ctx: CallScope, { quoteId, lineId, itemId, quantity }: LineOf): Promise<NewLine> {
  const original = unwrapOrThrow(await loadItem(ctx, itemId, 'design'));
  const id = ctx.ids.itemNamed(`line ${lineId} of quote ${quoteId} of ${String(ctx.clientId)}`);
  const lineOf = ({ build: { jobType } }: Item): NewLine => ({
    id: lineId,
    itemId: id,
    quantity,
    currency: original.currency,
    jobType,
  });
  const earlier = await ctx.stores.items.load(id);
  if (earlier) return lineOf(earlier.item);
  const design = withPartIds(bareDesign(original.item), () => ctx.ids.other());
  const { houseNumber } = original.item;
  const item = unwrapOrThrow(settleCopy({ ...itemOf(id, design), houseNumber }, ctx.supplier.context));
  const created = await createItem(ctx, { item, currency: original.currency, job: original.job });
  const partIds = new Map(original.item.frame.parts.map((part, at) => [part.id, design.frame.parts[at]?.id ?? null]));
  await copyBillAndSurvey(ctx, { from: itemId, to: id, partIds });
  if (original.measuredAt !== null) await ctx.stores.items.save({ ...created, measuredAt: original.measuredAt });
  await recordHistory(ctx, [{ about: 'item', aboutId: id, kind: 'copy', from: itemId, to: id }]);
  return lineOf(item);
}

interface Copied {
  readonly from: ItemId;
  readonly to: ItemId;
  /** The parts of the copy by those of the original. */
  readonly partIds: ReadonlyMap<string, string | null>;
}

async function copyBillAndSurvey({ stores }: CallScope, { from, to, partIds }: Copied): Promise<void> {
  const added = (await stores.instructions.lines(from)).filter(({ manuallyAdded }) => manuallyAdded);
  for (const { instruction, reference, notes } of added) {
    const partId = instruction.partId === null ? null : (partIds.get(instruction.partId) ?? null);
    const line = { instruction: { ...instruction, partId }, reference: reference ?? 'Manual Addon', notes };
    await stores.instructions.add(to, line, { manuallyAdded: true, attempt: null });
  }
  const survey = await stores.surveys.load(from);
  if (survey) await stores.surveys.save({ ...survey, itemId: to });
}
