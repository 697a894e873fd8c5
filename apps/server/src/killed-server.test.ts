import { randomUUID } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { codeOf } from '@door/api/testing/a-test-api';
import { afterAll, expect, test } from 'vitest';
import { callsAt } from './testing/http-calls.ts';
import { logIn } from './testing/log-in.ts';
import { freePort } from './testing/postgres-server.ts';
import { acceptance, aDraft, type Document, type Order, quoteAt, type Sent, until } from './testing/selling.ts';
import { startServer } from './testing/start-server.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder();
let server: ReturnType<typeof startServer> | undefined;
afterAll(async () => {
  await kill();
  folder[Symbol.dispose]();
});

async function kill(): Promise<void> {
  server?.child.kill('SIGKILL');
  await server?.ended;
}

/** Kills the server when its database writes for the first time after the call began, or else when it answers. */
async function killedAtTheWrite(call: () => Promise<unknown>): Promise<string> {
  const lastWrite = () =>
    Math.max(...globSync(join(folder.path, 'db/pg_wal/0*')).map((file) => statSync(file).mtimeMs));
  const before = lastWrite();
  const waiting = { isOver: false };
  const outcome = codeOf(call()).finally(() => (waiting.isOver = true));
  while (lastWrite() === before && !waiting.isOver) await nextTurn();
  await kill();
  return outcome;
}

/** On a busy machine the answer may come before the write was seen. */
const killedInTime = ['no answer', 'accepted'];

test('a server killed while it sends, accepts and converts: the same calls again make nothing twice, and nothing answered is lost', async () => {
  const PORT = String(await freePort());
  const url = `http://127.0.0.1:${PORT}`;
  const start = async () => {
    server = startServer({ PORT, PUBLIC_URL: url, DATA_DIR: folder.path });
    await server.listening();
  };
  await start();
  const office = callsAt(url, (await logIn(url)).tokens.access_token);
  const { Id, LastUpdated } = await aDraft(office);
  const send = () => office.mutate<Sent>('quote.send', { Id, LastUpdated, Mail: true });
  const OrderId = randomUUID();
  const convert = () => office.mutate<Order>('quote.convertToOrder', { Id, OrderId });

  expect(killedInTime).toContain(await killedAtTheWrite(send));
  await start();
  const sent = await send();
  const mails = () => globSync(join(folder.path, 'mail/*.eml')).length;
  await until(mails, (written) => written > 0);

  const accept = () => callsAt(url).mutate('acceptOffer', acceptance(sent));
  expect(killedInTime).toContain(await killedAtTheWrite(accept));
  await start();
  expect(await accept()).toEqual({ State: 'accepted' });
  const order = await convert();
  await kill();
  await start();
  expect([await send(), await accept(), await convert()]).toEqual([sent, { State: 'accepted' }, order]);

  const { History, Version } = await quoteAt(office, Id);
  expect(History.map(({ To }) => To)).toEqual(['Converted To Order', 'Accepted', 'Sent', 'Draft']);
  expect([Version, mails()]).toEqual([1, 1]);
  const made = await office.query<Document>('document.getDocument', { Kind: 'quote', Id, Version });
  expect(made.State).toBe('ready');
  expect(globSync(join(folder.path, 'blobs/**/*.pdf'))).toHaveLength(1);
}, 240_000);
