import type { Ports } from '@door/api/ports/context';
import type { StoredItem } from '@door/api/ports/item-store';
import { LatestMap } from '../../latest-map.ts';
import { type Database, outsideTransactions } from '../database.ts';
import { dateOrNull, type ItemColumns, storedOf } from './item-store.ts';

interface ReadItem {
  /** Of the version of its row: no other has the same. */
  readonly stamp: string;
  readonly stored: StoredItem;
  /** When it is forgotten, ms. */
  readonly until: number;
}

/** How long an item stays in memory that nobody reads again, or that was erased, ms. */
const keptFor = 60_000;
/** Items in memory; each takes some 50 kB with what is made of it. */
const mostItems = 200;
/** Characters of a stored document; a longer one is read each time. */
const longestDocument = 30_000;

/**
 * Which transaction wrote this version of the row, where it lies, and when that PostgreSQL was started: a standby that has taken its place
 * without the last writes gives their numbers and places again. Where that is known, so is the rest, and nothing else is sent.
 */
const oneItem = {
  name: 'one_item',
  sql: `select stamp, case when stamp = $3 then null else state::text end as state,
  case when stamp = $3 then null else json_build_object(
    'number', number, 'catalogueVersion', catalogue_version, 'madeBy', made_by, 'lastUpdated', last_updated, 'lastWrite', last_write,
    'bomUpdated', bom_updated, 'submittedAt', submitted_at, 'measuredAt', measured_at)::text end as others
  from (select item.*, item.xmin::text || item.ctid::text || pg_postmaster_start_time()::text as stamp
    from item where client_id = $1 and id = $2) as found`,
};

/**
 * Reads items, each by itself and unlocked, outside of any transaction of several statements. The row is asked for each time; one that
 * has not changed is answered as the same object again, so that what was made of it is found by it. `now` in ms.
 */
export function itemReader(database: Database, now: () => number): Ports['readItem'] {
  const kept = new LatestMap<string, ReadItem>(mostItems);
  const forgetOld = () => {
    for (const [key, { until }] of kept) if (until <= now()) kept.delete(key);
  };
  setInterval(forgetOld, keptFor / 4).unref();
  const keep = (key: string, read: Omit<ReadItem, 'until'>): StoredItem => {
    kept.set(key, { ...read, until: now() + keptFor });
    return read.stored;
  };
  return async (client, id) => {
    outsideTransactions(database);
    const key = `${String(client)} ${id}`;
    const known = kept.get(key);
    const [row] = await database.askAlone(client, { ...oneItem, texts: [String(client), id, known?.stamp ?? ''] });
    const [stamp, state, others] = row ?? [];
    if (known && stamp === known.stamp) return keep(key, known);
    kept.delete(key);
    if (typeof stamp !== 'string' || typeof state !== 'string' || typeof others !== 'string') return undefined;
    const stored = storedOf(columnsOf(state, others));
    return state.length > longestDocument ? stored : keep(key, { stamp, stored });
  };
}

/** As the driver would read them. */
function columnsOf(state: string, others: string): ItemColumns {
  const { lastUpdated, bomUpdated, submittedAt, measuredAt, ...columns } = JSON.parse(others);
  return {
    ...columns,
    state: JSON.parse(state),
    lastUpdated: new Date(lastUpdated),
    bomUpdated: dateOrNull(bomUpdated),
    submittedAt: dateOrNull(submittedAt),
    measuredAt: dateOrNull(measuredAt),
  };
}
