import { randomUUID } from 'node:crypto';
import type { JobOf } from '@door/api/ports/outbox';
import { installerRouter } from '@door/api/routers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { addAccount, callContext, testClient } from '../testing/call-context.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import type { Email } from './email.ts';
import { sendPurchaseEmail } from './send-purchase-email.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000d1';
let server: TestServer;
let office: ReturnType<typeof installerRouter.createCaller>;
let vendor: string;

beforeAll(async () => {
  server = await openTestServer('embedded');
  await addAccount(server, { id: userId, role: 'admin' });
  office = installerRouter.createCaller(callContext(server, { caller: { role: 'admin', userId } }));
  const made = await office.vendor.create({
    ...{ Id: randomUUID(), Name: 'Latch & Sons\u202e', Mail: 'orders@latch.example', OurNumber: '4711' },
    Csv: {
      ...{ Separator: ',', Encoding: 'utf-8' },
      Columns: [
        { Field: 'vendorCode', Heading: 'Code', Format: 'text' },
        { Field: 'quantity', Heading: 'Pieces', Format: 'point' },
      ],
    },
  });
  vendor = made.Id;
  const item = { Id: randomUUID(), Key: 'CY-3K', Code: 'L-3K', Text: '=1+1 <b>cylinder</b>', Pack: '10', Least: '10' };
  await office.vendor.updateItems({
    ...{ Id: vendor, LastUpdated: made.LastUpdated },
    Items: [{ ...item, LeadDays: 3, Price: '2.50', Per: '1', ValidFrom: null, ValidUntil: null, Rank: 1 }],
  });
});
afterAll(() => server[Symbol.asyncDispose]());

const aDraft = () =>
  office.purchase.create({
    ...{ Id: randomUUID(), VendorId: vendor },
    Lines: [
      { LineId: randomUUID(), Key: 'CY-3K', Quantity: '20', Wanted: '2027-01-13' },
      { LineId: randomUUID(), Key: 'BRUSH', Quantity: '1', Wanted: '2027-01-13' },
    ],
  });

/** What is mailed about a purchase when all its jobs run now. */
async function mailsAbout(id: string): Promise<readonly Email[]> {
  const mails: Email[] = [];
  const blobs = { readMade: () => Promise.resolve(new TextEncoder().encode('%PDF')) };
  const send = sendPurchaseEmail({ ...server, blobs, mailer: async (email) => void mails.push(email) });
  await server.transactions.run(testClient, async ({ documents }) => {
    const paper = await documents.latest({ kind: 'purchase', aboutId: id });
    const pdf = { container: 'documents', name: randomUUID(), type: 'pdf' } as const;
    if (paper) await documents.finish(paper.id, { pdf, sha256: '', size: 4, pictures: [] });
  });
  const jobs = await server.database.queries.execute(
    sql`select data from pgboss.job where data->>'purchaseId' = ${id} order by created_on`,
  );
  for (const { data } of rowsOf(jobs)) await send(data as JobOf<'purchase-to-vendor'>);
  return mails;
}

test('a vendor reads its own codes with our keys below, amounts, prices and days', async () => {
  const { Id, LastUpdated, Number } = await aDraft();
  await office.purchase.send({ Id, LastUpdated, How: 'mail', PriceOpen: true });
  const [mail, ...others] = await mailsAbout(Id);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: { address: 'orders@latch.example' } });
  expect(mail?.attachments.map(({ kind, fileName }) => [kind, fileName])).toEqual([
    ['pdf', `${Number}-1.pdf`],
    ['csv', `${Number}-1.csv`],
  ]);
  expect(new TextDecoder().decode(mail?.attachments[1]?.bytes)).toBe('Code,Pieces\r\nL-3K,20\r\nBRUSH,1.000\r\n');
  expect(mail?.subject).toContain(`Purchase ${Number} from`);
  for (const text of ['4711', 'L-3K: =1+1 <b>cylinder</b>', '20 pieces', '2.50 EUR for 1 piece', '2027-01-13'])
    expect(mail?.text).toContain(text);
  expect(mail?.text).toContain('Our article CY-3K');
  expect(mail?.text).toContain('Price: please tell us');
  expect(mail?.html).toContain('=1+1 &lt;b&gt;cylinder&lt;/b&gt;');
});

test('a revision that was taken back is not mailed any more, and the next one says what it replaces', async () => {
  const { Id, LastUpdated } = await aDraft();
  await office.purchase.send({ Id, LastUpdated, How: 'mail', PriceOpen: true });
  const back = await office.purchase.takeBack({ Id, Reason: 'Other colours' });
  expect(await mailsAbout(Id)).toEqual([]);
  await office.purchase.send({ Id, LastUpdated: back.LastUpdated, How: 'mail', PriceOpen: true });
  const mails = await mailsAbout(Id);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('This replaces revision 1 of our purchase.');
  expect(mails[0]?.text).toContain('Revision: 2, replaces 1');
});
