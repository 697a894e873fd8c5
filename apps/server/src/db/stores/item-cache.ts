import type { Ports } from '@door/api/ports/context';
import type { StoredItem } from '@door/api/ports/item-store';
import { itemDocument } from '@door/domain/stored/item/item-document';
import { LatestMap } from '../../latest-map.ts';
import { type Database, outsideTransactions } from '../database.ts';
import { hourOf } from './item-search-terms.ts';
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
const stamp = `xmin::text || ctid::text || pg_postmaster_start_time()::text`;

const oneItem = {
  name: 'one_item',
  sql: `select stamp, case when stamp = $3 then null else state::text end as state,
  case when stamp = $3 then null else json_build_object(
    'number', number, 'catalogueVersion', catalogue_version, 'madeBy', made_by, 'lastUpdated', last_updated, 'lastWrite', last_write,
    'bomUpdated', bom_updated, 'submittedAt', submitted_at, 'measuredAt', measured_at)::text end as others
  from (select item.*, ${stamp} as stamp
    from item where client_id = $1 and id = $2) as found`,
};

/** Writes the row as it is now, if it is still the version that is known, nobody has locked it and no order holds it. */
const changedItem = {
  name: 'changed_item',
  isWrite: true,
  sql: `update item set doors = $4, system_id = $5, design_id = $6, numerals = $7, address = $8, catalogue_version = $9, state = $10,
    last_updated = $11, last_write = nullif($12, '')
  where client_id = $1 and id = (
      select id from item where client_id = $1 and id = $2 and ${stamp} = $3 for update skip locked)
    and not exists (select from order_line where client_id = $1 and item_id = $2)
  returning ${stamp}`,
} as const;

/**
 * Reads and changes items, each by itself, outside of any transaction of several statements. The row is asked for each time; one that
 * has not changed is answered as the same object again, so that what was made of it is found by it. `now` in ms.
 */
export function itemCache(database: Database, now: () => number): Pick<Ports, 'readItem' | 'changeItem'> {
  const kept = new LatestMap<string, ReadItem>(mostItems);
  const forgetOld = () => {
    for (const [key, { until }] of kept) if (until <= now()) kept.delete(key);
  };
  setInterval(forgetOld, keptFor / 4).unref();
  const keep = (key: string, read: Omit<ReadItem, 'until'>): StoredItem => {
    kept.set(key, { ...read, until: now() + keptFor });
    return read.stored;
  };
  const keyOf = (client: number, id: string) => `${String(client)} ${id}`;
  const readItem: Ports['readItem'] = async (client, id) => {
    outsideTransactions(database);
    const key = keyOf(client, id);
    const known = kept.get(key);
    const [row] = await database.askAlone(client, { ...oneItem, texts: [String(client), id, known?.stamp ?? ''] });
    const [stamp, state, others] = row ?? [];
    if (known && stamp === known.stamp) return keep(key, known);
    kept.delete(key);
    if (typeof stamp !== 'string' || typeof state !== 'string' || typeof others !== 'string') return undefined;
    const stored = storedOf(columnsOf(state, others));
    return state.length > longestDocument ? stored : keep(key, { stamp, stored });
  };
  const changeItem: Ports['changeItem'] = async (client, id, change) => {
    outsideTransactions(database);
    const key = keyOf(client, id);
    if (!kept.get(key)) await readItem(client, id);
    const known = kept.get(key);
    const changed = known ? change(known.stored) : null;
    if (!known || !changed || !isFoundAsBefore(known.stored, changed)) return null;
    const state = JSON.stringify(itemDocument(changed));
    const texts = [String(client), id, known.stamp, ...textsOf(changed, state)];
    const [row] = await database.askAlone(client, { ...changedItem, texts });
    const [stamp] = row ?? [];
    kept.delete(key);
    if (typeof stamp !== 'string') return null;
    return state.length > longestDocument ? changed : keep(key, { stamp, stored: changed });
  };
  return { readItem, changeItem };
}

/** The words by which an item is found, and the hour with them, are written by its store. */
const isFoundAsBefore = (before: StoredItem, after: StoredItem): boolean =>
  before.item.houseNumber === after.item.houseNumber &&
  before.job.address === after.job.address &&
  hourOf(new Date(before.lastUpdated)) === hourOf(new Date(after.lastUpdated));

/** What `changedItem` writes, from `$4` on. */
const textsOf = ({ item, job, catalogueVersion, lastUpdated, lastWrite }: StoredItem, state: string) => [
  item.leaves.kind,
  String(item.systemId),
  String(item.designId),
  item.houseNumber,
  job.address,
  String(catalogueVersion),
  state,
  lastUpdated,
  lastWrite ?? '',
];

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
