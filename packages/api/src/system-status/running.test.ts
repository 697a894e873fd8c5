import { clientId, itemId } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import type { JobState, QueuedJob } from './job-store.ts';
import type { Transactions } from '../ports/stores.ts';
import { installerRouter } from '../routers.ts';
import { aTestApi, codeOf, newDoor, type TestApi } from '../testing/a-test-api.ts';
import { adminId, installerId } from '../testing/people.ts';

const jobId = '5a1f4c1e-0000-4000-8000-0000000000a1';
const customerId = '5a1f4c1e-0000-4000-8000-0000000000c1';
const at = '2026-11-22T10:00:00.000Z';

/** An admin of a supplier with an enquiry, whose mail to the visitor is in that state; `done` says what happened to it. */
async function anEnquiryWithMail(state: JobState) {
  const api = await aTestApi();
  const { Id } = await newDoor(api);
  const { EnquiryId } = await api.visitor().submitEnquiry({ ItemId: Id, Name: 'Ada Byrne', Email: 'ada@example.com' });
  const job = { kind: 'enquiry-to-visitor', clientId: -1022, enquiryId: EnquiryId, itemId: itemId(Id) } as const;
  const fault = { name: 'Error', code: 'EAUTH' };
  const done: string[] = [];
  const queued: QueuedJob = { id: jobId, job, state, tries: 3, fault, since: at, nextAt: at };
  return { api, done, EnquiryId, admin: adminWith(api, queued, done) };
}

function adminWith(api: TestApi, queued: QueuedJob, done: string[]) {
  const jobs = {
    list: async () => [queued],
    load: async (id: string) => (id === queued.id ? queued : undefined),
    retry: async (id: string) => void done.push(`retried ${id}`),
    discard: async (id: string) => void done.push(`discarded ${id}`),
  };
  const transactions: Transactions = {
    run: (client, work) =>
      api.transactions.run(client, (stores) => work({ ...stores, jobs: { ...stores.jobs, ...jobs } })),
  };
  return installerRouter.createCaller({ ...api.context(-1022, { role: 'admin', userId: adminId }), transactions });
}

describe('running.jobs', () => {
  test('says to whom a mail goes, what it is about and why it failed', async () => {
    const { admin, EnquiryId } = await anEnquiryWithMail('retrying');
    expect(await admin.running.jobs({ Most: 1 })).toEqual({
      Jobs: [
        {
          ...{ Id: jobId, Kind: 'enquiry-to-visitor', State: 'retrying', To: 'ada@example.com', Document: null },
          About: { Of: 'enquiry', Id: EnquiryId, Name: 'E-1001' },
          ...{ Tries: 3, Fault: 'log-in', Since: at, NextAt: at, DocumentsBefore: null },
        },
      ],
      After: `${at} ${jobId}`,
    });
  });

  test('is for admins', async () => {
    const { api } = await anEnquiryWithMail('failed');
    expect(await codeOf(api.fabricator().running.jobs({}))).toBe('FORBIDDEN');
  });
});

describe('running.retryJob', () => {
  test('tries a mail that failed at once; one that is sent is refused, and one that nobody knows', async () => {
    const { admin, done } = await anEnquiryWithMail('failed');
    await admin.running.retryJob({ Id: jobId });
    expect(done).toEqual([`retried ${jobId}`]);
    expect(await codeOf(admin.running.retryJob({ Id: jobId.replace('a1', 'a2') }))).toBe('NOT_FOUND');
    const sent = await anEnquiryWithMail('done');
    expect(await codeOf(sent.admin.running.retryJob({ Id: jobId }))).toBe('CONFLICT');
  });

  test('tries all that failed', async () => {
    const { admin, done } = await anEnquiryWithMail('failed');
    await admin.running.retryAllFailed();
    expect(done).toEqual([`retried ${jobId}`]);
  });

  test('of a document that failed says again that it is being made', async () => {
    const { api } = await anEnquiryWithMail('failed');
    const documentId = '5a1f4c1e-0000-4000-8000-0000000000d1';
    await api.transactions.run(clientId(-1022), async ({ documents }) => {
      await documents.begin({ id: documentId, kind: 'quote', aboutId: jobId, version: 1, at });
      await documents.failOnce(documentId);
    });
    const job = { kind: 'make-document', clientId: -1022, documentId, mails: false } as const;
    const queued: QueuedJob = { id: jobId, job, state: 'failed', tries: 5, fault: null, since: at, nextAt: null };
    const admin = adminWith(api, queued, []);
    await admin.running.retryJob({ Id: jobId });
    const document = await api.transactions.run(api.clientId, ({ documents }) => documents.load(documentId));
    expect(document?.progress.state).toBe('being made');
    expect(await codeOf(admin.running.discardJob({ Id: jobId, Reason: 'no' }))).toBe('CONFLICT');
  });
});

