import { eq, sql } from 'drizzle-orm';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import type { CatalogueRows } from '@door/domain/catalogue/rows/catalogue-rows';
import type { GalleryRows } from '@door/domain/catalogue/rows/gallery-rows';
import type { ProductionRows } from '@door/domain/catalogue/rows/production-rows';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import type { Diary } from '@door/domain/selling/visit/diary';
import { asOwner, type Database, type Queries } from './database.ts';
import { publishCatalogue } from './catalogue/publish-catalogue.ts';
import { diaryStore } from './diary/diary-store.ts';
import { client, clientSettings } from './settings/schema.ts';

export interface NewSupplier {
  readonly client: ClientRow;
  readonly rows: CatalogueRows;
  readonly production: ProductionRows;
  readonly prices: PriceList;
  readonly gallery: GalleryRows;
  /** Absent: it begins without anybody. */
  readonly diary?: Pick<Diary, 'teams' | 'resources'>;
}

/** Loads the suppliers in one transaction, only if there are none. The lock makes a second process wait and find them. */
export function seedIfEmpty(database: Database, suppliers: readonly NewSupplier[]): Promise<boolean> {
  return asOwner(database, async (queries) => {
    await queries.execute(sql`lock table ${client} in exclusive mode`);
    const [known] = await queries.select().from(client).limit(1);
    if (known) return false;
    for (const supplier of suppliers) await seedSupplier(queries, supplier);
    return true;
  });
}

/** Adds one supplier beside those that are there. False: one of this number is there already. */
export function addSupplier(database: Database, supplier: NewSupplier): Promise<boolean> {
  return asOwner(database, async (queries) => {
    await queries.execute(sql`lock table ${client} in exclusive mode`);
    const [known] = await queries.select().from(client).where(eq(client.clientId, supplier.client.id));
    if (known) return false;
    await seedSupplier(queries, supplier);
    return true;
  });
}

async function seedSupplier(
  queries: Queries,
  { client: settings, rows, diary, ...others }: NewSupplier,
): Promise<void> {
  await queries.insert(client).values({ clientId: settings.id, catalogueVersion: 0 });
  await publishCatalogue(queries, settings.id, { catalogue: rows, ...others });
  await queries.insert(clientSettings).values({ clientId: settings.id, body: settings });
  if (!diary) return;
  const store = diaryStore(queries, settings.id);
  for (const each of diary.resources) await store.saveResource(each);
  for (const each of diary.teams) await store.saveTeam(each);
}
