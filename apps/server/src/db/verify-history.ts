import { count, sql } from 'drizzle-orm';
import { asOwner, type Database, enterClient, type Queries, rowsOf } from './database.ts';
import { client } from './settings/schema.ts';
import { historySeal, sealedTables } from './history/schema.ts';

/** What is wrong with an entry of the chain, or with a row that it seals. */
export interface HistoryFault {
  readonly what: string;
  /** Of the row; for an entry its place. */
  readonly key: string;
  readonly fault:
    | 'entry changed'
    | 'entry missing'
    | 'row changed'
    | 'row gone without a record'
    | 'row put in the place of one that was taken out'
    | 'row without a seal';
}

/** The chain of one supplier. */
export interface VerifiedHistory {
  readonly clientId: number;
  readonly entries: number;
  /** How many entries record that a row was taken out. */
  readonly removals: number;
  /** Hash of the last entry, '' without any: whoever notes it can prove later that nothing before it was changed. */
  readonly head: string;
  /** At most `mostFaults`. */
  readonly faults: readonly HistoryFault[];
}

const mostFaults = 20;

/** Reads the chain of every supplier again, and every row that it seals, in one snapshot. */
export const verifyHistory = (database: Database): Promise<readonly VerifiedHistory[]> =>
  asOwner(database, async (queries) => {
    await queries.execute(sql`set transaction isolation level repeatable read, read only`);
    await queries.execute(sql`set local timezone = 'UTC'`);
    const verified: VerifiedHistory[] = [];
    for (const { id } of await queries.select({ id: client.clientId }).from(client).orderBy(client.clientId)) {
      await enterClient(queries, id);
      verified.push(await verifyOne(queries, id));
    }
    return verified;
  });

/** Whether this hash is the head that some chain has, or has had. */
export const holdsHead = (database: Database, head: string): Promise<boolean> =>
  asOwner(database, async (queries) => {
    for (const { id } of await queries.select({ id: client.clientId }).from(client)) {
      await enterClient(queries, id);
      const found = await queries.execute(sql`select 1 from history_seal where hash = ${head}`);
      if (rowsOf(found).length > 0) return true;
    }
    return false;
  });

async function verifyOne(queries: Queries, clientId: number): Promise<VerifiedHistory> {
  const [counted] = await queries
    .select({
      entries: count(),
      removals: sql<number>`count(*) filter (where ${historySeal.act} = 'removed')::int`,
      head: sql<string>`coalesce((array_agg(${historySeal.hash} order by ${historySeal.place} desc))[1], '')`,
    })
    .from(historySeal);
  const faults = [...(await entryFaults(queries))];
  for (const table of sealedTables) faults.push(...(await rowFaults(queries, table)));
  return {
    clientId,
    entries: counted?.entries ?? 0,
    removals: counted?.removals ?? 0,
    head: counted?.head ?? '',
    faults: faults.slice(0, mostFaults),
  };
}

async function entryFaults(queries: Queries): Promise<readonly HistoryFault[]> {
  const found = await queries.execute(sql`
    select 'history_seal' as what, place::text as key,
      case when place <> coalesce(place_before, 0) + 1 then 'entry missing' else 'entry changed' end as fault
    from (select *, lag(hash) over (order by place) as hash_before, lag(place) over (order by place) as place_before
      from history_seal) as entries
    where place <> coalesce(place_before, 0) + 1
      or hash <> seal_hash(hash_before, place, what, key, act, digest)
    order by place limit ${mostFaults}`);
  return rowsOf(found).map(faultOf);
}

async function rowFaults(queries: Queries, table: (typeof sealedTables)[number]): Promise<readonly HistoryFault[]> {
  const found = await queries.execute(sql`
    with sealed as (select key, (array_agg(act order by place desc))[1] as act, (array_agg(digest order by place desc))[1] as digest,
        bool_or(act = 'removed') as was_removed, count(distinct digest) as digests
        from history_seal where what = ${table} group by key),
      written as (select sealed_key(${table}, to_jsonb(r)) as key, sha256_of(sealed_text(${table}, to_jsonb(r))) as digest
        from ${sql.identifier(table)} r),
      judged as (select coalesce(sealed.key, written.key) as key, case
          when written.key is null and sealed.act = 'added' then 'row gone without a record'
          when sealed.key is null then 'row without a seal'
          when written.key is not null and sealed.was_removed then 'row put in the place of one that was taken out'
          when written.digest <> sealed.digest or sealed.digests > 1 then 'row changed'
        end as fault
        from sealed full join written on sealed.key = written.key)
    select ${table} as what, key, fault from judged where fault is not null
    order by 2 limit ${mostFaults}`);
  return rowsOf(found).map(faultOf);
}

const faultOf = ({ what, key, fault }: Readonly<Record<string, unknown>>): HistoryFault => ({
  what: String(what),
  key: String(key),
  fault: String(fault) as HistoryFault['fault'],
});
