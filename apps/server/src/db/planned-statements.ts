import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';
import { type AloneRow, type AloneStatement, entering, hasNoPlan, mustBeKept } from './database.ts';
import { isWorthAPlan, longestStatement, mostPlans } from './kept-plans.ts';

/** How a result is read. Types of which the text is wanted as PostgreSQL writes it are named by their number in `pg_type`. */
export interface ReadAs {
  readonly rowMode: 'array' | 'object';
  readonly asText: readonly number[];
}

export const readAsOf = ({ rowMode = 'object', parsers = {} }: QueryOptions = {}): ReadAs => ({
  rowMode,
  asText: Object.keys(parsers).map(Number),
});

interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
  readonly readAs: ReadAs;
}

interface Known {
  /** '': planned anew each time. */
  readonly name: string;
  /** Of its parameters, by their numbers in `pg_type`. */
  readonly types: number[];
}

const { serialize } = protocol;

/**
 * Carries out the statements of an open transaction, each with one message to PostgreSQL and with the plan of the time before: PGlite
 * itself sends five, and plans anew. PostgreSQL makes a kept plan anew for another role, and where a table has changed.
 */
export function plannedStatements(
  pglite: Pick<PGlite, 'execProtocol' | 'parsers' | 'runExclusive' | 'serializers'>,
): (statement: Statement) => Promise<Results> {
  const kept = new Map<string, Known>();
  const parsersAs = readersOf(pglite.parsers);
  let names = 0;
  const send = async (...parts: readonly Uint8Array[]) => {
    const options = { syncToFs: false };
    return (await pglite.execProtocol(joined([...parts, serialize.sync()]), options)).messages;
  };
  const forget = async (text: string): Promise<void> => {
    const { name = '' } = kept.get(text) ?? {};
    kept.delete(text);
    if (name !== '') await send(serialize.close({ type: 'S', name }));
  };
  /** Asks for the types of its parameters. */
  const meet = async (text: string): Promise<Known> => {
    const name = isWorthAPlan(text) ? `kept_${String((names += 1))}` : '';
    const messages = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const met = { name, types: parse.parseDescribeStatementResults(messages) };
    if (text.length <= longestStatement) kept.set(text, met);
    const [oldest] = kept.keys();
    if (kept.size > mostPlans && oldest !== undefined) await forget(oldest);
    return met;
  };
  const carryOut = async ({ text, params, readAs }: Statement): Promise<Results> => {
    const { name, types } = kept.get(text) ?? (await meet(text));
    const values = params.map((value, at) => {
      if (value === null || value === undefined) return null;
      const write = pglite.serializers[types[at] ?? 0];
      if (write) return write(value);
      return typeof value === 'string' ? value : JSON.stringify(value);
    });
    const messages = await send(
      ...(name === '' ? [serialize.parse({ text, types })] : []),
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    );
    const [result] = parse.parseResults(messages, parsersAs(readAs), { rowMode: readAs.rowMode });
    return result ?? { rows: [], fields: [], affectedRows: 0 };
  };
  return (statement) =>
    pglite.runExclusive(async () => {
      try {
        return await carryOut(statement);
      } catch (error) {
        // Its transaction is undone; the next one has it planned anew.
        if (hasNoPlan(error)) await forget(statement.text);
        throw error;
      }
    });
}

/** Parsers for PGlite that leave the values of these types as PostgreSQL writes them. */
export const textParsers = (types: ReadAs['asText']): PGlite['parsers'] =>
  Object.fromEntries(types.map((type) => [type, (value: string) => value]));

/** The parsers of all types, with those that stay texts. They are put together once: there are a hundred, and a statement reads a row or two. */
function readersOf(parsers: PGlite['parsers']): (readAs: ReadAs) => PGlite['parsers'] {
  const made = new Map<string, PGlite['parsers']>();
  const make = ({ asText }: ReadAs) => ({ ...parsers, ...textParsers(asText) });
  return (readAs) => {
    const types = readAs.asText.join();
    const known = made.get(types) ?? make(readAs);
    made.set(types, known);
    return known;
  };
}

/** A statement of a supplier by itself. */
export interface AskedAlone {
  readonly clientId: number;
  readonly statement: AloneStatement;
}

/**
 * Carries out statements by themselves, each with role and supplier in one message up to one Sync, of which PostgreSQL makes one
 * transaction without a begin: it is undone by itself where one of them fails. No other transaction is open meanwhile.
 */
export function aloneStatements(
  pglite: Pick<PGlite, 'execProtocol' | '_runExclusiveTransaction' | 'runExclusive'>,
): (asked: AskedAlone) => Promise<readonly AloneRow[]> {
  const planned = new Set<string>();
  const parts = ({ name, sql, texts }: AloneStatement) => {
    const plan = planned.has(name) ? [] : [serialize.close({ type: 'S', name }), serialize.parse({ name, text: sql })];
    planned.add(name);
    return [...plan, serialize.bind({ statement: name, values: [...texts] }), serialize.execute({})];
  };
  const ask = async ({ clientId, statement }: AskedAlone): Promise<readonly AloneRow[]> => {
    const enter = { name: 'enter_client', sql: entering('$1'), texts: [String(Math.trunc(clientId))] };
    const message = joined([...parts(enter), ...parts(statement), serialize.sync()]);
    const { messages } = await pglite.execProtocol(message, { syncToFs: false });
    const entered = messages.findIndex(({ name }) => name === 'commandComplete');
    return messages
      .slice(entered)
      .filter(isRow)
      .map(({ fields }) => fields);
  };
  const inTurn = (asked: AskedAlone) => pglite._runExclusiveTransaction(() => pglite.runExclusive(() => ask(asked)));
  return async (asked) => {
    try {
      return await inTurn(asked);
    } catch (error) {
      // All is planned anew: what has failed may be a plan.
      planned.clear();
      if (!hasNoPlan(error)) throw error;
      return inTurn(asked);
    }
  };
}

/** Work between the begin and the end of a transaction; `exec` carries out statements without values. */
export type InTransaction<Result> = (exec: (text: string) => Promise<Results[]>) => Promise<Result>;

/**
 * Runs one transaction after the other, each begun with one message, with the statement `first` in it, and ended with one. PGlite itself
 * sends two for each of the three.
 */
export function transactionsOn(
  pglite: Pick<PGlite, 'execProtocol' | '_runExclusiveTransaction' | 'runExclusive' | 'parsers'>,
): <Result>(work: InTransaction<Result>, first?: string) => Promise<Result> {
  const exec = (text: string): Promise<Results[]> =>
    pglite.runExclusive(async () => {
      const { messages } = await pglite.execProtocol(serialize.query(text), { syncToFs: false });
      return parse.parseResults(messages, pglite.parsers);
    });
  return (work, first) =>
    pglite._runExclusiveTransaction(async () => {
      try {
        await exec(first === undefined ? 'begin' : `begin; ${first}`);
        const result = await work(exec);
        const [ended] = await exec('commit');
        mustBeKept(ended?.command);
        return result;
      } catch (error) {
        // Where even that fails the database has fallen: its own error goes first, and ends the thread that it is in.
        await exec('rollback');
        throw error;
      }
    });
}

const isRow = <Message extends { readonly name: string }>(
  message: Message,
): message is Message & { readonly fields: AloneRow } => message.name === 'dataRow';

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
