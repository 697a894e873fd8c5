import { join } from 'node:path';
import type { Ports } from '@door/api/ports/context';
import { demoSuppliers } from '@door/catalogue/demo';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { housekeeping } from './adapters/housekeeping.ts';
import { randomIds } from './adapters/ids.ts';
import { type Jobs, startJobs } from './adapters/jobs.ts';
import { persistentKey } from './adapters/keys.ts';
import { filePost, smtpPost } from './adapters/mail/post.ts';
import { enquiryMail } from './adapters/mail/send-enquiry.ts';
import { openBlobs } from './adapters/open-blobs.ts';
import type { PictureStore } from './adapters/picture-store.ts';
import { checkPng } from './adapters/png-check.ts';
import { type Database, outsideTransactions } from './db/database.ts';
import { limitsOf } from './db/limits.ts';
import { seedIfEmpty } from './db/seed.ts';
import { isRecordedPhoto, recordedVersion } from './db/stores/every-client.ts';
import { fillTerms } from './db/stores/fill-terms.ts';
import { shopsOf } from './db/stores/shops.ts';
import { suppliersOf } from './db/stores/suppliers.ts';
import { buildApp } from './http/app.ts';
import type { CallRouters } from './http/calls.ts';
import { addDemoAccounts } from './login/demo-accounts.ts';
import { openLogin } from './login/open-login.ts';
import type { Settings } from './settings.ts';
import { CannotStart } from './start-failure.ts';

export interface Serving {
  /** Finishes what is in flight, then lets go of the queue; the database stays the caller's. */
  stop(): Promise<void>;
}

interface ServeFacts {
  readonly settings: Settings;
  readonly database: Database;
  readonly routers: CallRouters;
  /** Folder of the built pages. */
  readonly pages: string;
  readonly log: Logger;
}

const now = () => new Date();

/** Puts every part in its place over an open database, and listens. */
export async function serve({ settings, database, routers, pages, log }: ServeFacts): Promise<Serving> {
  await database.migrate();
  if (settings.demo && (await seedIfEmpty(database, demoSuppliers))) log.info('The demo suppliers are loaded.');
  await fillTerms(database);
  const { blobs, files, origins } = await openBlobs(settings);
  const jobs = await startJobs(database, log);
  const suppliers = suppliersOf(database, Date.now);
  const shops = shopsOf(database, jobs.enqueue);
  const limits = limitsOf(database, persistentKey(settings.dataDir, 'limits'), now);
  const ids = randomIds(now);
  const ports: Ports = { suppliers, shops, blobs, limits, log, png: checkPng, clock: { now }, ids };
  const login = openLogin({ settings, database, suppliers, limits });
  if (settings.demo) await addDemoAccounts(login.accounts, { password: settings.demoPassword, newId: ids.other, now });
  const app = await buildApp({
    ports,
    routers,
    pages,
    login,
    publicUrl: settings.publicUrl,
    ready: {
      database: () => outsideTransactions(database).execute(sql`select 1`).execute(),
      blobs: () => blobs.ping(),
    },
    fileBlobs: files,
    pictureOrigins: origins,
    recordedVersion: (picture) => recordedVersion(database, picture),
    isRecordedPhoto: (photo) => isRecordedPhoto(database, photo),
    onAnswer: (facts) => log.info(facts, 'answered'),
  });
  await workOffJobs({ settings, database, jobs, ports, blobs });
  await listen(app, settings);
  return {
    stop: async () => {
      await app.close();
      await jobs.stop();
    },
  };
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new CannotStart(cannotListen[code]?.(port, host) ?? `PORT ${port}, HOST ${host}: ${String(error)}.`);
  }
}

const notThisMachine = (_: number, host: string) => `HOST ${host} is no address of this machine.`;

const cannotListen: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `PORT ${port} is in use by another program. Stop that one, or set another PORT.`,
  EACCES: (port) => `PORT ${port} may not be used by this user. Set one above 1023.`,
  EADDRNOTAVAIL: notThisMachine,
  ENOTFOUND: notThisMachine,
};

interface WorkFacts {
  readonly settings: Settings;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly ports: Ports;
  readonly blobs: PictureStore;
}

async function workOffJobs({ settings, database, jobs, ports, blobs }: WorkFacts): Promise<void> {
  const { smtpUrl, mailFrom, dataDir } = settings;
  const post = smtpUrl ? smtpPost(smtpUrl, mailFrom) : filePost(join(dataDir, 'mail'), mailFrom);
  await jobs.work(enquiryMail({ ...ports, post, now }));
  await jobs.workHourly(housekeeping({ database, blobs, now }));
}
