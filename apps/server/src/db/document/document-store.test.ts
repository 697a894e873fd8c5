import { randomUUID } from 'node:crypto';
import type { Stores } from '@door/api/ports/stores';
import { clientId } from '@door/domain/door/model/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesHere, openTestServer, type TestServer } from '../../testing/open-test-server.ts';

const client = clientId(-1022);
const newDocument = () =>
  ({ id: randomUUID(), kind: 'quote', aboutId: randomUUID(), version: 2, at: '2026-11-22T08:00:00.123Z' }) as const;
const made = (name: string) => ({
  pdf: { container: 'documents', name, type: 'pdf' } as const,
  sha256: 'ab12',
  size: 1234,
  pictures: [
    {
      lineId: 'a line',
      external: { container: 'documents', name: 'a'.repeat(64), type: 'jpg' } as const,
      internal: { container: 'documents', name: 'b'.repeat(64), type: 'jpg' } as const,
    },
  ],
});

describe.each(databasesHere)('documents on the %s database', (kind) => {
  let server: TestServer;
  const transact = <T>(work: (stores: Stores) => Promise<T>, of = client) => server.transactions.run(of, work);
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test('one is begun for each version, finished once, and stays as it was made', async () => {
    const document = newDocument();
    await transact(({ documents }) => documents.begin(document));
    await transact(({ documents }) => documents.begin({ ...document, id: randomUUID() }));
    expect(await transact(({ documents }) => documents.of(document))).toEqual({
      ...document,
      progress: { state: 'being made' },
    });
    const first = made(randomUUID());
    await transact(({ documents }) => documents.finish(document.id, first));
    await transact(({ documents }) => documents.finish(document.id, made(randomUUID())));
    await transact(({ documents }) => documents.failOnce(document.id));
    const progress = { state: 'ready', ...first };
    expect(await transact(({ documents }) => documents.load(document.id))).toEqual({ ...document, progress });
    expect(await transact(({ documents }) => documents.of(document), clientId(-1023))).toBeUndefined();
  });

  test('one that cannot be made says so after a few attempts, and may still become ready', async () => {
    const document = newDocument();
    await transact(({ documents }) => documents.begin(document));
    const states: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await transact(({ documents }) => documents.failOnce(document.id));
      states.push((await transact(({ documents }) => documents.load(document.id)))?.progress.state);
    }
    expect(states).toEqual([...Array.from({ length: 4 }, () => 'being made'), 'failed', 'failed']);
    const failed = (of = client) => transact(({ documents }) => documents.failed(9), of);
    expect([await failed(), await failed(clientId(-1023))]).toMatchObject([[document], []]);
    await transact(({ documents }) => documents.finish(document.id, made(randomUUID())));
    expect((await transact(({ documents }) => documents.load(document.id)))?.progress.state).toBe('ready');
    expect(await failed()).toEqual([]);
  });
});
