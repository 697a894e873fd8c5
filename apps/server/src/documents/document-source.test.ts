import { emptyBatch } from '@door/domain/making/batch/batch';
import { expect, test } from 'vitest';
import { addAccount, testClient } from '../testing/call-context.ts';
import { openTestServer } from '../testing/open-test-server.ts';
import { sourceOf } from './document-source.ts';

const id = '5a1f4c1e-0000-4000-8000-0000000000b1';
const finn = '5a1f4c1e-0000-4000-8000-00000000a002';
const at = '2026-11-22T08:00:00.000Z';
const progress = { state: 'being made' } as const;
const book = { id: 'd1', kind: 'batch-book', aboutId: id, version: 1, at, progress } as const;

test('the papers of a batch are made of what was frozen with its release, and of nothing once it is recalled', async () => {
  await using server = await openTestServer();
  await addAccount(server, { id: finn, role: 'fabricator' });
  const { transactions } = server;
  const made = { createdAt: at, createdBy: finn, changedBy: null, lastUpdated: at, lastIdempotencyKey: null };
  await transactions.run(testClient, async ({ batches }) => {
    await batches.create({ id, number: 12, batch: emptyBatch('2650'), ...made });
    await batches.freeze(id, { format: 1, lines: [], bars: [] }, []);
  });
  const supplier = await server.suppliers.find(testClient);
  if (!supplier) throw new Error('There is no such supplier.');
  const found = () => transactions.run(testClient, (stores) => sourceOf({ stores, supplier }, book));
  const batch = { kind: 'batch-book', number: { week: '2650', number: 12 }, lines: [], bars: [], at };
  expect(await found()).toEqual({ of: 'batch', batch });
  await transactions.run(testClient, ({ batches }) => batches.thaw(id));
  expect(await found()).toBeUndefined();
});
