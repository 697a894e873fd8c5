import { accepted, refused } from '@door/domain/door/model/result';
import type { Vendor } from '@door/domain/making/purchasing/vendor';
import {
  isNameTaken,
  tidyVendor,
  type VendorFacts,
  vendorLimits,
  vendorProblems,
} from '@door/domain/making/purchasing/vendor-problems';
import { idempotencyKeyOf, nextVersion } from '../item/item-version.ts';
import { messages, vendorMessages } from '../messages.ts';
import type { OfficeScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredVendor } from './vendor-store.ts';

export const vendorIn = (vendors: readonly StoredVendor[], id: string): Result<StoredVendor> =>
  found(vendors.find(({ vendor }) => vendor.id === id));

export const findVendor = async ({ stores }: Pick<OfficeScope, 'stores'>, id: string): Promise<Result<StoredVendor>> =>
  found(await stores.vendors.find(id));

const found = (stored: StoredVendor | undefined): Result<StoredVendor> =>
  stored ? accepted(stored) : refused('vendor.none', messages.vendor.none);

/** What is said of a vendor, tidied, beside all others; or the first reason why it cannot be saved. */
export function checkedVendor(
  facts: VendorFacts,
  { id, currency, state }: Pick<Vendor, 'id' | 'currency' | 'state'>,
  all: readonly StoredVendor[],
): Result<Vendor> {
  const tidy = tidyVendor(facts);
  const [problem] = vendorProblems(tidy, vendorMessages);
  if (problem) return { ok: false, refusal: problem };
  const others = all.flatMap(({ vendor: other }) => (other.id === id ? [] : [other]));
  if (others.length >= vendorLimits.vendors)
    return refused('vendor.too-many', vendorMessages.tooMany(vendorLimits.vendors));
  if (state === 'active' && isNameTaken(tidy.name, others))
    return refused('vendor.name-taken', vendorMessages.nameTaken(tidy.name));
  return accepted({ ...tidy, id, currency, state });
}

/** What every change of a vendor says. */
interface VersionedMessage {
  readonly Id: string;
  readonly LastUpdated: string;
}

interface Changing {
  readonly call: string;
  readonly sent: VersionedMessage;
  /** Changes it; null: nothing is to be changed. */
  readonly change: (stored: StoredVendor, all: readonly StoredVendor[]) => Promise<Vendor | null>;
}

/**
 * Changes a vendor that nobody else has changed since it was read, once: a message that is sent again finds the version that it has made.
 * Nobody else changes any vendor meanwhile.
 */
export async function changeVendor(ctx: OfficeScope, { call, sent, change }: Changing): Promise<StoredVendor> {
  const { vendors } = ctx.stores;
  const all = await vendors.lock();
  const stored = unwrapOrThrow(vendorIn(all, sent.Id));
  const lastIdempotencyKey = idempotencyKeyOf(ctx, `vendor.${call}`, sent);
  if (stored.lastIdempotencyKey === lastIdempotencyKey) return stored;
  if (Date.parse(stored.lastUpdated) !== Date.parse(sent.LastUpdated))
    unwrapOrThrow(refused('vendor.changed-elsewhere', messages.vendor.changedElsewhere));
  const vendor = await change(stored, all);
  if (vendor === null) return stored;
  const lastUpdated = nextVersion(stored.lastUpdated, ctx.clock.now());
  const saved = { ...stored, vendor, lastUpdated, lastIdempotencyKey };
  await vendors.save(saved);
  return saved;
}
