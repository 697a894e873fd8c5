import { testClient } from '../../apps/server/src/testing/call-context.ts';
import { changedAt, copies } from '../../apps/server/src/testing/many-items.ts';
import { aStoredItem } from '../../apps/server/src/testing/samples.ts';
import { explained, resultOf, statementsOf } from '../../apps/server/src/testing/statements.ts';
import { asClient, type Queries } from '../../apps/server/src/db/database.ts';
import { itemStore } from '../../apps/server/src/db/item/item-store.ts';
import { everyItem } from '../../packages/api/src/item/item-store.ts';
import type { Cursor } from '../../packages/api/src/ports/page.ts';
import { usualSorts } from '../../packages/domain/src/lib/search/list-sorts.ts';
import { searchOf } from '../../packages/domain/src/lib/search/search-terms.ts';
import { median } from '../statistics.ts';
import type { Row } from '../table.ts';
import { type CallsInside, type DatabaseKind, nameOf } from './calls-inside.ts';

/** The first of them warm up: the embedded database is compiled while it runs. */
const asked = 101;
/** When the newest of the items was changed: after all that others have measured before. */
const newest = '2030-11-21T08:15:30.123Z';
const behindHalf = (items: number): Cursor => ({
  key: new Date(Date.parse(newest) - (items / 2) * 60_000).toISOString(),
  id: '80000000-0000-4000-8000-000000000000',
});

/** B6: pages of a list of so many items, and what is found among them. */
export async function measureLists(kind: DatabaseKind, site: CallsInside, items: number): Promise<readonly Row[]> {
  await addItems(site, items);
  await site.vacuum();
  const among = `${String(items)} items: `;
  const rows = await rowsOf(kind, site, [
    { what: `${among}the newest`, search: '', after: null },
    { what: `${among}a page in the middle`, search: '', after: behindHalf(items) },
    { what: `${among}search for one of all`, search: 'd-777777', after: null },
    { what: `${among}search for a street and a number`, search: '7 street77', after: null },
    { what: `${among}search for a word that each has`, search: 'road', after: null },
  ]);
  await changeOthers(site);
  await site.vacuum();
  const later = { what: `${among}search for a word that all have but the newest hundred`, search: 'road', after: null };
  return [...rows, ...(await rowsOf(kind, site, [later]))];
}

async function rowsOf(
  kind: DatabaseKind,
  site: CallsInside,
  questions: readonly (Question & { readonly what: string })[],
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { what, search, after } of questions) {
    const { time, plan } = await measured(site, { search, after });
    const isByIndex = !/Seq Scan/.test(plan) && (search !== '' || !/Sort/.test(plan));
    rows.push({
      id: 'B6',
      what: `${what}, ${nameOf[kind]}`,
      goal: 'by index, 1 ms',
      measured: `${isByIndex ? 'by index' : 'NOT by index'}${/Sort/.test(plan) ? ', found ones sorted' : ''}, ${time.toFixed(2)} ms`,
      met: isByIndex && time <= 1,
    });
  }
  return rows;
}

interface Question {
  readonly search: string;
  readonly after: Cursor | null;
}

/** ms that the database says it takes, the median of the sum of all that is asked; and how. */
async function measured({ database }: CallsInside, { search, after }: Question) {
  const page = { limit: 50, after, filter: everyItem, sort: usualSorts.items, search: searchOf(search) };
  const list = (queries: Queries) => itemStore(queries, testClient).list(page);
  return asClient(database, testClient, async (queries) => {
    const times: number[] = [];
    let plan = '';
    for (let at = 0; at < asked; at += 1) {
      let time = 0;
      // A search asks again where it has not found a page.
      await statementsOf(list, async (statement) => {
        const text = await explained(queries, statement, 'analyze, timing off, costs off, buffers off');
        time += Number(/Execution Time: ([\d.]+)/.exec(text)?.[1]);
        plan += text;
        const length = Number(/rows=(\d+)/.exec(text)?.[1]);
        // One row may say what is asked next. Of a page only its length matters, and to read it would fill the processor's caches with it.
        return length === 1 ? resultOf(queries, statement) : Array.from({ length });
      });
      times.push(time);
    }
    return { time: median(times), plan };
  });
}

/** So many items with the document of a real one, a minute apart, in a thousand streets. */
async function addItems({ transactions, supplier, fillRows }: CallsInside, items: number): Promise<void> {
  // A number that none is given here.
  const sample = { ...aStoredItem(supplier), number: 90_002, lastUpdated: newest };
  await transactions.run(testClient, (stores) => stores.items.create(sample));
  await fillRows(copies(sample.item.id, items));
}

/** Has all other items changed after them, as doors of a large order are: those that were made before, of an order of a hundred. */
async function changeOthers({ fillRows }: CallsInside): Promise<void> {
  const later = new Date(Date.parse(newest) + 60 * 60_000).toISOString();
  await fillRows(changedAt(later, 90_002));
}
