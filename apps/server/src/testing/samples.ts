import { bareDesign } from '@door/api/item/copy-design';
import type { Enquiry } from '@door/api/enquiry/enquiry-store';
import type { SharedDesign } from '@door/api/visitor/share-store';
import type { StoredItem } from '@door/api/item/item-store';
import type { Supplier } from '@door/api/ports/supplier';
import { itemId } from '@door/domain/door/model/ids';
import { unnamedJob } from '@door/domain/door/model/item-record';
import { newItem } from '@door/domain/door/configure/new-item';
import { randomUUID } from 'node:crypto';
import { PNG } from 'pngjs';

let numbers = 1000;

/** A new item of a visitor. */
export function aStoredItem({ catalogue, context, catalogueVersion }: Supplier): StoredItem {
  const [template] = catalogue.rows.templates;
  if (!template) throw new Error('The demo catalogue has no frame template.');
  return {
    item: newItem(itemId(randomUUID()), template, context),
    number: (numbers += 1),
    currency: 'EUR',
    job: unnamedJob,
    catalogueVersion,
    madeBy: 'public',
    lastUpdated: '2026-11-21T08:15:30.123Z',
    lastIdempotencyKey: null,
    bomUpdated: null,
    submittedAt: null,
    measuredAt: null,
  };
}

export const anEnquiry = (stored: StoredItem, changes: Partial<Enquiry> = {}): Enquiry => ({
  id: randomUUID(),
  number: stored.number,
  itemId: stored.item.id,
  name: 'Ada Moor',
  email: 'ada@example.com',
  phone: '+44 20 7946 0018',
  address: '4 Mill Lane\nHebden Bridge',
  notes: '',
  consents: [
    { kind: 'data-sharing', text: 'I am happy for my details to be forwarded.', given: true, settingsVersion: 1 },
    { kind: 'privacy', text: 'I agree to the privacy policy', given: true, settingsVersion: 1 },
    { kind: 'terms', text: 'I agree to the terms and conditions', given: true, settingsVersion: 1 },
  ],
  submittedAt: '2026-11-21T08:20:00.000Z',
  state: 'New',
  outcome: null,
  assignee: null,
  customerId: null,
  ...changes,
});

/** A shared copy of that item, made a minute later. */
export const aShare = ({ item, currency }: StoredItem): SharedDesign => ({
  id: randomUUID(),
  itemId: item.id,
  design: bareDesign(item),
  currency,
  madeAt: '2026-11-21T08:16:00.500Z',
});

/** A valid PNG of that size, in pixels, in one colour. */
export const aPicture = (width = 3, height = 2): Buffer =>
  PNG.sync.write(Object.assign(new PNG({ width, height }), { data: Buffer.alloc(width * height * 4, 0x7f) }));
