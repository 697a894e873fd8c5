import type { Load, LoadStop, VanLimits } from '@door/domain/selling/delivery/load';
import { beginDocument } from '../document/begin-document.ts';
import { nextVersion } from '../item/item-version.ts';
import { isOfficeCaller } from '../ports/context.ts';
import type { RuleScope } from '../procedure.ts';
import type { StoredLoad } from './delivery-store.ts';

interface LoadPlan {
  readonly id: string;
  readonly firstIdempotencyKey: string;
  /** As it is now: papers that were printed stay as they are when it is another one. */
  readonly van: VanLimits & Pick<Load, 'van'>;
  readonly driver: string;
  /** ISO day. */
  readonly day: string;
  readonly stops: readonly LoadStop[];
}

/** Plans a load: it has its number and its packing list. */
export async function beginLoad(
  ctx: RuleScope,
  { id, firstIdempotencyKey, van, driver, day, stops }: LoadPlan,
): Promise<StoredLoad> {
  const createdBy = ctx.caller && isOfficeCaller(ctx.caller) ? ctx.caller.userId : null;
  const createdAt = ctx.clock.now().toISOString();
  const stored: StoredLoad = {
    ...{ id, createdAt, createdBy, lastUpdated: createdAt },
    ...{ firstIdempotencyKey, lastIdempotencyKey: null, number: await ctx.stores.numbers.draw('load') },
    load: { ...van, driver, day, stops, departedOn: null, leftBehind: '', over: '', isCancelled: false, revision: 1 },
  };
  await ctx.stores.loads.create(stored);
  await printPackingList(ctx, stored);
  return stored;
}

/** Saves a load under a new version. */
export async function saveLoad(
  { stores, clock }: Pick<RuleScope, 'stores' | 'clock'>,
  stored: StoredLoad,
  { load, idempotencyKey }: { readonly load: Load; readonly idempotencyKey: string | null },
): Promise<StoredLoad> {
  const lastUpdated = nextVersion(stored.lastUpdated, clock.now());
  const saved = { ...stored, load, lastUpdated, lastIdempotencyKey: idempotencyKey };
  await stores.loads.save(saved);
  return saved;
}

/** Of what is loaded when; another list takes the place of one whose stops have changed. */
export const printPackingList = (
  ctx: RuleScope,
  { id, load: { revision: version }, lastUpdated: at }: StoredLoad,
): Promise<void> => beginDocument(ctx, { kind: 'packing-list', aboutId: id, version }, { at, mails: false });
