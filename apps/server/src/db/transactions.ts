import type { FamilyPage, FamilyStore } from '@door/api/visitor/family-store';
import type { Holiday, HolidayStore } from '@door/api/settings/holiday-store';
import type { Job } from '@door/api/ports/outbox';
import type { Stores, Transactions } from '@door/api/ports/stores';
import { and, asc, eq, notInArray, or } from 'drizzle-orm';
import { asClient, type Database, type Queries } from './database.ts';
import { familyDoor, familyHeart, familyPage } from './family/schema.ts';
import { holiday } from './settings/schema.ts';
import { batchStore } from './batch/batch-store.ts';
import { catalogueStore } from './catalogue/catalogue-store.ts';
import { creditNoteStore } from './order/credit-note-store.ts';
import { accessStore } from './customer-page/access-store.ts';
import { faultStore } from './customer-page/fault-store.ts';
import { threadStore } from './customer-page/thread-store.ts';
import { linkStore } from './customer-page/link-store.ts';
import { customerStore } from './customer/customer-store.ts';
import { cutPlanStore } from './batch/cut-plan-store.ts';
import { visitEventStore } from './diary/visit-event-store.ts';
import { deliveryStore } from './delivery/delivery-store.ts';
import { loadStore } from './delivery/load-store.ts';
import { documentStore } from './document/document-store.ts';
import { enquiryStore } from './enquiry/enquiry-store.ts';
import { historyStore } from './history/history-store.ts';
import { imageStore } from './item/image-store.ts';
import { instructionStore } from './item/instruction-store.ts';
import { itemStore } from './item/item-store.ts';
import { jobStore } from './job-store.ts';
import { listSettingsStore } from './user/list-settings-store.ts';
import { lockName } from './lock-name.ts';
import { messageStore } from './message/message-store.ts';
import { numberStore } from './settings/number-store.ts';
import { offcutStore } from './batch/offcut-store.ts';
import { offerStore } from './quote/offer-store.ts';
import { optionSetStore } from './option-set/option-set-store.ts';
import { holdStore } from './order/hold-store.ts';
import { orderStore } from './order/order-store.ts';
import { orderVersionStore } from './order/order-version-store.ts';
import { promiseStore } from './order/promise-store.ts';
import { paymentStore } from './order/payment-store.ts';
import { accountStore } from './paying/account-store.ts';
import { bankStore } from './bank/bank-store.ts';
import { attemptStore } from './paying/attempt-store.ts';
import { diaryStore } from './diary/diary-store.ts';
import { feedStore } from './diary/feed-store.ts';
import { peopleStore } from './user/people-store.ts';
import { personZipStore } from './document/person-zip-store.ts';
import { priceListStore } from './pricing/price-list-store.ts';
import { quoteStore } from './quote/quote-store.ts';
import { quoteVersionStore } from './quote/quote-version-store.ts';
import { settingsStore } from './settings/settings-store.ts';
import { shareStore } from './item/share-store.ts';
import { demandStore } from './stock/demand-store.ts';
import { installationStore } from './installation/installation-store.ts';
import { exportStore } from './stock/export-store.ts';
import { stockStore } from './stock/stock-store.ts';
import { subjectStore } from './history/subject-store.ts';
import { surveyStore } from './item/survey-store.ts';
import { taskStore } from './task/task-store.ts';
import { vatRateStore } from './pricing/vat-rate-store.ts';
import { billStore } from './bills/bill-store.ts';
import { claimStore } from './bills/claim-store.ts';
import { purchaseStore } from './purchase/purchase-store.ts';
import { vendorStore } from './purchasing/vendor-store.ts';

/** Queues a job inside the caller's transaction: it is committed or rolled back with it. */
export type Enqueue = (queries: Queries, job: Job) => Promise<void>;

/** Made when a call first asks for one: most use two or three. */
const makers = {
  items: itemStore,
  catalogues: catalogueStore,
  customers: customerStore,
  enquiries: enquiryStore,
  instructions: instructionStore,
  images: imageStore,
  settings: settingsStore,
  shares: shareStore,
  families: familyStore,
  tasks: taskStore,
  history: historyStore,
  surveys: surveyStore,
  listSettings: listSettingsStore,
  numbers: numberStore,
  optionSets: optionSetStore,
  priceLists: priceListStore,
  quotes: quoteStore,
  documents: documentStore,
  personZips: personZipStore,
  quoteVersions: quoteVersionStore,
  offers: offerStore,
  links: linkStore,
  access: accessStore,
  messages: messageStore,
  threads: threadStore,
  faults: faultStore,
  orders: orderStore,
  deliveries: deliveryStore,
  visitEvents: visitEventStore,
  loads: loadStore,
  orderVersions: orderVersionStore,
  promises: promiseStore,
  holds: holdStore,
  cutPlans: cutPlanStore,
  offcuts: offcutStore,
  batches: batchStore,
  stock: stockStore,
  vendors: vendorStore,
  purchases: purchaseStore,
  claims: claimStore,
  bills: billStore,
  demands: demandStore,
  stockExports: exportStore,
  installations: installationStore,
  payments: paymentStore,
  creditNotes: creditNoteStore,
  accounts: accountStore,
  attempts: attemptStore,
  diary: diaryStore,
  feeds: feedStore,
  bank: bankStore,
  people: peopleStore,
  holidays: holidayStore,
  vatRates: vatRateStore,
  jobs: jobStore,
  subjects: subjectStore,
} satisfies { readonly [Name in Exclude<keyof Stores, 'outbox'>]: (queries: Queries, client: number) => Stores[Name] };

