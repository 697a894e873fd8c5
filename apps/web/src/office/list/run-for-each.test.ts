import { expect, test } from 'vitest';
import { type BulkProgress, runForEach } from './run-for-each.ts';

const run = async (rows: readonly string[], changes: Partial<Parameters<typeof runForEach<string>>[0]> = {}) => {
  const seen: BulkProgress[] = [];
  await runForEach({
    rows,
    labelOf: (row) => `door ${row}`,
    work: async () => null,
    reasonOf: (error) => (error instanceof Error ? error.message : ''),
    isStopped: () => false,
    onProgress: (progress) => seen.push(progress),
    ...changes,
  });
  return seen;
};

test('each row is told as it is done, and the end', async () => {
  const seen = await run(['a', 'b']);
  expect(seen.map(({ done, state }) => `${String(done)} ${state}`)).toEqual([
    '0 running',
    '1 running',
    '2 running',
    '2 ended',
  ]);
});

test('a row that fails, or has something against it, is named, and the others are done', async () => {
  const work = async (row: string) => {
    if (row === 'b') throw new Error('It is gone.');
    return row === 'c' ? 'Two lines cannot be made.' : null;
  };
  expect((await run(['a', 'b', 'c', 'd'], { work })).at(-1)).toEqual({
    total: 4,
    done: 2,
    failures: [
      { label: 'door b', reason: 'It is gone.' },
      { label: 'door c', reason: 'Two lines cannot be made.' },
    ],
    state: 'ended',
  });
});

test('a stop finishes what has begun and begins nothing more', async () => {
  let begun = 0;
  const work = async () => {
    begun += 1;
    return null;
  };
  const seen = await run(['a', 'b', 'c'], { work, isStopped: () => begun === 2 });
  expect([begun, seen.at(-1)?.done, seen.at(-1)?.state]).toEqual([2, 2, 'stopped']);
});
