import { accepted, refused } from '@door/domain/door/model/result';
import { keysOf } from '@door/domain/lib/records';
import { numberText } from '@door/domain/lib/running-number';
import { countingVisitEvents } from '@door/domain/selling/visit/visit-event';
import { z } from 'zod';
import type { PersonFile } from '../customer/person-content.ts';
import { beginZip, recordOpening, zipOf, zipToWire } from '../customer/person-zips.ts';
import type { DocumentSubject } from '../document/document-store.ts';
import { newIdInput, orderIdInput } from '../input/ids.ts';
import { messages } from '../messages.ts';
import { loadOrder } from '../order/load-order.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { receiptDocument } from '../order/receipt.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import type { OfferEvent } from '../quote/offer-store.ts';
import { documentOf } from '../quote/send-quote.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { evidenceMessages as t } from './messages.ts';

const sells = procedure.allow('orders.sell').use(inOneTransaction);

const aboutOrder = z.strictObject({ OrderId: orderIdInput });
const subjectOf = (orderId: string) => ({ about: 'order', aboutId: orderId }) as const;

/** The zip with what answers a dispute that is being made, or is ready; null: nobody has asked for one, or its days are over. */
export const evidence = sells.input(aboutOrder).query(async ({ ctx, input: { OrderId } }) => {
  const [stored] = await ctx.stores.orders.find([OrderId]);
  unwrapOrThrow(stored ? accepted(stored) : refused('order.none', messages.order.none));
  const found = await zipOf(ctx, subjectOf(OrderId));
  return found ? zipToWire(ctx, found) : null;
});

const making = z.strictObject({
  /** Made up by the page, so that a message that is sent twice makes one zip. */
  Id: newIdInput,
  OrderId: orderIdInput,
});

/** Makes a zip of what says that the customer has ordered, got and signed for what they paid, in the place of the one before. */
export const makeEvidence = sells.input(making).mutation(async ({ ctx, input: { Id, OrderId } }) => {
  unwrapOrThrow(await loadOrder(ctx, OrderId));
  return zipToWire(ctx, unwrapOrThrow(await beginZip(ctx, subjectOf(OrderId), Id)));
});

/** Where a zip that is ready can be read for a minute; the history says who took it. */
export const openEvidence = sells.input(aboutOrder).mutation(async ({ ctx, input: { OrderId } }) => {
  unwrapOrThrow(await loadOrder(ctx, OrderId));
  const found = await zipOf(ctx, subjectOf(OrderId));
  const ready = found?.state === 'ready' ? found : undefined;
  const zip = unwrapOrThrow(ready ? accepted(ready) : refused('zip.not-ready', messages.zip.notReady));
  await recordOpening(ctx, zip);
  return { Url: await ctx.blobs.addressOf({ container: 'personzips', name: zip.blob, type: 'zip' }) };
});

/** What answers a bank whose customer disputes a payment: papers, and what was said in texts. */
export interface EvidenceContent {
  readonly files: readonly PersonFile[];
  readonly texts: readonly EvidenceText[];
}

interface EvidenceText {
  /** `acceptance.txt`. */
  readonly path: string;
  readonly lines: readonly string[];
}

type Scope = Pick<CallScope, 'stores'>;

/** That the customer has ordered, was told what is made, has got it, and has signed for it (JOURNEY 6.5); undefined: there is no such order. */
export async function evidenceContent(ctx: Scope, orderId: string): Promise<EvidenceContent | undefined> {
  const [stored] = await ctx.stores.orders.find([orderId]);
  if (!stored) return undefined;
  const texts = [
    ...(await acceptanceTexts(ctx, stored)),
    ...(await deliveryTexts(ctx, stored)),
    ...(await signatureTexts(ctx, stored)),
    ...(await paymentTexts(ctx, stored)),
  ];
  return { files: await papersOf(ctx, stored), texts: texts.filter(({ lines }) => lines.length > 0) };
}

