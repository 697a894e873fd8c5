import { bareDesign } from '@door/api/items/bare-design';
import type { Enquiry, SharedDesign, StoredItem, Supplier } from '@door/api/ports/shop';
import { itemId } from '@door/domain/item/ids';
import { newItem } from '@door/domain/item/new-item';
import { randomUUID } from 'node:crypto';

/** A door as a visitor has just begun it. */
export function aStoredItem({ catalogue }: Supplier): StoredItem {
  const [template] = catalogue.rows.templates;
  if (!template) throw new Error('The demo catalogue has no frame template.');
  return {
    item: newItem({ id: itemId(randomUUID()), template, catalogue, currency: 'EUR', partId: () => randomUUID() }),
    madeBy: 'public',
    lastUpdated: '2026-11-21T08:15:30.123Z',
    bomUpdated: null,
    submittedAt: null,
    measuredAt: null,
  };
}

export const anEnquiry = (stored: StoredItem, changes: Partial<Enquiry> = {}): Enquiry => ({
  id: randomUUID(),
  itemId: stored.item.id,
  name: 'Ada Moor',
  email: 'ada@example.com',
  phone: '+44 20 7946 0018',
  address: '4 Mill Lane\nHebden Bridge',
  notes: '',
  consents: [
    { kind: 'data-sharing', text: 'I am happy for my details to be forwarded.', given: true },
    { kind: 'privacy', text: 'I agree to the privacy policy', given: true },
    { kind: 'terms', text: 'I agree to the terms and conditions', given: true },
  ],
  submittedAt: '2026-11-21T08:20:00.000Z',
  state: 'New',
  outcome: null,
  assignee: null,
  ...changes,
});

/** A link to that door, made in the minute after it was begun. */
export const aShare = ({ item }: StoredItem): SharedDesign => ({
  id: randomUUID(),
  itemId: item.id,
  design: bareDesign(item),
  madeAt: '2026-11-21T08:16:00.500Z',
});
