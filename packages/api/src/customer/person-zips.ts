import { accepted, refused } from '@door/domain/door/model/result';
import { type NewPersonZip, type PersonZip, type ZipSubject, zipKeptDays } from './person-zip-store.ts';
import type { CallScope, OfficeScope } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { messages } from '../messages.ts';
import { recordHistory } from '../system-status/history.ts';
import { loadNames } from '../user/people.ts';
import { personToWire } from '../enquiry/to-wire.ts';

const day = 24 * 60 * 60_000;

/** ISO 8601: from then on nobody gets it, and its file is deleted within the hour. */
const endOf = ({ askedAt }: NewPersonZip): string => new Date(Date.parse(askedAt) + zipKeptDays * day).toISOString();

type Scope = Pick<CallScope, 'stores' | 'clock'>;

const isKept = ({ clock }: Pick<CallScope, 'clock'>, zip: NewPersonZip): boolean =>
  endOf(zip) > clock.now().toISOString();

/** The zip of a person; undefined: there is none, or its days are over. */
export async function zipOf(ctx: Scope, subject: ZipSubject): Promise<PersonZip | undefined> {
  const found = await ctx.stores.personZips.of(subject);
  return found && isKept(ctx, found) ? found : undefined;
}

/** A zip that can be opened. */
export async function readyZip(ctx: Scope, id: string): Promise<Result<PersonZip>> {
  const found = await ctx.stores.personZips.load(id);
  if (!found || !isKept(ctx, found)) return refused('zip.none', messages.zip.none);
  return found.state === 'ready' ? accepted(found) : refused('zip.not-ready', messages.zip.notReady);
}

/**
 * Begins a zip of a person whose record the caller has locked, in the place of the one before; the history says who gave the
 * data out. One that is being made goes on, and the same message again finds what it began.
 */
export async function beginZip(ctx: OfficeScope, subject: ZipSubject, id: string): Promise<Result<PersonZip>> {
  const { stores, ids, clock, clientId, caller } = ctx;
  const before = await zipOf(ctx, subject);
  if (before && (before.id === id || before.state === 'being made')) return accepted(before);
  await removeZips(ctx, [subject]);
  if (await stores.personZips.load(id)) return refused('zip.id-taken', messages.zip.idTaken);
  const askedAt = clock.now().toISOString();
  const begun = { ...subject, id, blob: ids.other(), askedBy: caller.userId, askedAt };
  await stores.personZips.begin(begun);
  await stores.outbox.add({ kind: 'make-person-zip', clientId, zipId: id });
  await recordHistory(ctx, [{ ...subject, kind: 'export', from: null, to: 'zip' }]);
  return accepted({ ...begun, state: 'being made', done: 0, files: 0, leftOut: 0, size: 0 });
}

const lock: Readonly<Record<ZipSubject['about'], (stores: CallScope['stores'], id: string) => Promise<unknown>>> = {
  customer: (stores, id) => stores.customers.load(id),
  enquiry: (stores, id) => stores.enquiries.load(id),
  order: (stores, id) => stores.orders.load(id),
};

/** Says in the history who took a zip; the same person several times in a row is one entry. */
export async function recordOpening(ctx: OfficeScope, { about, aboutId }: ZipSubject): Promise<void> {
  await lock[about](ctx.stores, aboutId);
  const [newest] = await ctx.stores.history.of([{ about, aboutId }], 1);
  if (newest?.kind === 'export' && newest.to === 'saved' && newest.who === ctx.caller.userId) return;
  await recordHistory(ctx, [{ about, aboutId, kind: 'export', from: null, to: 'saved' }]);
}

/** Nobody gets these zips any more; their files are deleted as soon as this transaction is done. */
export async function removeZips(
  { stores, clientId }: Pick<CallScope, 'stores' | 'clientId'>,
  subjects: readonly ZipSubject[],
): Promise<void> {
  for (const blob of await stores.personZips.remove(subjects))
    await stores.outbox.add({ kind: 'delete-person-zip', clientId, blob });
}

/** How far a zip is, for the page that asked for it. */
export const zipToWire = async (ctx: CallScope, zip: PersonZip) => ({
  Id: zip.id,
  State: zip.state,
  Done: zip.done,
  /** Pictures, photos and papers; 0 before it is begun. */
  Files: zip.files,
  LeftOut: zip.leftOut,
  /** Bytes; 0 until it is ready. */
  Size: zip.size,
  AskedBy: personToWire(zip.askedBy, await loadNames(ctx)),
  AskedAt: zip.askedAt,
  DeletedAt: endOf(zip),
});