async function papersOf({ stores }: Scope, { id, number, order }: StoredOrder): Promise<readonly PersonFile[]> {
  const subjects: (readonly [string, DocumentSubject])[] = [];
  if (order.quote) {
    const { id: quoteId, version } = order.quote;
    subjects.push([`accepted-quote-version-${String(version)}`, documentOf(quoteId, version)]);
  }
  for (const { version } of await stores.orderVersions.of(id))
    subjects.push([`confirmation-version-${String(version)}`, { kind: 'order', aboutId: id, version }]);
  for (const { load } of await stores.loads.ofOrders([id]))
    for (const { orderId, note } of load.stops)
      if (orderId === id && note !== null)
        subjects.push([
          `delivery-note-${numberText('delivery', note.number)}`,
          { kind: 'delivery-note', aboutId: id, version: note.version },
        ]);
  for (const [at, { payment }] of (await stores.payments.ofOrder(id)).entries())
    subjects.push([`receipt-${String(at + 1)}`, receiptDocument(payment.id)]);
  const files: PersonFile[] = [];
  for (const [name, subject] of subjects) {
    const found = await stores.documents.of(subject);
    const blob = found?.progress.state === 'ready' ? found.progress.pdf : null;
    if (found) files.push({ path: `order-${numberText('order', number)}/${name}.pdf`, blob });
  }
  return files;
}

/** What the customer ticked, when, and from where; and that they confirmed what is made. */
async function acceptanceTexts({ stores }: Scope, { id, order }: StoredOrder): Promise<readonly EvidenceText[]> {
  const events = order.quote ? await stores.offers.events([order.quote.id]) : [];
  const accepted = events.filter(({ kind }) => kind === 'accepted');
  const confirmed = await stores.offers.confirmations(id);
  return [
    { path: 'acceptance.txt', lines: accepted.flatMap(saidLines) },
    { path: 'drawing-confirmed.txt', lines: confirmed.flatMap(saidLines) },
  ];
}

const saidLines = ({
  at,
  how,
  name,
  version,
  hash,
  confirmed,
  agent,
  addressMark,
}: Omit<OfferEvent, 'quoteId' | 'kind'>) => [
  t.said[how](name, momentOf(at)),
  t.version(String(version), hash),
  ...confirmed.map((sentence) => `  ${sentence}`),
  ...(agent === '' ? [] : [t.browser(agent)]),
  ...(addressMark === '' ? [] : [t.address(addressMark)]),
  '',
];

/** Where each door went, and what was signed for it: the doors of a stop have one signature. */
async function deliveryTexts({ stores }: Scope, { id }: StoredOrder): Promise<readonly EvidenceText[]> {
  const events = await stores.deliveries.ofOrders([id]);
  const undone = new Set(events.flatMap(({ undoes }) => undoes ?? []));
  const signatures = new Map<string, string>();
  const lines: string[] = [];
  for (const { id: event, kind, day, takenBy, lineId, unit, reason, signature } of events) {
    if (undone.has(event) || !isWithCustomer(kind)) continue;
    const path = signatures.get(signature) ?? `delivery-signature-${String(signatures.size + 1)}.svg`;
    if (signature !== '') signatures.set(signature, path);
    const said = [t.delivery[kind](day, takenBy), t.door(lineId, String(unit)), reason];
    lines.push([...said, signature === '' ? '' : t.signedFor(path)].filter((part) => part !== '').join(' '));
  }
  return [{ path: 'delivery.txt', lines }, ...[...signatures].map(([svg, path]) => ({ path, lines: [svg] }))];
}

const isWithCustomer = (kind: string): kind is keyof typeof t.delivery =>
  keysOf(t.delivery).some((each) => each === kind);

/** What was read when it was signed, by whom, with the picture of the signature. */
async function signatureTexts({ stores }: Scope, { id }: StoredOrder): Promise<readonly EvidenceText[]> {
  const events = countingVisitEvents(await stores.visitEvents.ofOrders([id]));
  return events.flatMap(({ kind, at, signature }, index): readonly EvidenceText[] => {
    if (kind !== 'signed' || signature === null) return [];
    const { name, text, hash, svg } = signature;
    const path = `signature-${String(index + 1)}`;
    return [
      { path: `${path}.txt`, lines: [t.signed(name, momentOf(at)), t.hash(hash), '', ...text.split('\n')] },
      { path: `${path}.svg`, lines: [svg] },
    ];
  });
}

/** What the provider has said of each payment. */
async function paymentTexts({ stores }: Scope, { id }: StoredOrder): Promise<readonly EvidenceText[]> {
  const booked = await stores.payments.ofOrder(id);
  const lines = booked.map(({ payment: { kind, amount, on, method }, entry }) =>
    t.payment({ on, kind, method, amount, entry: entry ?? '' }),
  );
  return [{ path: 'payments.txt', lines }];
}

/** `2026-11-22 10:05`, in UTC. */
const momentOf = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
