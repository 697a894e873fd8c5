import { clientId } from '@door/domain/door/model/ids';
import type { TestApi } from './a-test-api.ts';
import { personOf } from './people.ts';

const at = '2026-11-20T10:00:00.000Z';
const statementId = '00000000-0000-4000-8000-0000000000b1';
const lineId = '00000000-0000-4000-8000-0000000000b2';
const ruleId = '00000000-0000-4000-8000-0000000000b3';

/** A line of a statement of that supplier's bank, and words by which others are left alone. */
export async function aBankLine(api: TestApi, client: number) {
  const { userId: importedBy } = personOf(client, 'admin');
  await api.transactions.run(clientId(client), async ({ bank }) => {
    const counts = { added: 1, known: 0, pending: 0, empty: 0, booked: 0 };
    const imported = { importedBy, importedAt: at };
    await bank.addStatement({ id: statementId, fileName: 'november.xml', profile: null, ...counts, ...imported });
    const entry = {
      ...{ iban: 'IE29AIBK93115212345678', day: '2026-11-20', amount: { minor: 12_345, currency: 'EUR' } },
      ...{ text: 'Door', reference: '', party: 'Ada', bankReference: 'B-1', isReversal: false },
    };
    const booking = { orderId: null, paymentId: null, reverses: null, changedBy: null, changedAt: at };
    await bank.addLines([{ id: lineId, statementId, entry, state: 'New', ...booking }]);
    await bank.addRule({ id: ruleId, holds: 'payout', madeBy: importedBy, madeAt: at });
  });
  return { 'bank line': lineId, 'bank rule': ruleId };
}
