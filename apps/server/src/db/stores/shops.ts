import type { MailJob, Shops } from '@door/api/ports/shop';
import { asClient, type Database, type Queries } from '../database.ts';
import { enquiryStore } from './enquiry-store.ts';
import { historyStore } from './history-store.ts';
import { imageStore } from './image-store.ts';
import { instructionStore } from './instruction-store.ts';
import { itemStore } from './item-store.ts';
import { peopleStore } from './people-store.ts';
import { shareStore } from './share-store.ts';
import { surveyStore } from './survey-store.ts';
import { taskStore } from './task-store.ts';

/** Queues a job in the transaction of the caller: it exists if, and only if, the rest is committed. */
export type Enqueue = (queries: Queries, job: MailJob) => Promise<void>;

export const shopsOf = (database: Database, enqueue: Enqueue): Shops => ({
  transact: (client, work) =>
    asClient(database, client, (queries) =>
      work({
        items: itemStore(queries, client),
        enquiries: enquiryStore(queries, client),
        instructions: instructionStore(queries, client),
        images: imageStore(queries, client),
        shares: shareStore(queries, client),
        tasks: taskStore(queries, client),
        history: historyStore(queries, client),
        surveys: surveyStore(queries, client),
        people: peopleStore(queries, client),
        outbox: { send: (job) => enqueue(queries, job) },
      }),
    ),
});
