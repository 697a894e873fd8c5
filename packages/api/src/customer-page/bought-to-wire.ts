import { describeItem } from '@door/domain/door/configure/describe-item';
import { designLabel } from '@door/domain/door/design/design-label';
import { type DoorInWords, doorInWords } from '@door/domain/selling/quote/paper-position';
import type { VersionDrawing } from '@door/domain/selling/quote/quote-version';
import { hasReceipt } from '@door/domain/selling/payment/payment';
import { receiptDocument } from '../order/receipt.ts';
import { paperTexts } from '../messages.ts';
import type { StoredOrder } from '../order/order-store.ts';
import type { CallScope } from '../procedure.ts';
import { packDocument, packsOfSale } from '../fitting/handover-packs.ts';
import { drawingOf } from '../quote/technical-drawing.ts';
import type { Bought } from './bought.ts';
import type { PageLevel } from './open-page.ts';
import { dayOf } from '../pricing/price-lists.ts';
import { addressesOfVersion } from '../document/addresses-of-version.ts';
import type { DocumentSubject } from '../document/document-store.ts';
import { documentOf } from '../quote/send-quote.ts';
import { mondayOf } from '@door/domain/lib/production-week';
import type { publicPromiseToWire } from '../promise/promise-to-wire.ts';

interface BoughtDoor extends DoorInWords {
  readonly lineId: string;
  readonly drawing: VersionDrawing;
}

/** Each line of what was bought, as it was confirmed last; until then as it is ordered. What stands in glass may be a house number: it is for the customer alone. */
export async function boughtDoorsToWire(ctx: CallScope, bought: Bought, level: PageLevel) {
  const doors = bought.kind === 'order' ? await doorsOfOrder(ctx, bought.order) : doorsOf(bought.sent.frozen);
  return doors.map(({ lineId, heading, hinge, sizes, schedule, drawing }) => ({
    LineId: lineId,
    Heading: heading,
    /** `Hinged on the left, seen from outside. Opens inwards.` */
    Hinge: hinge,
    Sizes: sizes.map(({ label, text }) => ({ Label: label, Text: text })),
    /** Everything else that was chosen. */
    Schedule: level === 2 ? schedule.map(({ label, text }) => ({ Label: label, Text: text })) : [],
    Drawing: drawing,
  }));
}

interface Frozen {
  readonly paper: { readonly positions: readonly (DoorInWords & { readonly lineId: string })[] };
  readonly lines: readonly { readonly id: string; readonly drawing: VersionDrawing }[];
}

const doorsOf = ({ paper, lines }: Frozen): readonly BoughtDoor[] =>
  paper.positions.flatMap((position) => {
    const line = lines.find(({ id }) => id === position.lineId);
    return line ? [{ ...position, drawing: line.drawing }] : [];
  });

async function doorsOfOrder(ctx: CallScope, { id, order }: StoredOrder): Promise<readonly BoughtDoor[]> {
  const version = order.state === 'Draft' ? undefined : (await ctx.stores.orderVersions.of(id)).at(-1)?.version;
  const confirmed = version === undefined ? undefined : await ctx.stores.orderVersions.find(id, version);
  return confirmed ? doorsOf(confirmed.frozen) : doorsNow(ctx, order);
}

async function doorsNow(ctx: CallScope, order: StoredOrder['order']): Promise<readonly BoughtDoor[]> {
  const { catalogue, context } = ctx.supplier;
  const items = await ctx.stores.items.find(order.lines.map(({ itemId }) => itemId));
  return order.lines.flatMap((line) => {
    const item = items.find((each) => each.item.id === line.itemId)?.item;
    if (!item) return [];
    const door = {
      item,
      heading: designLabel(item, catalogue),
      described: describeItem(item, context),
      price: { lines: [] },
    };
    return [{ lineId: line.id, ...doorInWords(door, paperTexts), drawing: drawingOf(item, catalogue) }];
  });
}

interface Paper {
  readonly kind: 'quote' | 'confirmation' | 'credit note' | 'delivery note' | 'receipt' | 'refund' | 'handover pack';
  readonly number: number;
  /** ISO day. */
  readonly on: string;
  readonly document: DocumentSubject;
}

