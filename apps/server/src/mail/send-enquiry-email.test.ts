import { randomUUID } from 'node:crypto';
import { itemId } from '@door/domain/door/model/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSupplier, testClient } from '../testing/call-context.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { anEnquiry, aPicture, aStoredItem } from '../testing/samples.ts';
import { RetryLater } from '../jobs/jobs.ts';
import type { DocumentRequest } from '../documents/document-maker.ts';
import type { Email } from './email.ts';
import { sendEnquiryEmail } from './send-enquiry-email.ts';

let server: TestServer;
beforeAll(async () => (server = await openTestServer()));
afterAll(() => server[Symbol.asyncDispose]());

/** Where the door is to stand, as the visitor has typed it. */
const street = '4 Mill Lane';
const painted = Buffer.from('painted here');

/** What is mailed of an enquiry that was sent just now, with what was ordered to be painted. */
async function mailed(
  kind: 'enquiry-to-supplier' | 'enquiry-to-visitor',
  uploads: readonly ('external' | 'internal')[],
) {
  const supplier = await demoSupplier(server);
  const stored = aStoredItem(supplier);
  const enquiry = anEnquiry(stored, { submittedAt: new Date().toISOString(), name: 'Ada Moor', notes: 'Win a prize' });
  await server.transactions.run(testClient, async ({ items, enquiries, images }) => {
    await items.create({ ...stored, job: { address: street } });
    await enquiries.add(enquiry);
    for (const side of uploads)
      await images.save({
        ...{ itemId: itemId(stored.item.id), side, version: randomUUID(), url: 'u' },
        updatedAt: enquiry.submittedAt,
      });
  });
  const [mails, orders]: [Email[], DocumentRequest[]] = [[], []];
  const send = sendEnquiryEmail({
    ...server,
    blobs: { read: async () => aPicture(2, 2) },
    maker: { make: async (order) => (orders.push(order), painted) },
    mailer: async (email) => void mails.push(email),
    now: () => new Date(),
  });
  await send({ kind, clientId: testClient, enquiryId: enquiry.id, itemId: stored.item.id });
  return { mail: mails[0], orders };
}

test('a visitor’s mail shows the door as it is painted here, never a picture that somebody uploaded', async () => {
  for (const uploads of [[], ['external', 'internal']] as const) {
    const { mail, orders } = await mailed('enquiry-to-visitor', uploads);
    expect(mail?.attachments).toEqual([
      { kind: 'picture', type: 'jpeg', cid: 'external@door', fileName: 'door-external.jpg', bytes: painted },
      { kind: 'picture', type: 'jpeg', cid: 'internal@door', fileName: 'door-internal.jpg', bytes: painted },
    ]);
    expect(orders.map((order) => order.kind === 'door' && order.facts.side)).toEqual(['external', 'internal']);
    const whole = JSON.stringify(mail);
    for (const written of ['Ada Moor', 'Win a prize', 'Hebden', street, '7946']) expect(whole).not.toContain(written);
  }
});

test('the supplier’s mail waits for the pictures that the page uploads, and shows those', async () => {
  await expect(mailed('enquiry-to-supplier', ['external'])).rejects.toThrow(RetryLater);
  const { mail, orders } = await mailed('enquiry-to-supplier', ['external', 'internal']);
  expect(mail?.attachments.map(({ fileName, bytes }) => [fileName, bytes])).toEqual([
    ['door-external.png', aPicture(2, 2)],
    ['door-internal.png', aPicture(2, 2)],
  ]);
  expect(orders).toEqual([]);
});
