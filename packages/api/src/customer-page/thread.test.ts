import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { customerId, quoteId, tokenIn } from '../testing/a-sent-quote.ts';
import { aSoldOrder, soldOrderId as Id } from '../testing/a-sold-order.ts';
import { codeOf, type TestApi } from '../testing/a-test-api.ts';
import { withCode } from '../testing/page-code.ts';

const minute = 60_000;

/** A sale on whose page the code was typed. */
async function aThread() {
  const { api } = await aSoldOrder();
  const Token = tokenIn((await api.installer().quote.createOfferLink({ Id: quoteId })).OfferUrl);
  await withCode(api, Token);
  const read = async () => {
    const order = await api.visitor().getMyOrder({ Token });
    return order.IsUnchanged ? expect.fail() : order;
  };
  const ask = (Text: string, said: { Id?: string; PhotoUrls?: string[] } = {}) =>
    api.visitor().askAboutOrder({ Token, Id: randomUUID(), Text, ...said });
  const answer = (Text: string, MessageId: string = randomUUID()) =>
    api.installer().order.answerMessage({ Id, MessageId, Text });
  return { api, Token, read, ask, answer };
}

const tasks = async (api: TestApi) =>
  (await api.rows('task')).flatMap(({ rule, state, about }) => (rule === 'answer-question' ? [[state, about]] : []));

const mails = async (api: TestApi) =>
  (await api.jobs()).flatMap((job) =>
    (job.kind === 'page-to-customer' || job.kind === 'page-to-supplier') && job.about === 'message'
      ? [[job.kind, job.leavesAt]]
      : [],
  );

test('a question is a task until somebody answers; both read the thread, which began with the quote', async () => {
  const { api, Token, read, ask, answer } = await aThread();
  await api.visitor().askAboutOffer({ Token, AttemptId: randomUUID(), Question: 'Which side?' });
  api.controls.now += minute;
  const once = { Id: randomUUID() };
  expect([await ask('When do you come?', once), await ask('When do you come?', once)]).toEqual([once, once]);
  expect(await tasks(api)).toEqual([
    ['Open', 'Which side?'],
    ['Open', 'When do you come?'],
  ]);
  api.controls.now += minute;
  const MessageId = randomUUID();
  expect([await answer('On Monday.', MessageId), await answer('On Monday.', MessageId)]).toEqual([{ Id }, { Id }]);
  expect((await tasks(api)).map(([state]) => state)).toEqual(['Done', 'Done']);
  const thread = [
    { By: null, Text: 'Which side?', Photos: [] },
    { By: null, Text: 'When do you come?', Photos: [] },
    { By: expect.any(String), Text: 'On Monday.', Photos: [] },
  ];
  expect((await read()).Thread).toMatchObject(thread);
  expect(await api.installer().order.messages({ Id })).toMatchObject(thread);
});

test('each side is mailed at most once in ten minutes', async () => {
  const { api, ask, answer } = await aThread();
  const start = api.controls.now;
  const at = (minutes: number) => new Date(start + minutes * minute).toISOString();
  await ask('One');
  api.controls.now += 2 * minute;
  await ask('Two');
  await ask('Three');
  await answer('An answer');
  expect(await mails(api)).toEqual([
    ['page-to-supplier', at(0)],
    ['page-to-supplier', at(10)],
    ['page-to-customer', at(2)],
  ]);
});

test('what is written is for the customer alone, and shows at the next look', async () => {
  const { api, Token, read, ask, answer } = await aThread();
  const { Revision } = await read();
  await ask('Secret');
  expect((await read()).Revision).not.toBe(Revision);
  const { device } = api.controls;
  api.controls.device = '';
  expect(await codeOf(ask('From a neighbour'))).toBe('PRECONDITION_FAILED');
  expect(await codeOf(api.visitor().orderPhotoTarget({ Token }))).toBe('PRECONDITION_FAILED');
  expect(await read()).toMatchObject({ Level: 1, Thread: null, Faults: null });
  api.controls.device = device;
  await answer('An answer');
  await api.admin().customer.erasePerson({ Id: customerId, OpenWork: true });
  expect(JSON.stringify([await api.rows('orderMessage'), await api.rows('task')])).not.toMatch(/Secret|An answer/);
});

test('photos are those that were uploaded to the page, at most six', async () => {
  const { api, Token, read, ask } = await aThread();
  const upload = async () => {
    const { blobUrl } = await api.visitor().orderPhotoTarget({ Token });
    const name = api.blobs.nameIn(blobUrl);
    if (name) await api.blobs.put(name, new Uint8Array([1]));
    return blobUrl;
  };
  const PhotoUrls = [await upload(), await upload()];
  await ask('Look at this', { PhotoUrls });
  expect((await read()).Thread?.at(-1)?.Photos).toEqual(PhotoUrls);
  const [photo = ''] = PhotoUrls;
  expect(await codeOf(ask('Too many', { PhotoUrls: Array.from({ length: 7 }, () => photo) }))).toBe('BAD_REQUEST');
  expect(await codeOf(ask('Of another page', { PhotoUrls: [photo.replace(quoteId, randomUUID())] }))).toBe(
    'BAD_REQUEST',
  );
  const missing = await api.visitor().orderPhotoTarget({ Token });
  expect(await codeOf(ask('Not there', { PhotoUrls: [missing.blobUrl] }))).toBe('BAD_REQUEST');
  await api.admin().customer.erasePerson({ Id: customerId, OpenWork: true });
  expect(await api.rows('salePhoto')).toEqual([]);
});
