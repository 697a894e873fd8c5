import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { customerId, quoteId, tokenIn } from '../testing/a-sent-quote.ts';
import { aSoldOrder, soldOrderId } from '../testing/a-sold-order.ts';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';
import { withCode } from '../testing/page-code.ts';
import { textOf } from './message-to-send.ts';

const text = {
  Code: 'deposit-due',
  Language: 'en',
  Version: 0,
  Subject: 'Pay {{amount}}',
  Body: 'Dear {{customer}}',
} as const;
const write = (api: TestApi, changed: object = {}) =>
  api.admin().message.updateText({ Id: randomUUID(), ...text, ...changed });

const said = (api: TestApi) =>
  api.transactions.run(api.clientId, async (stores) => {
    const supplier = await api.context(-1022, null).suppliers.find(api.clientId);
    if (!supplier) throw new Error('There is no such supplier.');
    return textOf({ stores, supplier }, 'deposit-due', { customer: 'Ada', amount: '1.00 EUR' });
  });

describe('the text of a message', () => {
  test('is the supplier’s own once it is written, and the usual one again', async () => {
    const api = await aTestApi();
    expect((await said(api)).subject).toMatch(/^The deposit of your order : 1\.00 EUR$/);
    const Id = randomUUID();
    expect(await write(api, { Id })).toEqual(await write(api, { Id }));
    expect(await said(api)).toEqual({ language: 'en', subject: 'Pay 1.00 EUR', body: 'Dear Ada' });
    await write(api, { Version: 1, Subject: '', Body: '' });
    expect((await said(api)).subject).toMatch(/^The deposit/);
    expect(await api.rows('messageText'), 'every version stays').toHaveLength(2);
  });

  test('in the supplier’s language goes before the English one', async () => {
    const api = await aTestApi();
    await write(api);
    await write(api, { Language: 'de', Subject: 'Anzahlung {{amount}}' });
    expect((await said(api)).language).toBe('en');
    const { Version } = await api.admin().settings.getSettings();
    const hours = { QuietFrom: '20:00', QuietUntil: '08:00', QuietSundays: true, ReviewUrl: '' };
    await api.admin().settings.updateMessages({ Version, ...hours, MessageLanguage: 'de' });
    const { messaging } = (await api.transactions.run(api.clientId, ({ settings }) => settings.load())).client;
    api.setClient({ messaging });
    expect(await said(api)).toMatchObject({ language: 'de', subject: 'Anzahlung 1.00 EUR' });
  });

  test.each([
    ['a placeholder that it does not have', { Body: 'Dear {{password}}' }, 'BAD_REQUEST'],
    ['one of another message', { Subject: '{{review}}' }, 'BAD_REQUEST'],
    ['a subject alone', { Body: ' ' }, 'BAD_REQUEST'],
    ['a version that somebody else has written over', { Version: 1 }, 'CONFLICT'],
    ['markup, which is sent as text', { Body: '<b>Dear</b> {{customer}}' }, 'accepted'],
  ])('with %s: %o', async (_, changed, answer) => {
    const api = await aTestApi();
    expect(await codeOf(write(api, changed))).toBe(answer);
  });

  test('is refused with the name of what is not filled in', async () => {
    await expect(write(await aTestApi(), { Body: '{{password}}' })).rejects.toThrow('There is no password to fill in');
  });
});

test('quiet hours last over a night, and reviews are written at an address', async () => {
  const { settings } = (await aTestApi()).admin();
  const { Version } = await settings.getSettings();
  const usual = {
    Version,
    QuietFrom: '21:00',
    QuietUntil: '07:00',
    QuietSundays: false,
    MessageLanguage: 'en',
  } as const;
  const save = (changed: object) => codeOf(settings.updateMessages({ ...usual, ReviewUrl: '', ...changed }));
  expect(await save({ QuietUntil: '21:00' })).toBe('BAD_REQUEST');
  expect(await save({ ReviewUrl: 'javascript:alert(1)' })).toBe('BAD_REQUEST');
  expect(await save({ ReviewUrl: 'https://reviews.example.com/us' })).toBe('accepted');
  expect(await settings.getSettings()).toMatchObject({
    QuietFrom: '21:00',
    ReviewUrl: 'https://reviews.example.com/us',
  });
});

describe('a customer says on their page what they want to be mailed', () => {
  test('with the code alone, and as often as they like', async () => {
    const { api } = await aSoldOrder();
    const Token = tokenIn((await api.installer().quote.createOfferLink({ Id: quoteId })).OfferUrl);
    const choose = (Reminders: boolean) => api.visitor().setReminders({ Token, Reminders, Reviews: true });
    expect(await codeOf(choose(false))).toBe('PRECONDITION_FAILED');
    await withCode(api, Token);
    expect([await choose(false), await choose(false)]).toEqual([
      { Reminders: false, Reviews: true, Sms: null },
      { Reminders: false, Reviews: true, Sms: null },
    ]);
    expect(await api.visitor().getMyOrder({ Token })).toMatchObject({
      Mails: { Reminders: false, Reviews: true, Sms: null },
    });
    await api.admin().customer.erasePerson({ Id: customerId, OpenWork: true });
    expect(await api.rows('contactChoice'), 'nothing of it is left').toEqual([]);
  });
});

test('the office reads what was sent about an order', async () => {
  const { api } = await aSoldOrder();
  const at = '2026-11-21T09:00:00.000Z';
  const sent = {
    sale: { kind: 'quote', id: quoteId },
    code: 'order-thanks',
    channel: 'mail',
    refusal: '',
    about: '',
    nth: 1,
    language: 'en',
    at,
  } as const;
  await api.transactions.run(api.clientId, async ({ messages }) => {
    await messages.addSent(sent);
    await messages.addSent(sent);
  });
  expect(await api.installer().message.sent({ OrderId: soldOrderId })).toEqual([
    { Code: 'order-thanks', By: 'mail', Nth: 1, Language: 'en', At: at, Refusal: '' },
  ]);
});
