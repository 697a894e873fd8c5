import { accepted, refused } from '@door/domain/door/model/result';
import { numberText } from '@door/domain/lib/running-number';
import { type Load, loadAfter, mostStops } from '@door/domain/selling/delivery/load';
import { z } from 'zod';
import { idempotencyKeyOf } from '../item/item-version.ts';
import { officeMessages } from '../messages.ts';
import { loadOrder } from '../order/load-order.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredLoad } from './delivery-store.ts';
import { createLoadInput, loadMoveInput, stopInput } from './load-input.ts';
import { leaveVisits } from './loads-of-visits.ts';
import { loadToWire } from './load-to-wire.ts';
import { hasDoorsToBring, lockLoads, ofVisits, type OpenLoad, openLoad, openLoadOf } from './open-load.ts';
import { beginLoad, printPackingList, saveLoad } from './save-load.ts';
import { deliveringMessages } from '../messages.ts';

/** The texts of the rules. */
export const loadTexts = { delivering: deliveringMessages, officeWork: officeMessages };

const running = procedure.allow('dispatch.run');

/** The load, locked until the transaction ends. */
export async function lockLoad({ stores }: Pick<OfficeScope, 'stores'>, id: string): Promise<Result<StoredLoad>> {
  const stored = await stores.loads.load(id);
  return stored ? accepted(stored) : refused('load.none', deliveringMessages.calls.none);
}

interface SentMove {
  readonly Id: string;
  readonly LastUpdated?: string | undefined;
}

/** The load that a message is about, locked, and whether the message has come before. */
export async function loadOfMessage(ctx: OfficeScope, call: string, sent: SentMove) {
  const idempotencyKey = idempotencyKeyOf(ctx, `dispatch.${call}`, sent);
  const stored = unwrapOrThrow(await lockLoad(ctx, sent.Id));
  const isRepeated = stored.lastIdempotencyKey === idempotencyKey;
  if (!isRepeated && sent.LastUpdated !== undefined && Date.parse(stored.lastUpdated) !== Date.parse(sent.LastUpdated))
    unwrapOrThrow(refused('load.changed-elsewhere', deliveringMessages.calls.changedElsewhere));
  return { stored, isRepeated, idempotencyKey };
}

/** Plans a load, with its first stops. */
export const createLoad = running
  .input(createLoadInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const { stores } = ctx;
    const firstIdempotencyKey = idempotencyKeyOf(ctx, 'dispatch.createLoad', sent);
    const earlier = await stores.loads.claim(sent.Id);
    if (earlier) {
      const isSame = earlier.firstIdempotencyKey === firstIdempotencyKey;
      const found = unwrapOrThrow(
        isSame ? accepted(earlier) : refused('load.id-taken', deliveringMessages.calls.idTaken),
      );
      return loadToWire(ctx, await openLoad(ctx, found));
    }
    await leaveVisits(ctx, sent.OrderIds);
    for (const orderId of sent.OrderIds.toSorted()) await checkStop(ctx, orderId);
    const van = unwrapOrThrow(await vanOf(ctx, sent));
    const stored = await beginLoad(ctx, {
      ...{ id: sent.Id, firstIdempotencyKey, van, driver: sent.Driver.trim(), day: sent.Day },
      stops: sent.OrderIds.map((orderId) => ({ orderId, note: null, isOfVisit: false })),
    });
    return loadToWire(ctx, await openLoad(ctx, stored));
  });

/** The van of a plan as it is now: papers that were printed stay as they are when it is another one. */
async function vanOf(
  { stores }: OfficeScope,
  { VanId, Van, CarriesKg, Places }: z.output<typeof createLoadInput>,
): Promise<Result<Pick<Load, 'van' | 'carriesKg' | 'places'>>> {
  if (VanId === null) {
    const van = Van.trim();
    if (van === '') return refused('load.unnamed-van', deliveringMessages.calls.unnamedVan);
    return accepted({ van, carriesKg: CarriesKg, places: Places });
  }
  const found = (await vansOf(stores)).find(({ id }) => id === VanId);
  if (!found) return refused('load.no-van', deliveringMessages.calls.noVan);
  return accepted({ van: found.name, carriesKg: found.carriesKg, places: found.places });
}

/** The vans that are in use. */
export const vansOf = async ({ diary }: OfficeScope['stores']) =>
  (await diary.resources()).filter(({ kind, isRetired }) => kind === 'van' && !isRetired);

