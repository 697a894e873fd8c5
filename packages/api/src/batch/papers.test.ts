import { expect, test } from 'vitest';
import { aReadyOrder, anotherReadyOrder } from '../testing/a-ready-order.ts';
import { codeOf } from '../testing/a-test-api.ts';

const Id = '5a1f4c1e-0000-4000-8000-0000000000b1';
const line = '5a1f4c1e-0000-4000-8000-000000000001';

test('a release has its book and its labels made, which all who see production may read; the next release has its own', async () => {
  const { api } = await aReadyOrder();
  await anotherReadyOrder(api, 10_077, [line]);
  const { batch } = api.fabricator();
  await batch.create({ Id, Week: '2650' });
  await batch.addItems({ Id, LineIds: [line] });
  await batch.replan({ Id });
  const book = { Kind: 'batch-book', Id } as const;
  expect(await codeOf(api.installer().document.getDocument(book))).toBe('NOT_FOUND');
  await batch.release({ Id, Glass: 'ordered' });
  for (const Kind of ['batch-book', 'batch-labels', 'batch-labels-a4'] as const)
    expect(await api.installer().document.getDocument({ Kind, Id })).toMatchObject({ State: 'being made' });
  expect(await codeOf(api.installer(-1023).document.getDocument(book))).toBe('NOT_FOUND');

  await batch.recall({ Id });
  await batch.release({ Id, Glass: 'waived' });
  expect(await codeOf(api.installer().document.getDocument({ ...book, Version: 2 }))).toBe('accepted');
  expect(await codeOf(api.installer().document.getDocument({ ...book, Version: 3 }))).toBe('NOT_FOUND');
});
