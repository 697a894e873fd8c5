import type { RuleContext } from '@door/domain/door/choice/rule';
import { configureAll } from '@door/domain/door/configure/configure';
import type { Action } from '@door/domain/door/model/action';
import type { ItemId } from '@door/domain/door/model/ids';
import { type ItemRecord, jobAfter, recordOf } from '@door/domain/door/model/item-record';
import { isNewlyUnglazed } from '@door/domain/door/glass/glazing';
import { isEqual } from '@door/domain/lib/is-equal';
import { accepted, refused } from '@door/domain/door/model/result';
import { hasSameFit } from '@door/domain/making/survey/final-survey';
import type { Result } from '../refusals.ts';
import { itemToWire } from '@door/wire/item-to-wire';
import type { WireItem } from '@door/wire/wire-item';
import { recordNewEditor } from '../system-status/history.ts';
import { reopenMeasurements } from './surveys.ts';
import { refuseIfLocked } from '../order/item-locks.ts';
import type { StoredItem } from './item-store.ts';
import type { CallScope } from '../procedure.ts';
import { removeLines } from '../work-instructions/remove-lines.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { type NewVersion, saveVersion } from './item-version.ts';
import { type ItemToChange, loadToChange } from './load-item.ts';

/** An item after choices, and the option lists whose stock lines go with what the choices dropped. */
export interface UpdatedItem extends NewVersion {
  readonly emptiedDropdowns: readonly string[];
}

/** What a call makes of an item, or why it cannot. */
export type ItemUpdate = (record: ItemRecord, context: RuleContext) => Result<UpdatedItem>;

/** Updates an item that this caller may still design, and answers with it. */
export async function updateStoredItem(ctx: CallScope, id: ItemId, update: ItemUpdate): Promise<WireItem> {
  const loaded = unwrapOrThrow(await loadToChange(ctx, id, 'design'));
  const saved = await saveUpdate(ctx, loaded, unwrapOrThrow(update(recordOf(loaded.stored), ctx.supplier.context)));
  return itemToWire(saved, ctx.supplier.catalogue);
}

/**
 * Saves an updated item, unless it has become what the supplier's settings rule out, with all that follows: stock lines of what was dropped are removed, final measurements are open
 * again where a size has changed, and the history names a new editor. Refused where an order has locked the design. Every call that changes an item ends here.
 */
export async function saveUpdate(
  ctx: CallScope,
  { stored, order }: ItemToChange,
  updated: UpdatedItem,
): Promise<StoredItem> {
  const {
    record: { item },
    emptiedDropdowns,
  } = updated;
  if (isRuledOut(ctx, stored, updated))
    unwrapOrThrow(refused('glass.not-offered', ctx.supplier.context.messages.notOffered.glass.door));
  if (!isEqual(recordOf(stored), updated.record)) refuseIfLocked('design', order);
  if (emptiedDropdowns.length > 0) await removeLines(ctx, { itemId: item.id, dropdowns: emptiedDropdowns });
  const mustReopen = stored.measuredAt !== null && !hasSameFit(stored.item, item);
  const saved = await saveVersion(ctx, mustReopen ? await reopenMeasurements(ctx, stored) : stored, updated);
  if (saved.lastUpdated !== stored.lastUpdated) await recordNewEditor(ctx, item.id);
  return saved;
}

const isRuledOut = ({ supplier }: Pick<CallScope, 'supplier'>, stored: StoredItem, { record }: UpdatedItem): boolean =>
  !supplier.client.ui.showUnglazed && isNewlyUnglazed(stored.item, record.item);

export const updateByActions =
  (actions: readonly Action[]): ItemUpdate =>
  (record, context) =>
    applyActions(record, actions, context);

/** One choice after the other; if one is refused, all are. */
export function applyActions(
  record: ItemRecord,
  actions: readonly Action[],
  context: RuleContext,
): Result<UpdatedItem> {
  const configured = configureAll(record.item, actions, context);
  if (!configured.ok) return configured;
  const { item, effects } = configured.value;
  const emptiedDropdowns = effects.flatMap((effect) => (effect.type === 'removeStockFor' ? effect.dropdowns : []));
  return accepted({ record: { ...record, item, job: jobAfter(record.job, actions) }, emptiedDropdowns });
}