/** An order may be a stop where it has a door to bring and no other load that has not left brings it. It is locked from here on. */
async function checkStop(ctx: OfficeScope, orderId: string): Promise<void> {
  const stored = unwrapOrThrow(await loadOrder(ctx, orderId));
  const number = numberText('order', stored.number);
  const other = await openLoadOf(ctx, orderId);
  if (other) unwrapOrThrow(refused('load.order-taken', deliveringMessages.calls.orderTaken(number, loadNumber(other))));
  if (!(await hasDoorsToBring(ctx, stored)))
    unwrapOrThrow(refused('load.nothing-to-bring', deliveringMessages.calls.nothingToBring(number)));
}

/** `L-1012` */
export const loadNumber = ({ number }: Pick<StoredLoad, 'number'>): string => numberText('load', number);

/** Changes the stops of a load that has not left. */
async function changeStops(
  ctx: OfficeScope,
  call: 'addStop' | 'removeStop',
  sent: SentMove & { readonly OrderId: string },
) {
  // The load that its visit has made gives an order away: all are locked in one order, so that nobody waits in a circle.
  const others = call === 'addStop' ? await ctx.stores.loads.ofOrders([sent.OrderId]) : [];
  await lockLoads(ctx, [sent.Id, ...others.map(({ id }) => id)]);
  const { stored, isRepeated, idempotencyKey } = await loadOfMessage(ctx, call, sent);
  const before = await openLoad(ctx, stored);
  if (isRepeated) return loadToWire(ctx, before);
  const stops = unwrapOrThrow(
    call === 'addStop' ? await withStop(ctx, before, sent.OrderId) : without(before, sent.OrderId),
  );
  if (stops === stored.load.stops) return loadToWire(ctx, before);
  const load = { ...stored.load, stops, revision: stored.load.revision + 1 };
  const saved = await saveLoad(ctx, stored, { load, idempotencyKey });
  await printPackingList(ctx, saved);
  return loadToWire(ctx, await openLoad(ctx, saved));
}

/** One that is there stays where it is. */
async function withStop(ctx: OfficeScope, open: OpenLoad, orderId: string): Promise<Result<Load['stops']>> {
  const may = loadAfter('change', open, loadTexts);
  if (!may.ok) return may;
  const { stops } = open.stored.load;
  if (stops.some((stop) => stop.orderId === orderId)) return accepted(stops);
  await leaveVisits(ctx, [orderId]);
  await checkStop(ctx, orderId);
  if (stops.length >= mostStops) return refused('load.too-many', deliveringMessages.calls.tooMany(mostStops));
  return accepted([...stops, { orderId, note: null, isOfVisit: false }]);
}

function without(open: OpenLoad, orderId: string): Result<Load['stops']> {
  const may = loadAfter('takeOut', { ...open, facts: { ofVisits: ofVisits(open, orderId) } }, loadTexts);
  if (!may.ok) return may;
  const {
    stored: { id, load },
    doors,
  } = open;
  const isLoaded = doors.some((door) => door.orderId === orderId && door.load === id);
  if (isLoaded) return refused('load.stop-loaded', deliveringMessages.calls.stopLoaded);
  const stops = load.stops.filter((stop) => stop.orderId !== orderId);
  return accepted(stops.length === load.stops.length ? load.stops : stops);
}

export const addStop = running
  .input(stopInput)
  .use(inOneTransaction)
  .mutation(({ ctx, input }) => changeStops(ctx, 'addStop', input));

export const removeStop = running
  .input(stopInput)
  .use(inOneTransaction)
  .mutation(({ ctx, input }) => changeStops(ctx, 'removeStop', input));

/** A load that nobody has loaded does not go. */
export const cancelLoad = running
  .input(z.strictObject(loadMoveInput))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input }) => {
    const { stored, isRepeated, idempotencyKey } = await loadOfMessage(ctx, 'cancelLoad', input);
    const before = await openLoad(ctx, stored);
    if (isRepeated) return loadToWire(ctx, before);
    unwrapOrThrow(loadAfter('cancel', { ...before, facts: { ofVisits: ofVisits(before) } }, loadTexts));
    const saved = await saveLoad(ctx, stored, { load: { ...stored.load, isCancelled: true }, idempotencyKey });
    return loadToWire(ctx, await openLoad(ctx, saved));
  });
