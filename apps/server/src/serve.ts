import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Ports } from '@door/api/ports/context';
import { writeMissingDemand } from '@door/api/inventory/missing-demand';
import { jobsOfHour } from '@door/api/diary/jobs-of-hour';
import { endKeptLinks } from '@door/api/customer-page/customer-link';
import { loadsOfVisits } from '@door/api/delivery/loads-of-visits';
import { messagesOfHour } from '@door/api/message/messages-of-hour';
import { lookAtDue, supersede } from '@door/api/payment/look';
import { lookAtHint } from '@door/api/payment/note-hint';
import { recheckPromises } from '@door/api/promise/recheck';
import { claimsOfDay } from '@door/api/purchase/claims-of-day';
import { quotesOfDay } from '@door/api/quote/quotes-of-day';
import { demoSuppliers } from '@door/catalogue/demo';
import { clientId } from '@door/domain/door/model/ids';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { optimizerPool } from './cutting/optimizer-pool.ts';
import { deleteOldData } from './jobs/delete-old-data.ts';
import { unprintable } from './documents/fonts/runs.ts';
import { documentMaker, type DocumentMaker, startDocumentWorker } from './documents/document-maker.ts';
import { makeDocument } from './documents/make-document.ts';
import { firstPages, rendererIn } from './http/first-page/first-pages.ts';
import { randomIds } from './lib/ids.ts';
import { type Jobs, RetryLater, startJobs } from './jobs/jobs.ts';
import { cleaner } from './jobs/cleaner.ts';
import { offerLinksOf } from './lib/offer-links.ts';
import { persistentKey } from './lib/persistent-key.ts';
import { errorFacts } from './lib/log.ts';
import { machineOf } from './machine/machine.ts';
import { type Metrics, metricsOf } from './machine/metrics.ts';
import { deleteMails } from './mail/mail-files.ts';
import { fileMailer, smtpMailer } from './mail/mailer.ts';
import { sendAnswerEmail } from './mail/send-answer-email.ts';
import { sendEnquiryEmail } from './mail/send-enquiry-email.ts';
import { sendFitterEmail } from './mail/send-fitter-email.ts';
import { sendMessageEmail } from './mail/send-message-email.ts';
import { sendOrderEmail } from './mail/send-order-email.ts';
import { sendPageEmail, sendPageNews } from './mail/send-page-email.ts';
import { sendPromiseEmail, tellSeller } from './mail/send-promise-email.ts';
import { sendPurchaseEmail } from './mail/send-purchase-email.ts';
import { sendPasswordLink } from './mail/send-password-link.ts';
import { sendQuoteEmail } from './mail/send-quote-email.ts';
import { deletePersonZip, makePersonZip } from './documents/person-zips/make-person-zip.ts';
import { providersOf } from './payments/providers.ts';
import { sendMessageSms } from './sms/send-message-sms.ts';
import { smsPortOf } from './sms/sms-port.ts';
import { openBlobs } from './storage/open-blobs.ts';
import type { BlobStore } from './storage/blob-name.ts';
import { type Database, isInTransaction, outsideTransactions } from './db/database.ts';
import { isOutage, isTaken } from './db/outage.ts';
import { callCounterOf } from './lib/call-counter.ts';
import { rateLimiterOf } from './db/rate-limiter.ts';
import { seedIfEmpty } from './db/seed-if-empty.ts';
import { serveSnapshots } from './db/snapshots.ts';
import { allClientIds, isShownPhoto, currentPictureVersion, logoOf } from './db/across-clients.ts';
import { backfillSearchTerms } from './db/item/backfill-search-terms.ts';
import { transactionsOf } from './db/transactions.ts';
import { suppliersOf } from './db/settings/suppliers.ts';
import { buildApp } from './http/build-app.ts';
import type { CallRouters } from './http/endpoints.ts';
import { metricsServer } from './http/metrics-server.ts';
import { firstDocumentOf } from './http/mount-first-page.ts';
import { indexHtmlIn } from './http/mount-pages.ts';

import { addDemoAccounts } from './login/demo-accounts.ts';
import { type Login, openLogin } from './login/open-login.ts';
import { fairYield } from './lib/fair-yield.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';
import { defaultSupplier } from './lib/supplier-number.ts';

