import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { NumberedRequest } from '../db/embedded-worker.ts';

/** Watches one life's statements. */
export interface WriteWatch {
  /** Whether a statement has written since the last commit. */
  hasWritten: boolean;
  /** Before each statement that writes, and before each commit behind one. */
  readonly onWrite: () => void;
}

/** Watches what this process writes into a database of either kind, before it is sent; undefined: nobody watches just now. */
export function watchWrites(watchOf: () => WriteWatch | undefined): void {
  const before = (text: string) => {
    const watch = watchOf();
    if (!watch) return;
    const isCommit = /^commit/i.test(text);
    if (isCommit ? !watch.hasWritten : /^\s*(begin|rollback|savepoint|select)/i.test(text)) return;
    watch.hasWritten = !isCommit;
    watch.onWrite();
  };
  const { query } = pg.Client.prototype;
  Object.assign(pg.Client.prototype, {
    query: function watchedQuery(this: pg.Client, ...sent: readonly unknown[]): unknown {
      const [statement] = sent;
      const text: unknown = typeof statement === 'string' ? statement : Reflect.get(Object(statement), 'text');
      before(String(text));
      return Reflect.apply(query, this, sent);
    },
  });
  const { postMessage } = Worker.prototype;
  Object.assign(Worker.prototype, {
    postMessage: function watchedMessage(this: Worker, ...sent: readonly [readonly NumberedRequest[]]): unknown {
      for (const { request } of sent[0])
        if (request.kind === 'query' && request.transaction !== null) before(request.text);
        else if (request.kind === 'end' && request.isKept) before('commit');
      return Reflect.apply(postMessage, this, sent);
    },
  });
}
