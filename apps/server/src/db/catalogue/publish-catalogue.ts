import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { catalogueVersion } from './schema.ts';
import { client } from '../settings/schema.ts';
import { catalogueDocument } from './catalogue-document.ts';

/**
 * Stores the rows as the supplier's next version, which is sold from now on; answers its number. In a transaction of the
 * owner: the role of a supplier's own transactions may neither choose the version that is sold nor change one.
 */
export async function publishCatalogue(queries: Queries, id: number, content: CatalogueContent): Promise<number> {
  await queries.execute(sql`select set_config('app.client_id', ${String(id)}, true)`);
  const [sold] = await queries
    .update(client)
    .set({ catalogueVersion: sql`${client.catalogueVersion} + 1` })
    .where(eq(client.clientId, id))
    .returning({ number: client.catalogueVersion });
  if (!sold) throw new Error(`There is no supplier ${String(id)}.`);
  const document = catalogueDocument(content);
  await queries.insert(catalogueVersion).values({ clientId: id, number: sold.number, createdAt: new Date(), document });
  return sold.number;
}
