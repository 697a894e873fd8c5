import type { ManualLine } from '@door/domain/bom/manual-line';
import type { Item } from '@door/domain/model/item';
import type { ItemId } from '@door/domain/model/ids';
import type { ItemRecord } from '@door/domain/model/item-record';
import { hasSameFit } from '@door/domain/survey/final-survey';
import { recordHistory } from '../office/history.ts';
import type { StoredItem } from '../ports/item-store.ts';
import type { CallScope } from '../procedure.ts';
import { bareDesign, itemOf, withPartIds } from './copy-design.ts';
import { createItem } from './create-item.ts';

/** The same item under another id, house number included; its parts have ids of their own. */
export function copyOf(original: Item, id: ItemId, newPartId: () => string): Item {
  const design = withPartIds(bareDesign(original), newPartId);
  return { ...itemOf(id, design), houseNumber: original.houseNumber };
}

interface ItemCopy {
  readonly copy: Item;
  /** As it is copied: as it is now, or as it was when a quote was sent. */
  readonly original: ItemRecord;
  /** The lines that people added to its bill. */
  readonly added: readonly ManualLine[];
}

/**
 * Stores a copy of an item with the lines that people added to its bill, and with the survey as it is now, final where the
 * copy has the sizes that were measured. Photos and pictures stay with the original.
 */
export async function storeCopy(ctx: CallScope, { copy, original, added }: ItemCopy): Promise<StoredItem> {
  const { items, instructions, surveys } = ctx.stores;
  const { item, currency, job } = original;
  const created = await createItem(ctx, { item: copy, currency, job });
  const partIds = new Map(item.frame.parts.map(({ id }, at) => [id, copy.frame.parts[at]?.id ?? null]));
  for (const { instruction, reference, notes } of added) {
    const partId = instruction.partId === null ? null : (partIds.get(instruction.partId) ?? null);
    const line = { instruction: { ...instruction, partId }, reference, notes };
    await instructions.add(copy.id, line, { manuallyAdded: true, attempt: null });
  }
  const now = await items.load(item.id);
  const survey = await surveys.load(item.id);
  if (survey) await surveys.save({ ...survey, itemId: copy.id });
  if (now && now.measuredAt !== null && hasSameFit(now.item, copy))
    await items.save({ ...created, measuredAt: now.measuredAt });
  await recordHistory(ctx, [{ about: 'item', aboutId: copy.id, kind: 'copy', from: item.id, to: copy.id }]);
  return created;
}

/** The lines that people added to the bill of an item. */
export async function addedLines({ stores }: Pick<CallScope, 'stores'>, id: ItemId): Promise<readonly ManualLine[]> {
  const lines = (await stores.instructions.lines(id)).filter(({ manuallyAdded }) => manuallyAdded);
  return lines.map(({ instruction, reference, notes }) => ({
    instruction,
    reference: reference ?? 'Manual Addon',
    notes,
  }));
}