export interface Serving {
  /** Finishes the requests in flight, then stops the job queue. The caller closes the database. */
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

/** Builds all adapters on an open database, starts the jobs and listens. */
export async function serve({ settings, database, routers, pages, log }: ServeFacts): Promise<Serving> {
  await database.migrate();
  if (settings.demo && (await seedIfEmpty(database, demoSuppliers))) log.info('The demo suppliers are loaded.');
  await backfillSearchTerms(database);
  const { blobs, files, origins, pngs } = await openBlobs(settings);
  const jobs = await startJobs(database, log);
  const suppliers = suppliersOf(database, Date.now);
  const transactions = transactionsOf(database, jobs.enqueue);
  const rateLimiter = rateLimiterOf(database, persistentKey(settings.dataDir, 'limits'), now);
  const ids = randomIds(now);
  const offerLinks = offerLinksOf({ publicUrl: settings.publicUrl, key: persistentKey(settings.dataDir, 'offers') });
  const payments = providersOf({
    key: persistentKey(settings.dataDir, 'payments'),
    apis: settings.paymentApis,
    isDemo: settings.demo,
    publicUrl: settings.publicUrl,
    now,
  });
  const sms = smsPortOf({
    key: persistentKey(settings.dataDir, 'sms'),
    folder: smsFolder(settings),
    api: settings.smsApi,
  });
  const optimizer = optimizerPool();
  const ready = {
    database: () => outsideTransactions(database).execute(sql`select 1`).execute(),
    blobs: () => blobs.ping(),
  };
  const machine = machineOf({ settings, database, ready, now });
  const freeBytes = async () => (await machine.state()).disk?.free ?? null;
  const metrics = metricsOf({ database, ready, freeBytes });
  const ports: Ports = {
    suppliers,
    transactions,
    blobs,
    rateLimiter,
    callCounter: callCounterOf(Date.now),
    isOutage,
    isTaken,
    log,
    clock: { now },
    ids,
    offerLinks,
    payments,
    sms,
    yieldToEventLoop: fairYield(isInTransaction),
    optimizer,
    cleaner,
    paperFonts: { unprintable },
    hasOwnLogin: settings.auth === undefined,
    machine,
  };
  for (const id of await allClientIds(database)) await writeMissingDemand(ports, clientId(id));
  const login = openLogin({
    settings,
    database,
    suppliers,
    rateLimiter,
    transactions,
    newId: ids.other,
    now,
    log,
    onRefusal: metrics.countRefusedLogin,
  });
  const demo = { password: settings.demoPassword, newId: ids.other, now, transactions };
  if (settings.demo) await addDemoAccounts(login.accounts, demo);
  const paperMaker = documentMaker({ startWorker: startDocumentWorker, timeBudget: 20_000, idleTime: 60_000 });
  const first = firstPages({
    startWorker: rendererIn(pages),
    timeBudget: 20_000,
    patience: 1_000,
    warn: (error) => log.warn(errorFacts(error), 'A first page could not be made.'),
  });
  const app = await buildApp({
    paperMaker,
    ports,
    routers,
    pages,
    login,
    publicUrl: settings.publicUrl,
    securityContact: settings.securityContact,
    now,
    trustedProxies: settings.trustedProxies,
    firstPages: first,
    ready,
    fileBlobs: files,
    checkPng: pngs.check,
    pictureOrigins: origins,
    currentPictureVersion: (picture) => currentPictureVersion(database, picture),
    isShownPhoto: (photo) => isShownPhoto(database, photo),
    logoOf: (id, hash) => logoOf(database, id, hash),
    onAnswer: (facts) => {
      log.info(facts, 'answered');
      metrics.countAnswer(facts);
    },
    onCall: (call, outcome) => metrics.countCall(call, outcome),
  });
  const maker = documentMaker();
  await startWorkers({ settings, database, jobs, ports, blobs, maker, pages, login });
  await listen((at) => app.listen(at), settings);
  void firstDocumentOf(defaultSupplier, indexHtmlIn(pages), { firstPages: first, suppliers });
  const snapshots = await serveSnapshots(database, settings.dataDir);
  const figures = settings.metricsPort === undefined ? undefined : await listenForFigures(metrics, settings);
  return {
    stop: async () => {
      // Plans that are being made would hold their requests open for minutes.
      await optimizer.stop();
      figures?.close();
      await snapshots?.stop();
      await app.close();
      await first.stop();
      await jobs.stop();
      await pngs.stop();
      await maker.stop();
      await paperMaker.stop();
    },
  };
}

/** The figures of this process, on the same host. */
async function listenForFigures(metrics: Metrics, settings: Settings): Promise<Server> {
  const server = metricsServer(metrics);
  const started = (at: Address) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(at, resolve);
    });
  await listen(started, { ...settings, port: settings.metricsPort ?? 0 });
  return server;
}

