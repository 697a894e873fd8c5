import { parentPort, workerData } from 'node:worker_threads';
import type { Results } from '@electric-sql/pglite';
import { createPglite, inTransaction, optionsOf, type ReadAs, type Statements } from './pglite-statements.ts';

/** What the thread of the database is asked for; `transaction` names an open one, null: outside of any. */
export type EmbeddedRequest =
  | {
      readonly kind: 'query';
      readonly transaction: number | null;
      readonly text: string;
      readonly params: readonly unknown[];
      readonly readAs: ReadAs;
    }
  | { readonly kind: 'exec'; readonly transaction: number | null; readonly text: string }
  /** `first`: a statement with which it begins. What else is sent meanwhile for this transaction waits for that. */
  | { readonly kind: 'begin'; readonly transaction: number; readonly first: string | null }
  | { readonly kind: 'end'; readonly transaction: number; readonly isKept: boolean }
  /** No statement is worked on between these two. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'let go' }
  | { readonly kind: 'close' };

export interface NumberedRequest {
  readonly id: number;
  readonly request: EmbeddedRequest;
}

/** What an error says beside its message: the code, the constraint, where. */
export type ErrorFacts = Readonly<Record<string, unknown>>;

export type EmbeddedResponse =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly message: string; readonly facts: ErrorFacts };

interface OpenTransaction {
  readonly statements: Statements;
  /** Lets it end, and waits until it has. */
  readonly end: (isKept: boolean) => Promise<void>;
}

/** Thrown inside a transaction that is to be undone. */
class Undone extends Error {
  override readonly name = 'Undone';
}

const pglite = await createPglite({ dataDir: String(workerData) });
// A file of the log that was needed is deleted: PostgreSQL would keep it, with all that was written, to write it again some day.
await pglite.exec('set wal_recycle = off');
const open = new Map<number, Promise<OpenTransaction>>();
let letGo: () => void = () => undefined;
let carriedOut = 0;

/** How many requests are carried out between two looks at the log of writes. */
const requestsBetweenLooks = 200;
/** Bytes that a start after a kill has to write again; 100 MB take half a second of a processor. */
const longestLog = 32 * 1024 ** 2;

parentPort?.on('message', (requests: readonly NumberedRequest[]) => {
  for (const group of byTransaction(requests)) void answerTogether(group);
});
send([{ id: 0, result: undefined }]);

/** What is asked outside of transactions is a group by itself. */
function byTransaction(requests: readonly NumberedRequest[]): Iterable<readonly NumberedRequest[]> {
  const groups = new Map<string, NumberedRequest[]>();
  for (const numbered of requests) {
    const { id, request } = numbered;
    const isInOne = 'transaction' in request && request.transaction !== null;
    const name = isInOne ? `transaction ${String(request.transaction)}` : `request ${String(id)}`;
    groups.set(name, [...(groups.get(name) ?? []), numbered]);
  }
  return groups.values();
}

/**
 * What a transaction asks in one message is answered in one: whoever asks so waits for all of it. A message to a thread that sleeps takes as
 * long as a short statement.
 */
async function answerTogether(requests: readonly NumberedRequest[]): Promise<void> {
  send(await Promise.all(requests.map(answerTo)));
  if (requests.some(({ request }) => request.kind === 'close')) return parentPort?.close();
  carriedOut += requests.length;
  if (carriedOut < requestsBetweenLooks) return;
  carriedOut = 0;
  await keepLogShort().catch(() => undefined);
}

async function answerTo({ id, request }: NumberedRequest): Promise<EmbeddedResponse> {
  try {
    return { id, result: await execute(request) };
  } catch (error) {
    // The memory of a fallen database can be trusted no longer: the thread ends, and the next one begins with the files.
    if (!(error instanceof Error) || error.name === 'RuntimeError') throw error;
    return { id, message: error.message, facts: factsOf(error) };
  }
}

/**
 * PostgreSQL without its other processes makes no checkpoint by itself: the log of writes would grow until the program is stopped,
 * and a start after a kill would write all of it again. One that fails, as on a full disk, is made the next time.
 */
async function keepLogShort(): Promise<void> {
  const { rows } = await pglite.query<{ readonly bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  if ((rows[0]?.bytes ?? 0) > longestLog) await pglite.exec('checkpoint');
}

async function execute(request: EmbeddedRequest): Promise<unknown> {
  switch (request.kind) {
    case 'query':
      return query(request);
    case 'exec':
      return (await exec(request)).map(plain);
    case 'begin':
      return begin(request);
    case 'end':
      return end(request);
    case 'hold':
      return hold();
    case 'let go':
      return letGo();
    case 'close':
      return pglite.close();
  }
}

async function query({ transaction, text, params, readAs }: EmbeddedRequest & { readonly kind: 'query' }) {
  return plain(await (await statementsOf(transaction)).query(text, [...params], optionsOf(readAs)));
}

/** Without what cannot be sent. */
const plain = ({ rows, fields, affectedRows }: Results) => ({ rows, fields, affectedRows });

const exec = async ({ transaction, text }: EmbeddedRequest & { readonly kind: 'exec' }): Promise<Results[]> =>
  (await statementsOf(transaction)).exec(text);

const statementsOf = async (transaction: number | null): Promise<Statements> =>
  transaction === null ? pglite : (await openOne(transaction)).statements;

async function openOne(transaction: number): Promise<OpenTransaction> {
  const found = open.get(transaction);
  if (!found) throw new Error('The transaction is closed.');
  return found;
}

/** Waits for its turn; the transaction is open afterwards, until it is ended. */
async function begin({ transaction, first }: EmbeddedRequest & { readonly kind: 'begin' }): Promise<void> {
  const beginning = new Promise<OpenTransaction>((begun, failed) => {
    const work = async (statements: Statements) => {
      const isKept = new Promise<boolean>((resolve) => {
        const end = async (isToKeep: boolean) => {
          resolve(isToKeep);
          await whole.catch((error: unknown) => {
            if (!(error instanceof Undone)) throw error;
          });
        };
        begun({ statements, end });
      });
      if (!(await isKept)) throw new Undone('The transaction is undone.');
    };
    const whole = inTransaction(pglite, work, first ?? undefined);
    whole.catch(failed);
  });
  open.set(transaction, beginning);
  await beginning;
}

/** Also of one that has not begun: nothing of it stays. */
async function end({ transaction, isKept }: EmbeddedRequest & { readonly kind: 'end' }): Promise<void> {
  const ending = openOne(transaction);
  open.delete(transaction);
  await (await ending).end(isKept);
}

async function hold(): Promise<void> {
  await new Promise<void>((held, failed) => {
    pglite
      .runExclusive(
        () =>
          new Promise<void>((resolve) => {
            letGo = resolve;
            held();
          }),
      )
      .catch(failed);
  });
}

/** What can be sent of it: an error of PostgreSQL also names the statement's options, which are functions. */
const factsOf = (error: Error): ErrorFacts =>
  Object.fromEntries(Object.entries(error).filter(([, value]) => ['string', 'number'].includes(typeof value)));

function send(answered: readonly EmbeddedResponse[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
  parentPort?.postMessage(answered);
}
