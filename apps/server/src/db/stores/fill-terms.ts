import { itemId } from '@door/domain/item/ids';
import { and, asc, eq, gt, ne, notExists, or } from 'drizzle-orm';
import { asClient, type Database, type Queries } from '../database.ts';
import { enquiry } from '../tables/enquiry.ts';
import { itemTerm } from '../tables/item-term.ts';
import { item } from '../tables/item.ts';
import { allClients } from './every-client.ts';
import { keepTerms, type TermSource, termsOfEnquiry, termsOfItem } from './item-terms.ts';

/** What was stored before there were search terms, or came back from such a backup, is found from now on. */
export async function fillTerms(database: Database): Promise<void> {
  for (const client of await allClients(database)) {
    for (const missing of sources) await fillFrom(missing, database, client);
  }
}

/** A row without terms, and the terms that it should have. */
interface Wordless {
  /** Its place in the order in which they are filled. */
  readonly id: string;
  readonly itemId: string;
  readonly terms: readonly string[];
}

interface Source {
  readonly source: TermSource;
  /** The next ones behind that id, locked: whoever saves one meanwhile waits, and its own words stand. */
  readonly wordless: (queries: Queries, client: number, after: string) => Promise<readonly Wordless[]>;
}

/** So many wait for each other, for a moment. */
const batchSize = 200;
const lowestId = '00000000-0000-0000-0000-000000000000';

async function fillFrom({ source, wordless }: Source, database: Database, client: number): Promise<void> {
  let after: string | undefined = lowestId;
  while (after !== undefined) {
    const from: string = after;
    after = await asClient(database, client, async (queries) => {
      const rows = await wordless(queries, client, from);
      for (const { itemId: of, terms } of rows) await keepTerms(queries, client, { itemId: of, source, terms });
      return rows.at(-1)?.id;
    });
  }
}

const sources: readonly Source[] = [
  {
    source: 'item',
    wordless: async (queries, client, after) => {
      // Most items stand nowhere yet and have no words.
      const standsSomewhere = or(ne(item.numerals, ''), ne(item.address, ''));
      const hasNone = notExists(
        queries
          .select()
          .from(itemTerm)
          .where(isTermOf(client, 'item', item.id)),
      );
      const rows = await queries
        .select({ id: item.id, numerals: item.numerals, address: item.address })
        .from(item)
        .where(and(eq(item.clientId, client), gt(item.id, after), standsSomewhere, hasNone))
        .orderBy(asc(item.id))
        .limit(batchSize)
        .for('update');
      return rows.map((row) => ({ id: row.id, itemId: row.id, terms: termsOfItem(row) }));
    },
  },
  {
    source: 'enquiry',
    wordless: async (queries, client, after) => {
      const hasNone = notExists(
        queries
          .select()
          .from(itemTerm)
          .where(isTermOf(client, 'enquiry', enquiry.itemId)),
      );
      const rows = await queries
        .select({ id: enquiry.id, itemId: enquiry.itemId, name: enquiry.name })
        .from(enquiry)
        .where(and(eq(enquiry.clientId, client), gt(enquiry.id, after), hasNone))
        .orderBy(asc(enquiry.id))
        .limit(batchSize)
        .for('update');
      return rows.map((row) => ({ ...row, terms: termsOfEnquiry({ ...row, itemId: itemId(row.itemId) }) }));
    },
  },
];

const isTermOf = (client: number, source: TermSource, of: typeof item.id | typeof enquiry.itemId) =>
  and(eq(itemTerm.clientId, client), eq(itemTerm.itemId, of), eq(itemTerm.source, source));
