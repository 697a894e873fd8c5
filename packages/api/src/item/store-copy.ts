import type { ManualLine } from '@door/domain/making/bom/manual-line';
import type { Item } from '@door/domain/door/model/item';
import type { ItemId } from '@door/domain/door/model/ids';
import type { ItemRecord } from '@door/domain/door/model/item-record';
import { hasSameFit } from '@door/domain/making/survey/final-survey';
import { recordHistory } from '../system-status/history.ts';
import type { StoredItem } from './item-store.ts';
import type { StoredLine } from '@door/wire/instruction-wire';
import type { CallScope } from '../procedure.ts';
import { underId } from './copy-design.ts';
import { createItems } from './create-item.ts';

/** The same item under another id, house number included; its parts have ids of their own. */
export const copyOf = (original: Item, id: ItemId): Item => ({ ...original, ...underId(id, original) });

interface ItemCopy {
  readonly copy: Item;
  /** As it is copied: as it is now, or as it was when a quote was sent. */
  readonly original: ItemRecord;
  /** The lines that people added to its bill. */
  readonly added: readonly ManualLine[];
}

/**
 * Stores copies of items, each with the lines that people added to its bill, and with the survey as it is now, final where the
 * copy has the sizes that were measured. Photos and pictures stay with the original.
 */
export async function storeCopies(ctx: CallScope, copies: readonly ItemCopy[]): Promise<readonly StoredItem[]> {
  const { items, surveys } = ctx.stores;
  const created = await createItems(
    ctx,
    copies.map(({ copy, original: { currency, job } }) => ({ item: copy, currency, job })),
  );
  const originals = copies.map(({ original }) => original.item.id);
  const now = new Map((await items.loadAll(originals)).map((stored) => [stored.item.id, stored]));
  const surveyOf = new Map((await surveys.loadAll(originals)).map((survey) => [survey.itemId, survey]));
  for (const [at, { copy, original, added }] of copies.entries()) {
    await addLines(ctx, { copy, original, added });
    const survey = surveyOf.get(original.item.id);
    if (survey) await surveys.save({ ...survey, itemId: copy.id });
    const [present, stored] = [now.get(original.item.id), created[at]];
    if (stored && present && present.measuredAt !== null && hasSameFit(present.item, copy))
      await items.save({ ...stored, measuredAt: present.measuredAt });
  }
  await recordHistory(
    ctx,
    copies.map(({ copy: { id }, original: { item } }) => ({
      about: 'item',
      aboutId: id,
      kind: 'copy',
      from: item.id,
      to: id,
    })),
  );
  return created;
}

/** Stores one copy. */
export async function storeCopy(ctx: CallScope, copy: ItemCopy): Promise<StoredItem> {
  const [created] = await storeCopies(ctx, [copy]);
  if (!created) throw new Error('A copy was not stored.');
  return created;
}

async function addLines({ stores }: CallScope, { copy, original: { item }, added }: ItemCopy): Promise<void> {
  const partIds = new Map(item.frame.parts.map(({ id }, at) => [id, copy.frame.parts[at]?.id ?? null]));
  for (const { instruction, reference, notes } of added) {
    const partId = instruction.partId === null ? null : (partIds.get(instruction.partId) ?? null);
    const line = { instruction: { ...instruction, partId }, reference, notes };
    await stores.instructions.add(copy.id, line, { manuallyAdded: true, attempt: null });
  }
}

/** The lines that people added to the bill of an item. */
export const addedLines = async (ctx: Pick<CallScope, 'stores'>, id: ItemId): Promise<readonly ManualLine[]> =>
  (await addedLinesOf(ctx, [id])).get(id) ?? [];

/** The same of several items. */
export async function addedLinesOf(
  { stores }: Pick<CallScope, 'stores'>,
  ids: readonly ItemId[],
): Promise<ReadonlyMap<ItemId, readonly ManualLine[]>> {
  const lines = await stores.instructions.manualLines(ids);
  return new Map(ids.map((id) => [id, lines.filter(({ itemId }) => itemId === id).map(manualLineOf)]));
}

const manualLineOf = ({ instruction, reference, notes }: StoredLine): ManualLine => ({
  instruction,
  reference: reference ?? 'Manual Addon',
  notes,
});
