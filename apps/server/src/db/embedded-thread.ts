import { Worker } from 'node:worker_threads';
import type { QueryOptions, Results } from '@electric-sql/pglite';
import type { EmbeddedResponse, EmbeddedRequest, ErrorFacts, NumberedRequest } from './embedded-worker.ts';
import { readAsOf, type Statements } from './pglite-statements.ts';

/** PGlite in a thread of its own: statements of seconds hold up no call that does not wait for them. */
export interface EmbeddedThread extends Statements {
  /** @param first a statement that goes to the thread together with the begin */
  transaction<Result>(work: (statements: Statements) => Promise<Result>, first?: string): Promise<Result>;
  /** Runs the work between two statements: nothing is written to the files meanwhile. */
  runExclusive<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** One life of the thread: it is started again where it has ended by itself. */
interface Life {
  ask(request: EmbeddedRequest): Promise<unknown>;
  /** Resolves at its end. */
  readonly ended: Promise<void>;
}

/**
 * Opens the database in this folder. A thread that ends by itself, as one does whose memory is used up, fails what it was asked
 * with an error that `isOutage` knows; what is asked next starts another, which recovers from the files as after a kill.
 */
export async function openEmbeddedThread(
  folder: string,
  startWorker: (folder: string) => Worker = startEmbeddedWorker,
): Promise<EmbeddedThread> {
  let transactions = 0;
  let living: Promise<Life> | undefined;
  const life = () => (living ??= begin(startWorker(folder), () => (living = undefined)));
  const ask = async (request: EmbeddedRequest) => (await life()).ask(request);

  await life();
  return {
    ...statementsOf(ask, null),
    transaction: async (work, first) => {
      const { ask: askSame } = await life();
      transactions += 1;
      const transaction = transactions;
      // Not waited for: the thread keeps the sequence of requests, and whatever is wrong with one is wrong with all that follows.
      askSame({ kind: 'begin', transaction, first: first ?? null }).catch(() => undefined);
      const end = (isKept: boolean) => askSame({ kind: 'end', transaction, isKept });
      let result;
      try {
        result = await work(statementsOf(askSame, transaction));
      } catch (error) {
        // It is undone too where the thread has ended, and what has gone wrong first is to be told.
        await end(false).catch(() => undefined);
        throw error;
      }
      await end(true);
      return result;
    },
    runExclusive: async (work) => {
      const { ask: askSame } = await life();
      await askSame({ kind: 'hold' });
      try {
        return await work();
      } finally {
        await askSame({ kind: 'let go' });
      }
    },
    close: async () => {
      const { ask: askSame, ended } = await life();
      await askSame({ kind: 'close' });
      await ended;
    },
  };
}

/** Statements in one transaction, or outside of any. */
const statementsOf = (ask: Life['ask'], transaction: number | null): Statements => ({
  query: async <Row>(text: string, params: unknown[] = [], options?: QueryOptions) => {
    const request = { kind: 'query', transaction, text, params, readAs: readAsOf(options) } as const;
    return (await ask(request)) as Results<Row>;
  },
  exec: async (text) => (await ask({ kind: 'exec', transaction, text })) as Results[],
});

const startEmbeddedWorker = (folder: string): Worker =>
  new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: folder });

/** Resolves when the database is open. */
async function begin(worker: Worker, onEnd: () => void): Promise<Life> {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let requests = 0;
  let [fault, hasEnded]: [unknown, boolean] = [undefined, false];
  worker.on('error', (error) => (fault = error));
  worker.on('message', (answers: readonly EmbeddedResponse[]) => {
    for (const answer of answers) {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('message' in answer) asked?.reject(errorOf(answer.message, answer.facts));
      else asked?.resolve(answer.result);
    }
  });
  // Not `once` of node:events, which rejects at an error before.
  const ended = new Promise((resolve) => worker.once('exit', resolve)).then(() => {
    hasEnded = true;
    onEnd();
    for (const { reject } of waiting.values()) reject(endOf(fault));
  });
  const answerTo = (id: number) => new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  let unsent: NumberedRequest[] = [];
  /** In one message, behind all that promises have still to ask: each wakes the thread, which takes as long as a short statement. */
  const send = () => {
    const sent = unsent;
    unsent = [];
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window.
      worker.postMessage(sent);
    } catch (error) {
      // A value that cannot be sent: nothing of the message has been.
      for (const { id } of sent) {
        waiting.get(id)?.reject(new Error('The statement cannot be sent.', { cause: error }));
        waiting.delete(id);
      }
    }
  };
  await answerTo(0);
  return {
    ended,
    ask: async (request) => {
      if (hasEnded) throw endOf(fault);
      requests += 1;
      if (unsent.length === 0) process.nextTick(send);
      unsent.push({ id: requests, request });
      return answerTo(requests);
    },
  };
}

const errorOf = (message: string, facts: ErrorFacts): Error => Object.assign(new Error(message), facts);

/** `57P01` is what PostgreSQL says to whoever is connected when it ends. */
const endOf = (cause: unknown): Error =>
  Object.assign(new Error('The thread of the embedded database has ended.', { cause }), { code: '57P01' });
