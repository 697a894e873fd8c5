import pg from 'pg';
import { type AloneRow, type AloneStatement, type Database, entering, hasNoPlan } from './database.ts';

/** A connection that several statements use at the same time, each in a transaction of its own. */
interface Shared {
  readonly connection: Promise<pg.PoolClient>;
  users: number;
  /** When it was taken or has answered last, ms. */
  heardAt: number;
}

/** A connection that answers nobody for longer may be lost without a word: who asks next takes another, ms. */
const longestSilence = 2_000;

/**
 * Statements by themselves, on one connection of the pool while there are any: what is asked at the same time goes in one message,
 * which takes less of either process than a message each. None of them locks a row, so that none waits for a transaction; one that writes has
 * a connection of its own. `now` in ms.
 */
export function aloneOn(pool: pg.Pool, now = () => performance.now()): Database['askAlone'] {
  let shared: Shared | undefined;
  return async (clientId, statement) => {
    if (statement.isWrite) return onOwnConnection(pool, (connection) => askAlone(connection, clientId, statement));
    if (shared && now() - shared.heardAt > longestSilence) shared = undefined;
    const mine = (shared ??= { connection: pool.connect(), users: 0, heardAt: now() });
    mine.users += 1;
    try {
      const connection = await mine.connection;
      const rows = await askAlone(connection, clientId, statement);
      mine.heardAt = now();
      return rows;
    } catch (error) {
      // It may be lost: whoever asks next takes another.
      if (shared === mine) shared = undefined;
      throw error;
    } finally {
      mine.users -= 1;
      if (mine.users === 0) {
        if (shared === mine) shared = undefined;
        mine.connection.then(
          (connection) => connection.release(),
          () => undefined,
        );
      }
    }
  };
}

async function onOwnConnection<Result>(
  pool: pg.Pool,
  work: (connection: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  try {
    return await work(connection);
  } finally {
    connection.release();
  }
}

/** Names of the statements that a connection has planned. */
const planned = new WeakMap<pg.Connection, Set<string>>();

async function askAlone(
  connection: pg.PoolClient,
  clientId: number,
  statement: AloneStatement,
): Promise<readonly AloneRow[]> {
  const ask = () =>
    new Promise<readonly AloneRow[]>((resolve, reject) => {
      connection.query(new AloneQuery(clientId, statement, (error, rows) => (error ? reject(error) : resolve(rows))));
    });
  try {
    return await ask();
  } catch (error) {
    if (!hasNoPlan(error)) throw error;
    // Whatever stands between has given another connection, or a newer server has changed the table. It is the same question.
    return ask();
  }
}

const enter = { name: 'enter_client', sql: entering('$1') };

/**
 * Role and supplier, and then the statement, up to one Sync: PostgreSQL makes one transaction of that, without a begin, which is undone
 * by itself where one of them fails. A plan is made as the role `app`, under whose policies PostgreSQL keeps it.
 */
class AloneQuery extends pg.Query {
  readonly #told: (error: Error | null, rows: readonly AloneRow[]) => void;
  #connection: pg.Connection | undefined;
  #rows: AloneRow[] = [];
  #last: readonly AloneRow[] = [];

  constructor(
    clientId: number,
    statement: AloneStatement,
    told: (error: Error | null, rows: readonly AloneRow[]) => void,
  ) {
    super(statement.sql);
    this.#told = told;
    this.submit = (connection) => {
      this.#connection = connection;
      // Until all that was read from sockets in this turn of the loop has been asked.
      connection.stream.cork();
      setImmediate(() => connection.stream.uncork());
      this.#execute({ ...enter, texts: [String(Math.trunc(clientId))] }, connection);
      this.#execute(statement, connection);
      connection.sync();
    };
  }

  #execute({ name, sql, texts }: AloneStatement, connection: pg.Connection): void {
    const names = planned.get(connection) ?? new Set();
    planned.set(connection, names);
    if (!names.has(name)) {
      names.add(name);
      // It may be there, where something else has failed.
      connection.close({ type: 'S', name }, true);
      connection.parse({ name, text: sql, types: [] }, true);
    }
    connection.bind({ statement: name, values: [...texts] }, true);
    connection.execute(null, true);
  }

  handleDataRow({ fields }: { readonly fields: AloneRow }): void {
    this.#rows.push(fields);
  }

  handleCommandComplete(): void {
    this.#last = this.#rows;
    this.#rows = [];
  }

  handleReadyForQuery(): void {
    this.#told(null, this.#last);
  }

  /** All is planned anew: what has failed may be a plan. */
  handleError(error: Error): void {
    if (this.#connection) planned.delete(this.#connection);
    this.#told(error, []);
  }
}