/** What was sent, confirmed, credited and delivered, the last first; each with the address of its PDF for ten minutes, null while it is being made. */
export async function boughtPapersToWire(ctx: CallScope, bought: Bought) {
  const papers = [...(await quotePapers(ctx, bought)), ...(await orderPapers(ctx, bought))];
  const wire = [];
  for (const { kind, number, on, document } of papers.toReversed().toSorted(byLatest)) {
    const { DocumentState, PdfUrl } = await addressesOfVersion(ctx, document);
    // A payment that was recorded before receipts had a PDF has none.
    if (document.kind === 'receipt' && DocumentState === null) continue;
    wire.push({ Kind: kind, Number: number, On: on, PdfUrl });
  }
  return wire;
}

const byLatest = (one: Paper, other: Paper): number => other.on.localeCompare(one.on);

async function quotePapers(ctx: CallScope, { sale }: Bought): Promise<readonly Paper[]> {
  if (sale.kind === 'order') return [];
  return (await ctx.stores.quoteVersions.of([sale.id])).map(({ version, sentAt }) => ({
    ...({ kind: 'quote', number: version, on: dayOf(ctx, sentAt) } as const),
    document: documentOf(sale.id, version),
  }));
}

async function orderPapers(ctx: CallScope, bought: Bought): Promise<readonly Paper[]> {
  if (bought.kind === 'accepted') return [];
  const { id } = bought.order;
  const { orderVersions, creditNotes, loads } = ctx.stores;
  const versions = (await orderVersions.of(id)).map(({ version, confirmedAt }) => ({
    ...({ kind: 'confirmation', number: version, on: dayOf(ctx, confirmedAt) } as const),
    document: { kind: 'order', aboutId: id, version } as const,
  }));
  const credits = (await creditNotes.ofOrder(id)).map((credit) => ({
    ...({ kind: 'credit note', number: credit.number, on: dayOf(ctx, credit.issuedAt) } as const),
    document: { kind: 'credit-note', aboutId: credit.id, version: 1 } as const,
  }));
  const notes = (await loads.ofOrders([id])).flatMap(({ load: { departedOn: on, stops } }) => {
    const note = stops.find(({ orderId }) => orderId === id)?.note;
    if (!note || on === null) return [];
    const document = { kind: 'delivery-note', aboutId: id, version: note.version } as const;
    return [{ kind: 'delivery note', number: note.number, on, document } as const];
  });
  // Numbered by visits: what was made again is handed over by a later one.
  const packs = (await packsOfSale(ctx, id)).map(({ orderId, version, event }, at) => ({
    ...({ kind: 'handover pack', number: at + 1, on: dayOf(ctx, event.at) } as const),
    document: packDocument(orderId, version),
  }));
  return [...versions, ...credits, ...notes, ...packs, ...(await receiptPapers(ctx, id))];
}

/** Of what was paid and what went back, numbered by the order in which it was booked. */
async function receiptPapers({ stores }: CallScope, orderId: string): Promise<readonly Paper[]> {
  const payments = (await stores.payments.ofOrder(orderId)).map(({ payment }) => payment);
  return payments
    .filter((payment) => hasReceipt(payment, payments))
    .map(({ id, kind, on }, at) => ({
      ...{ kind: kind === 'refund' ? 'refund' : 'receipt', number: at + 1, on },
      document: receiptDocument(id),
    }));
}

type PublicPromise = NonNullable<Awaited<ReturnType<typeof publicPromiseToWire>>>;

/** Whoever has the link alone reads of the week of a day, so that nobody learns on which day a house is open. */
export function promiseAtLevel(promise: PublicPromise | null, level: PageLevel): PublicPromise | null {
  if (promise === null || level === 2) return promise;
  return {
    ...promise,
    ...inWeek(promise),
    Reasons: promise.Reasons.map((reason) => ({ ...reason, Day: mondayOf(reason.Day) })),
    Moves: promise.Moves.map(({ From, To, Cause }) => ({ From: inWeek(From), To: inWeek(To), Cause })),
  };
}

const inWeek = ({ Day }: Pick<PublicPromise, 'Day'>) => ({ Day: mondayOf(Day), Grain: 'week' as const });
