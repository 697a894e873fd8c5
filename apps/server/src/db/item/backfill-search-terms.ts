import { enquiryTerms } from '@door/domain/selling/enquiry/enquiry-terms';
import { itemId } from '@door/domain/door/model/ids';
import { and, asc, eq, gt, isNull, notExists, or } from 'drizzle-orm';
import { asClient, type Database, type Queries } from '../database.ts';
import { enquiry } from '../enquiry/schema.ts';
import { item, itemTerm } from './schema.ts';
import { allClientIds } from '../across-clients.ts';
import { addMissingCustomerTerms } from '../customer/customer-store.ts';
import { replaceTerms, type TermSource, termsOfItem } from './item-search-terms.ts';

/** Adds search terms to items, enquiries and customers that have none, and what stands beside items: stored by an older release, or restored from its backup. */
export async function backfillSearchTerms(database: Database): Promise<void> {
  for (const client of await allClientIds(database)) {
    const batches = [...sources.map(backfill), addMissingCustomerTerms];
    for (const batch of batches) await inBatches(batch, database, client);
  }
}

/** A row without search terms, and the terms that it should have. */
interface WithoutTerms {
  /** Rows are processed in the order of this id. */
  readonly id: string;
  readonly itemId: string;
  readonly terms: readonly string[];
}

interface Source {
  readonly source: TermSource;
  /** The next rows after that id, locked so that a concurrent save waits and then writes its own terms. */
  readonly nextBatch: (queries: Queries, client: number, after: string) => Promise<readonly WithoutTerms[]>;
}

/** Rows that are locked in one transaction. */
const batchSize = 200;
const lowestId = '00000000-0000-0000-0000-000000000000';

/** Works on the next rows after that id, and answers the id of the last of them; undefined when none was left. */
type Batch = (
  queries: Queries,
  client: number,
  rows: { readonly after: string; readonly limit: number },
) => Promise<string | undefined>;

async function inBatches(batch: Batch, database: Database, client: number): Promise<void> {
  let after: string | undefined = lowestId;
  while (after !== undefined) {
    const rows: Parameters<Batch>[2] = { after, limit: batchSize };
    after = await asClient(database, client, (queries) => batch(queries, client, rows));
  }
}

const backfill =
  ({ source, nextBatch }: Source): Batch =>
  async (queries, client, { after }) => {
    const rows = await nextBatch(queries, client, after);
    for (const { itemId: of, terms } of rows) await replaceTerms(queries, client, { itemId: of, source, terms });
    return rows.at(-1)?.id;
  };

const sources: readonly Source[] = [
  {
    source: 'item',
    nextBatch: async (queries, client, after) => {
      const rows = await queries
        .select({ id: item.id, numerals: item.numerals, address: item.address, number: item.number })
        .from(item)
        .where(
          and(
            eq(item.clientId, client),
            gt(item.id, after),
            or(isNull(item.words), hasNoTerm(queries, client, { source: 'item', of: item.id })),
          ),
        )
        .orderBy(asc(item.id))
        .limit(batchSize)
        .for('update');
      return rows.map((row) => ({ id: row.id, itemId: row.id, terms: termsOfItem(row) }));
    },
  },
  {
    source: 'enquiry',
    nextBatch: async (queries, client, after) => {
      const rows = await queries
        .select()
        .from(enquiry)
        .where(
          and(
            eq(enquiry.clientId, client),
            gt(enquiry.id, after),
            hasNoTerm(queries, client, { source: 'enquiry', of: enquiry.itemId }),
          ),
        )
        .orderBy(asc(enquiry.id))
        .limit(batchSize)
        .for('update');
      return rows.map((row) => ({ ...row, terms: enquiryTerms({ ...row, itemId: itemId(row.itemId) }) }));
    },
  },
];

interface TermOwner {
  readonly source: TermSource;
  readonly of: typeof item.id | typeof enquiry.itemId;
}

const hasNoTerm = (queries: Queries, client: number, { source, of }: TermOwner) =>
  notExists(
    queries
      .select()
      .from(itemTerm)
      .where(and(eq(itemTerm.clientId, client), eq(itemTerm.itemId, of), eq(itemTerm.source, source))),
  );
