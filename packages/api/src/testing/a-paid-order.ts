import { money, percent } from '@door/domain/selling/pricing/money';
import { clientId } from '@door/domain/door/model/ids';
import type { TestApi } from './a-test-api.ts';
import { personOf } from './people.ts';

const at = '2026-11-22T10:00:00.000Z';

export const paymentId = '5a1f4c1e-0000-4000-8000-0000000000f1';
export const creditNoteId = '5a1f4c1e-0000-4000-8000-0000000000f2';

/** A payment and a credit note of an order of this supplier. */
export async function aPaidOrder(api: TestApi, client: number, orderId: string): Promise<void> {
  const amount = money(10_000, 'EUR');
  const entry = { id: paymentId, kind: 'deposit', amount, method: 'bank', takesBack: null } as const;
  const payment = { ...entry, on: '2026-11-22', note: '' };
  const nothing = money(0, 'EUR');
  const note = {
    format: 1,
    order: { id: orderId, number: 10_001 },
    customer: { name: 'Ada', address: '1 Mill Lane' },
    letterhead: { name: 'Alder & Lane', lines: [], logoUrl: null },
    catalogueVersion: 1,
    reason: 'Scratched',
    issuedOn: '2026-11-22',
    lines: [],
    net: nothing,
    vat: { treatment: 'IE fit', rate: percent(13.5), amount: nothing },
    total: nothing,
  } as const;
  const { userId } = personOf(client, 'fabricator');
  await api.transactions.run(clientId(client), async ({ payments, creditNotes }) => {
    await payments.add({ orderId, payment, source: 'hand', entry: null, recordedBy: userId, recordedAt: at });
    await creditNotes.add({ id: creditNoteId, number: 1001, note, issuedBy: userId, issuedAt: at });
  });
}
