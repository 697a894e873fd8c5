import type { Job } from '@door/api/ports/outbox';
import type { Transactions } from '@door/api/ports/stores';
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

export const transactionsOf = (database: Database, enqueue: Enqueue): Transactions => ({
  run: (client, work) =>
    asClient(database, client, (queries) =>
      work({
        items: itemStore(queries, client),
        catalogues: catalogueStore(queries, client),
        customers: customerStore(queries, client),
        enquiries: enquiryStore(queries, client),
        instructions: instructionStore(queries, client),
        images: imageStore(queries, client),
        settings: settingsStore(queries, client),
        shares: shareStore(queries, client),
        families: familyStore(queries, client),
        tasks: taskStore(queries, client),
        history: historyStore(queries, client),
        surveys: surveyStore(queries, client),
        listSettings: listSettingsStore(queries, client),
        numbers: numberStore(queries, client),
        optionSets: optionSetStore(queries, client),
        priceLists: priceListStore(queries, client),
        quotes: quoteStore(queries, client),
        documents: documentStore(queries, client),
        personZips: personZipStore(queries, client),
        quoteVersions: quoteVersionStore(queries, client),
        offers: offerStore(queries, client),
        orders: orderStore(queries, client),
        orderVersions: orderVersionStore(queries, client),
        cutPlans: cutPlanStore(queries, client),
        offcuts: offcutStore(queries, client),
        batches: batchStore(queries, client),
        payments: paymentStore(queries, client),
        creditNotes: creditNoteStore(queries, client),
        people: peopleStore(queries, client),
        holidays: holidayStore(queries, client),
        vatRates: vatRateStore(queries, client),
        jobs: jobStore(queries, client),
        subjects: subjectStore(queries, client),
        outbox: { add: (job) => enqueue(queries, job) },
      }),
    ),
});
