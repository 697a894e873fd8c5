import { itemId } from '@door/domain/model/ids';
import { and, asc, eq, gt, isNull, notExists, or } from 'drizzle-orm';
import { asClient, type Database, type Queries } from '../database.ts';
import { enquiry } from '../tables/enquiry.ts';
import { itemTerm } from '../tables/item-term.ts';
import { item } from '../tables/item.ts';
import { allClientIds } from './across-clients.ts';
import { replaceTerms, type TermSource, termsOfEnquiry, termsOfItem } from './item-search-terms.ts';

/** Adds search terms to items and enquiries that have none, and what stands beside them: stored by an older release, or restored from its backup. */
export async function backfillSearchTerms(database: Database): Promise<void> {
  for (const client of await allClientIds(database)) {
    for (const source of sources) await backfillFrom(source, database, client);
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

async function backfillFrom({ source, nextBatch }: Source, database: Database, client: number): Promise<void> {
  let after: string | undefined = lowestId;
  while (after !== undefined) {
    const from: string = after;
    after = await asClient(database, client, async (queries) => {
      const rows = await nextBatch(queries, client, from);
      for (const { itemId: of, terms } of rows) await replaceTerms(queries, client, { itemId: of, source, terms });
      return rows.at(-1)?.id;
    });
  }
}

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
        .select({ id: enquiry.id, itemId: enquiry.itemId, name: enquiry.name, number: enquiry.number })
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
      return rows.map((row) => ({ ...row, terms: termsOfEnquiry({ ...row, itemId: itemId(row.itemId) }) }));
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
