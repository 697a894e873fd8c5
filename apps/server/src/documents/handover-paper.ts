import { findCustomer } from '@door/api/customer/customers';
import { doorsToBring } from '@door/api/delivery/open-load';
import { packsOf } from '@door/api/fitting/handover-packs';
import type { StoredHandover, StoredVisitEvent } from '@door/api/fitting/visit-event-store';
import type { StoredOrder } from '@door/api/order/order-store';
import type { Photo } from '@door/api/ports/blobs';
import type { Stores } from '@door/api/ports/stores';
import type { Supplier } from '@door/api/ports/supplier';
import { photoSubjects } from '@door/domain/catalogue/rows/fitting-settings';
import { clockIn, dayIn } from '@door/domain/lib/calendar-day';
import { sizeText } from '@door/domain/lib/mm';
import { numberText } from '@door/domain/lib/running-number';
import { isSameDoor } from '@door/domain/selling/delivery/delivery';
import { fittedLines } from '@door/domain/selling/visit/fitted-door';
import {
  type HandoverPaper,
  handoverPaperOf,
  packPhotos,
  type SignOff,
} from '@door/domain/selling/visit/handover-paper';
import { countingVisitEvents, type SaidAs } from '@door/domain/selling/visit/visit-event';
import { visitNow } from '@door/domain/selling/visit/visit-now';
import { messages } from './messages.ts';

interface Scope {
  readonly stores: Stores;
  readonly supplier: Supplier;
}

/** A handover pack, with the photos of its captions. */
export interface WrittenHandover {
  readonly paper: HandoverPaper;
  readonly photos: readonly Photo[];
}

/** The pack of the n-th handover of an order, as everything was by then; undefined: there is none. */
export async function handoverPaper(
  ctx: Scope,
  orderId: string,
  version: number,
): Promise<WrittenHandover | undefined> {
  const [stored] = await ctx.stores.orders.find([orderId]);
  const event = (await packsOf(ctx, orderId)).find((each) => each.version === version)?.event;
  if (!stored || !event) return undefined;
  const { client } = ctx.supplier;
  const at = (instant: string) => ({ day: dayIn(instant, client.timeZone), clock: clockIn(instant, client.timeZone) });
  const { visitId } = event;
  const said = (await ctx.stores.visitEvents.ofOrders([orderId])).filter(
    (each) => visitId !== null && each.visitId === visitId && each.at <= event.at,
  );
  const { checklist, snags } = visitNow(said);
  const photos = photosOf(said);
  const customer = await findCustomer(ctx, stored.order.customerId);
  const doors = await fittedDoors(ctx, stored);
  const { doors: handed } = event;
  const source = {
    order: numberText('order', stored.number),
    version,
    supplier: client,
    customer: { name: customer.ok ? customer.value.details.name : '', address: stored.order.deliveryAddress },
    at: at(event.at),
    doors: doors.filter((door) => handed === null || handed.some((each) => isSameDoor(each, door))),
    guarantee: event.guarantee ?? [],
    checklist: inOrderOf(client.fitting.checklist, [...checklist.values()]),
    snags: snags.map(({ door, part, text }) => ({
      part,
      text,
      item: doors.find((each) => door !== null && isSameDoor(each, door))?.item ?? '',
    })),
    signOff: signOffOf(event),
    photos: photos.map(({ shows, taken }) => ({ shows, at: at(taken) })),
  };
  return { paper: handoverPaperOf(source, messages), photos: photos.map(({ photo }) => photo) };
}

/** As the supplier's list has its rows, whichever was answered first; those that it has no more come first. */
const inOrderOf = (rows: readonly string[], answers: readonly SaidAs<'checklist'>[]) =>
  answers.toSorted((one, other) => rows.indexOf(one.row) - rows.indexOf(other.row));

/** The doors of an order that somebody fits, as its papers name them. */
async function fittedDoors(ctx: Scope, stored: StoredOrder) {
  const lines = fittedLines(stored.order);
  const items = await ctx.stores.items.find(lines.map(({ itemId }) => itemId));
  return (await doorsToBring(ctx, stored)).flatMap(({ lineId, unit, item, name }) => {
    const line = lines.find(({ id }) => id === lineId);
    const found = items.find((each) => each.item.id === line?.itemId);
    return found ? [{ lineId, unit, item, name, size: sizeText(found.item.frame.overall) }] : [];
  });
}

/** The photos of a visit that are in its pack: before and after first. */
function photosOf(said: readonly StoredVisitEvent[]) {
  const shown = countingVisitEvents(said).flatMap(({ photo, visitId, at, ...event }) =>
    event.kind === 'photo' && photo !== null && visitId !== null
      ? [{ shows: event.shows, taken: at, photo: { container: 'visitphotos', of: visitId, version: photo } as const }]
      : [],
  );
  const place = ({ shows }: (typeof shown)[number]) => photoSubjects.indexOf(shows);
  return shown.toSorted((one, other) => place(one) - place(other)).slice(0, packPhotos);
}

function signOffOf(event: StoredHandover): SignOff {
  if (event.kind === 'not signed') return { kind: 'not signed', reason: event.reason };
  const { signature } = event;
  return signature ? { kind: 'signed', ...signature } : { kind: 'noted' };
}
