import { randomUUID } from 'node:crypto';
import type { Job } from '@door/api/ports/outbox';
import { installerRouter, publicRouter } from '@door/api/routers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../db/database.ts';
import { addAccount, callContext, demoSupplier, testPublicUrl } from '../testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from '../testing/open-test-server.ts';
import type { Email } from './email.ts';
import { sendAnswerEmail } from './send-answer-email.ts';

const userId = '0192b1a0-0000-7000-8000-000000000001';

describe.each(databasesHere)('what a customer answers, on the %s database', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
    await addAccount(server, { id: userId, role: 'admin' });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const office = () => installerRouter.createCaller(callContext(server, { caller: { role: 'admin', userId } }));
  const visitor = () => publicRouter.createCaller(callContext(server, { caller: { role: 'public' } }));

  async function aSentQuote() {
    const [Id, CustomerId] = [randomUUID(), randomUUID()];
    await office().customer.create({ Id: CustomerId, Name: 'Mary Byrne', Email: 'mary@example.com' });
    const { Id: door } = await office().createItemFromTemplate({ ItemId: 'single-door' });
    const { LastUpdated, Number } = await office().quote.create({ Id, CustomerId, ItemIds: [door] });
    const sent = await office().quote.send({ Id, LastUpdated });
    return { Id, CustomerId, Number, Token: sent.OfferUrl.slice(sent.OfferUrl.lastIndexOf('/') + 1) };
  }
  const queued = async (quoteId: string) =>
    rowsOf(
      await server.database.queries.execute(
        sql`select data, state::text from pgboss.job where data->>'quoteId' = ${quoteId} order by created_on`,
      ),
    );
  async function mailed(quoteId: string) {
    const mails: Email[] = [];
    const ids: string[] = [];
    const send = sendAnswerEmail({
      ...server,
      publicUrl: testPublicUrl,
      mailer: async (email, id) => void (mails.push(email), ids.push(id)),
    });
    for (const { data } of await queued(quoteId)) {
      const job = data as Job;
      if (job.kind === 'answer-to-supplier') await send(job);
    }
    expect(ids.every((id) => id.startsWith(`${quoteId}-`))).toBe(true);
    return mails;
  }

  test('a question and a refusal are mailed to the supplier, once each, and answered to the customer', async () => {
    const { Id, Number, Token } = await aSentQuote();
    await visitor().getOffer(Token);
    const AttemptId = randomUUID();
    for (let time = 0; time < 2; time += 1)
      await visitor().askAboutOffer({ Token, AttemptId, Question: 'When?\r\nBcc: all@example.com' });
    for (let time = 0; time < 2; time += 1) await visitor().declineOffer({ Token, Reason: 'Too dear.' });
    const { client } = await demoSupplier(server);
    const [question, refusal, ...others] = await mailed(Id);
    expect(others).toEqual([]);
    expect(question).toMatchObject({
      to: { name: client.name, address: client.email },
      replyTo: { name: 'Mary Byrne', address: 'mary@example.com' },
      subject: `Mary Byrne asks about ${Number}`,
    });
    expect(question?.text).toContain('Question: When?\n    Bcc: all@example.com');
    expect(question?.text).toContain(`${testPublicUrl}/#/installer/quote/${Id}`);
    expect(refusal?.subject).toBe(`Mary Byrne has declined ${Number}`);
    expect(refusal?.text).toContain('Reason: Too dear.');
  });

  test('an acceptance is mailed with what was confirmed, unless the supplier entered it', async () => {
    const { Id, Number, Token } = await aSentQuote();
    const { Version, Hash, ToConfirm } = await visitor().getOffer(Token);
    const accept = () =>
      visitor().acceptOffer({ Token, Version, Hash, Name: 'Mary Byrne', Confirmed: [...(ToConfirm ?? [])] });
    for (let time = 0; time < 2; time += 1) await accept();
    const [mail, ...others] = await mailed(Id);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Mary Byrne has accepted ${Number}`);
    expect(mail?.text).toContain(`Said: ${ToConfirm?.[0] ?? 'nothing'}`);

    const other = await aSentQuote();
    const { Hash: otherHash } = await visitor().getOffer(other.Token);
    await office().quote.accept({ Id: other.Id, Version: 1, Hash: otherHash, How: 'phone' });
    expect(await mailed(other.Id)).toEqual([]);
  });

  test('what has not left is taken back when the customer is erased', async () => {
    const { Id, CustomerId, Token } = await aSentQuote();
    await visitor().declineOffer({ Token, Reason: 'Too dear.' });
    await office().customer.erasePerson({ Id: CustomerId });
    expect((await queued(Id)).map(({ state }) => state)).toEqual(['cancelled']);
  });
});