describe('the zip of a person', () => {
  const Id = '5a1f4c1e-0000-4000-8000-0000000000f1';

  test('that failed names whose it is, is made again by a retry, and is never discarded', async () => {
    const { api } = await anEnquiryWithMail('failed');
    await api.installer().customer.create({ Id: customerId, Name: 'Ada Byrne' });
    await api.admin().running.makePersonZip({ Id, Person: { CustomerId: customerId } });
    await api.transactions.run(clientId(-1022), ({ personZips }) => personZips.failOnce(Id));
    const job = { kind: 'make-person-zip', clientId: -1022, zipId: Id } as const;
    const queued: QueuedJob = { id: jobId, job, state: 'failed', tries: 5, fault: null, since: at, nextAt: null };
    const admin = adminWith(api, queued, []);
    expect((await admin.running.jobs({})).Jobs).toMatchObject([
      { Kind: 'make-person-zip', To: null, About: { Of: 'customer', Id: customerId, Name: 'Ada Byrne' } },
    ]);
    await admin.running.retryJob({ Id: jobId });
    expect(await admin.running.personZip({ CustomerId: customerId })).toMatchObject({ State: 'being made' });
    expect(await codeOf(admin.running.discardJob({ Id: jobId, Reason: 'no' }))).toBe('CONFLICT');
  });

  test('is nobody’s after a week, and its Id begins no zip of somebody else', async () => {
    const { api, admin, EnquiryId } = await anEnquiryWithMail('done');
    await api.installer().customer.create({ Id: customerId, Name: 'Ada Byrne' });
    await admin.running.makePersonZip({ Id, Person: { EnquiryId } });
    expect(await codeOf(admin.running.makePersonZip({ Id, Person: { CustomerId: customerId } }))).toBe('CONFLICT');
    await api.transactions.run(clientId(-1022), ({ personZips }) =>
      personZips.finish(Id, { files: 0, leftOut: 0, size: 10 }),
    );
    api.controls.now += 7 * 24 * 60 * 60_000 - 1;
    expect(await admin.running.openPersonZip({ Id })).toMatchObject({ Url: expect.stringContaining('.zip?signed') });
    api.controls.now += 1;
    expect(await admin.running.personZip({ EnquiryId })).toBeNull();
    expect(await codeOf(admin.running.openPersonZip({ Id }))).toBe('NOT_FOUND');
  });
});

describe('running.discardJob', () => {
  test('takes a mail out, and its enquiry’s history says who did it and why', async () => {
    const { admin, done, EnquiryId } = await anEnquiryWithMail('failed');
    await admin.running.discardJob({ Id: jobId, Reason: 'The address is wrong.' });
    expect(done).toEqual([`discarded ${jobId}`]);
    const { History } = await admin.enquiry.open(EnquiryId);
    expect(History[0]).toMatchObject({
      ...{ About: 'enquiry', Kind: 'mail', From: 'enquiry-to-visitor', To: 'discarded' },
      Reason: 'The address is wrong.',
      Who: { UserId: adminId },
    });
  });

  test('is refused while the mail is being sent; a repeat changes nothing', async () => {
    const running = await anEnquiryWithMail('running');
    expect(await codeOf(running.admin.running.discardJob({ Id: jobId, Reason: 'no' }))).toBe('CONFLICT');
    const discarded = await anEnquiryWithMail('discarded');
    await discarded.admin.running.discardJob({ Id: jobId, Reason: 'no' });
    expect(discarded.done).toEqual([]);
  });
});

describe('running.auditLog', () => {
  /** Entries about a customer, a quote and the settings, one a minute. */
  async function withEntries() {
    const api = await aTestApi();
    await api.installer().customer.create({ Id: customerId, Name: 'Ada Byrne' });
    const minute = (at: number) => `2026-11-22T10:0${String(at)}:00.000Z`;
    const entry = { from: null, to: null, reason: '', who: installerId, at: minute(1) } as const;
    await api.transactions.run(clientId(-1022), ({ history }) =>
      history.add([
        { ...entry, about: 'customer', aboutId: customerId, kind: 'details' },
        { ...entry, about: 'quote', aboutId: jobId, kind: 'state', reason: 'Lost to a cheaper one', at: minute(2) },
        { ...entry, about: 'settings', aboutId: jobId, kind: 'vat-rate', who: adminId, at: minute(3) },
      ]),
    );
    return { api, log: api.admin().running.auditLog };
  }
  const kinds = ({ Entries }: { readonly Entries: readonly { readonly Kind: string }[] }) =>
    Entries.map(({ Kind }) => Kind);

  test('holds every entry, newest first, page by page, with the name of what it is about', async () => {
    const { log } = await withEntries();
    const first = await log({ Most: 2 });
    expect(kinds(first)).toEqual(['vat-rate', 'state']);
    const rest = await log({ Most: 2, After: first.After });
    expect(rest.Entries.at(0)).toMatchObject({
      ...{ About: 'customer', AboutId: customerId, Name: 'Ada Byrne', Kind: 'details', Who: { Name: 'Ines Moor' } },
    });
  });

  test('is searched by who, when, what and what is said', async () => {
    const { log } = await withEntries();
    expect(kinds(await log({ Who: adminId }))).toEqual(['vat-rate']);
    expect(kinds(await log({ About: 'quote' }))).toEqual(['state']);
    expect(kinds(await log({ Kind: 'details' }))).toEqual(['details']);
    expect(kinds(await log({ From: '2026-11-22T10:02:00.000Z', To: '2026-11-22T10:03:00.000Z' }))).toEqual(['state']);
    expect(kinds(await log({ Search: 'CHEAPER lost' }))).toEqual(['state']);
    expect(kinds(await log({ Search: 'Byrne' }))).toContain('details');
    expect(await codeOf(log({ Who: 'nobody' }))).toBe('NOT_FOUND');
    expect(await codeOf(log({ After: `yesterday quote 1 ${jobId}` }))).toBe('BAD_REQUEST');
  });

  test('tells that a person’s data were exported, and is for admins', async () => {
    const { api, log } = await withEntries();
    await api.admin().customer.exportPerson(customerId);
    expect((await log({ Kind: 'export' })).Entries).toMatchObject([
      { About: 'customer', AboutId: customerId, Who: { UserId: adminId } },
    ]);
    expect(await codeOf(api.fabricator().running.auditLog({}))).toBe('FORBIDDEN');
  });
});
