import type { PGlite } from '@electric-sql/pglite';
import { getTableName } from 'drizzle-orm';
import { tenantTables } from './schema.ts';

const { customer, customerTerm, doorImage, enquiry, item, itemTerm } = tenantTables;
const { offerLink, personZip, quote, quoteLine, survey, surveyPhoto, task } = tenantTables;

/** Tables out of which the erasure of a person takes something. */
const erasedFrom = [
  ...[customer, customerTerm, doorImage, enquiry, item, itemTerm],
  ...[offerLink, personZip, quote, quoteLine, survey, surveyPhoto, task],
].map(getTableName);

/**
 * Takes what was deleted or overwritten out of the files of the embedded database. PostgreSQL keeps old rows in a table's file until new
 * ones need their place, and in the log of writes until its files are used again: each table is written anew, and each file of the
 * log is deleted.
 */
export async function purgeDeletedRows({ exec, query }: Pick<PGlite, 'exec' | 'query'>): Promise<void> {
  // One statement each: what is asked meanwhile waits for one table, not for all of them.
  for (const table of erasedFrom) await exec(`vacuum (full) ${table}`);
  const { rows } = await query<{ readonly files: number }>('select count(*)::int as files from pg_ls_waldir()');
  // Files that wait to be written next may hold old writes too, so as many files are finished as there are now.
  for (let file = 0; file <= (rows[0]?.files ?? 0); file += 1) {
    await exec('select pg_switch_wal()');
    await exec('checkpoint');
  }
}
