import type { Job } from '@door/api/ports/outbox';
import type { Stores, Transactions } from '@door/api/ports/stores';
import { asClient, type Database, type Queries } from '../database.ts';
import { batchStore } from './batch-store.ts';
import { catalogueStore } from './catalogue-store.ts';
import { customerStore } from './customer-store.ts';
import { cutPlanStore } from './cut-plan-store.ts';
import { documentStore } from './document-store.ts';
import { enquiryStore } from './enquiry-store.ts';
import { familyStore } from './family-store.ts';
import { holidayStore } from './holiday-store.ts';
import { historyStore } from './history-store.ts';
import { imageStore } from './image-store.ts';
import { instructionStore } from './instruction-store.ts';
import { itemStore } from './item-store.ts';
import { listSettingsStore } from './list-settings-store.ts';
import { jobStore } from './job-store.ts';
import { numberStore } from './number-store.ts';
import { offerStore } from './offer-store.ts';
import { offcutStore } from './offcut-store.ts';
import { optionSetStore } from './option-set-store.ts';
import { peopleStore } from './people-store.ts';
import { priceListStore } from './price-list-store.ts';
import { personZipStore } from './person-zip-store.ts';
import { quoteVersionStore } from './quote-version-store.ts';
import { creditNoteStore } from './credit-note-store.ts';
import { paymentStore } from './payment-store.ts';
import { orderStore } from './order-store.ts';
import { orderVersionStore } from './order-version-store.ts';
import { quoteStore } from './quote-store.ts';
import { subjectStore } from './subject-store.ts';
import { settingsStore } from './settings-store.ts';
import { shareStore } from './share-store.ts';
import { surveyStore } from './survey-store.ts';
import { taskStore } from './task-store.ts';
import { vatRateStore } from './vat-rate-store.ts';

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
  orders: orderStore,
  orderVersions: orderVersionStore,
  cutPlans: cutPlanStore,
  offcuts: offcutStore,
  batches: batchStore,
  payments: paymentStore,
  creditNotes: creditNoteStore,
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