type Address = Pick<Settings, 'port' | 'host'>;

async function listen(start: (at: Address) => Promise<unknown>, { port, host }: Address): Promise<void> {
  try {
    await start({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new StartError(listenErrors[code]?.(port, host) ?? `PORT ${port}, HOST ${host}: ${String(error)}.`);
  }
}

const foreignHost = (_: number, host: string) => `HOST ${host} is no address of this machine.`;

const listenErrors: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `PORT ${port} is in use by another program. Stop that one, or set another PORT.`,
  EACCES: (port) => `PORT ${port} may not be used by this user. Set one above 1023.`,
  EADDRNOTAVAIL: foreignHost,
  ENOTFOUND: foreignHost,
};

interface WorkerFacts {
  readonly settings: Settings;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly ports: Ports;
  readonly blobs: BlobStore;
  readonly maker: DocumentMaker;
  readonly pages: string;
  readonly login: Pick<Login, 'links'>;
}

/** Where SMS are files. */
const smsFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'sms');

async function startWorkers(facts: WorkerFacts): Promise<void> {
  const { settings, database, jobs, ports, blobs, maker, pages, login } = facts;
  const { smtpUrl, mailFrom, dataDir, publicUrl } = settings;
  const mails = join(dataDir, 'mail');
  const mailer = smtpUrl ? smtpMailer(smtpUrl, mailFrom) : fileMailer(mails, mailFrom);
  const sendEmail = sendEnquiryEmail({ ...ports, blobs, maker, mailer, now });
  const sendLink = sendPasswordLink({ ...ports, ...login, mailer, publicUrl });
  await jobs.work({
    invitation: sendLink,
    'password-reset': sendLink,
    'enquiry-to-supplier': sendEmail,
    'enquiry-to-visitor': sendEmail,
    'make-document': makeDocument({ ...ports, blobs, maker, pages }),
    'make-person-zip': makePersonZip({ ...ports, blobs }),
    'delete-person-zip': deletePersonZip({ blobs }),
    'delete-document': async ({ blob }) => blobs.removeMade({ container: 'documents', name: blob, type: 'pdf' }),
    'delete-mails': deleteMails([mails, smsFolder(settings)]),
    'purge-deleted-rows': async () => database.purgeDeletedRows?.(),
    'quote-to-customer': sendQuoteEmail({ ...ports, blobs, mailer }),
    'order-to-customer': sendOrderEmail({ ...ports, blobs, mailer }),
    'message-to-customer': sendMessageEmail({ ...ports, blobs, mailer, publicUrl }),
    'sms-to-customer': sendMessageSms(ports),
    'visit-to-fitter': sendFitterEmail({ ...ports, mailer, publicUrl }),
    'page-to-customer': sendPageEmail({ ...ports, mailer }),
    'page-to-supplier': sendPageNews({ ...ports, mailer, publicUrl }),
    'answer-to-supplier': sendAnswerEmail({ ...ports, mailer, publicUrl }),
    'purchase-to-vendor': sendPurchaseEmail({ ...ports, blobs, mailer }),
    'promise-to-customer': sendPromiseEmail({ ...ports, mailer }),
    'promise-to-seller': tellSeller({ ...ports, mailer, publicUrl }),
    'delete-old-data': deleteOldData({
      ...{ database, enqueue: jobs.enqueue, blobs, now },
      mails: [mails, smsFolder(settings)],
    }),
    'quotes-of-day': async () => {
      for (const id of await allClientIds(database)) {
        await quotesOfDay(ports, clientId(id));
        await claimsOfDay(ports, clientId(id));
        await messagesOfHour(ports, clientId(id));
        await jobsOfHour(ports, clientId(id));
        await endKeptLinks(ports, clientId(id));
      }
    },
    'look-at-payment': async (job) => {
      const outcome = await lookAtHint(ports, { ...job, clientId: clientId(job.clientId) });
      if (outcome === 'wait') throw new RetryLater('The payment is still on its way.');
    },
    'supersede-payment': async ({ attemptId, ...job }) => {
      if (!(await supersede(ports, { clientId: clientId(job.clientId), attemptId })))
        throw new RetryLater('It can still be paid.');
    },
    'look-at-payments': async () => {
      for (const id of await allClientIds(database)) await lookAtDue(ports, clientId(id));
    },
    'loads-of-visits': async () => {
      for (const id of await allClientIds(database)) await loadsOfVisits(ports, clientId(id));
    },
    'recheck-promises': async () => {
      for (const id of await allClientIds(database)) await recheckPromises(ports, clientId(id));
    },
  });
}