export const transactionsOf = (database: Database, enqueue: Enqueue): Transactions => ({
  run: (client, work) => asClient(database, client, (queries) => work(storesOf(queries, client, enqueue))),
});

const isStore = (name: PropertyKey): name is keyof typeof makers => Object.hasOwn(makers, name);

function storesOf(queries: Queries, client: number, enqueue: Enqueue): Stores {
  const made: Partial<Record<PropertyKey, unknown>> = { outbox: { add: (job: Job) => enqueue(queries, job) } };
  const get = (_: object, name: PropertyKey): unknown =>
    (made[name] ??= isStore(name) ? makers[name](queries, client) : undefined);
  return new Proxy(made, {
    get,
    ownKeys: () => ['outbox', ...Object.keys(makers)],
    getOwnPropertyDescriptor: (target, name) => ({ value: get(target, name), enumerable: true, configurable: true }),
  }) as unknown as Stores;
}

function familyStore(queries: Queries, client: number): FamilyStore {
  const isPage = (id: string) => and(eq(familyPage.clientId, client), eq(familyPage.id, id));
  const isDoorOf = (id: string) => and(eq(familyDoor.clientId, client), eq(familyDoor.pageId, id));
  const isHeartOf = (id: string) => and(eq(familyHeart.clientId, client), eq(familyHeart.pageId, id));
  const withDoors = async (row: typeof familyPage.$inferSelect | undefined): Promise<FamilyPage | undefined> => {
    if (!row) return undefined;
    const doors = await queries
      .select({ id: familyDoor.id, shareId: familyDoor.shareId })
      .from(familyDoor)
      .where(isDoorOf(row.id))
      .orderBy(asc(familyDoor.position));
    return { id: row.id, tokenHash: row.tokenHash, doors, changedAt: row.changedAt.toISOString() };
  };
  return {
    load: async (id) => {
      const [row] = await queries.select().from(familyPage).where(isPage(id)).for('update');
      return withDoors(row);
    },
    find: async (hash) => {
      const isOfToken = and(eq(familyPage.clientId, client), eq(familyPage.tokenHash, hash));
      const [row] = await queries.select().from(familyPage).where(isOfToken);
      return withDoors(row);
    },
    save: async ({ id, tokenHash, doors, changedAt }) => {
      const time = new Date(changedAt);
      // Several who make it at once would meet in two unique keys, and wait for each other.
      await lockName(queries, client, `family ${id}`);
      await queries
        .insert(familyPage)
        .values({ clientId: client, id, tokenHash, changedAt: time })
        .onConflictDoUpdate({ target: [familyPage.clientId, familyPage.id], set: { changedAt: time } });
      const isKept = doors.map((door) => and(eq(familyDoor.id, door.id), eq(familyDoor.shareId, door.shareId)));
      const kept = await queries
        .select({ id: familyDoor.id })
        .from(familyDoor)
        .where(and(isDoorOf(id), or(...isKept)));
      const keptIds = kept.map((door) => door.id);
      await queries
        .delete(familyDoor)
        .where(and(isDoorOf(id), keptIds.length === 0 ? undefined : notInArray(familyDoor.id, keptIds)));
      for (const [position, door] of doors.entries())
        await queries
          .insert(familyDoor)
          .values({ clientId: client, pageId: id, ...door, position })
          .onConflictDoUpdate({
            target: [familyDoor.clientId, familyDoor.pageId, familyDoor.id],
            set: { position },
          });
    },
    hearts: (id) =>
      queries
        .select({ doorId: familyHeart.doorId, device: familyHeart.device })
        .from(familyHeart)
        .where(isHeartOf(id))
        .orderBy(asc(familyHeart.doorId), asc(familyHeart.device)),
    addHeart: async (id, heart) => {
      await queries
        .insert(familyHeart)
        .values({ clientId: client, pageId: id, ...heart })
        .onConflictDoNothing();
    },
    removeHeart: async (id, { doorId, device }) => {
      await queries
        .delete(familyHeart)
        .where(and(isHeartOf(id), eq(familyHeart.doorId, doorId), eq(familyHeart.device, device)));
    },
    remove: async (id) => {
      await queries.delete(familyPage).where(isPage(id));
    },
  };
}

function holidayStore(queries: Queries, client: number): HolidayStore {
  const own = eq(holiday.clientId, client);
  const all = (): Promise<readonly Holiday[]> =>
    queries.select({ day: holiday.day, name: holiday.name }).from(holiday).where(own).orderBy(asc(holiday.day));
  return {
    all,
    load: async () => {
      await lockName(queries, client, 'holiday');
      return all();
    },
    replace: async (holidays) => {
      await queries.delete(holiday).where(own);
      if (holidays.length > 0)
        await queries.insert(holiday).values(holidays.map((each) => ({ clientId: client, ...each })));
    },
  };
}
