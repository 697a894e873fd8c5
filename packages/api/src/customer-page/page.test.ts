import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aSentQuote, customerId, quoteId, tokenIn } from '../testing/a-sent-quote.ts';
import { pageOfOrder } from '../testing/sent-offer.ts';
import { aSoldOrder, measure, soldOrderId } from '../testing/a-sold-order.ts';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';
import { codeOfPage, withCode } from '../testing/page-code.ts';
import { putOrder } from '../testing/put-order.ts';
import { endKeptLinks } from './customer-link.ts';

const aDay = 24 * 60 * 60_000;

const tokenOf = async (api: TestApi): Promise<string> =>
  tokenIn((await api.installer().quote.createOfferLink({ Id: quoteId })).OfferUrl);

const read = (api: TestApi, Token: string) => api.visitor().getMyOrder({ Token });

const pageMails = async (api: TestApi) =>
  (await api.jobs()).flatMap((job) => (job.kind === 'page-to-customer' ? [job] : []));

describe('the code of a page', () => {
  test('is mailed, and lets the browser in which it is typed see everything', async () => {
    const { api } = await aSoldOrder();
    const Token = await tokenOf(api);
    expect(await read(api, Token)).toMatchObject({ Level: 1, Papers: null, Devices: null });
    const Id = randomUUID();
    const ask = () => api.visitor().requestCode({ Token, Id });
    expect([await ask(), await ask()]).toEqual([{ Id }, { Id }]);
    expect(await pageMails(api)).toEqual([
      { kind: 'page-to-customer', clientId: -1022, quoteId, orderId: null, about: 'code', of: Id },
    ]);
    const code = codeOfPage(api, Id);
    expect(code).toMatch(/^\d{6}$/);
    const device = randomUUID();
    const enter = () => api.visitor().enterCode({ Token, Id: device, Code: code });
    const { Device } = await enter();
    expect(await enter(), 'the answer was lost').toEqual({ Id: device, Device });
    api.controls.device = Device;
    expect(await read(api, Token)).toMatchObject({
      Level: 2,
      Papers: [{ Kind: 'quote', Number: 1, On: '2026-11-21' }],
      Devices: [{ DeviceId: device, Agent: 'a test', IsThis: true }],
    });
    expect(JSON.stringify([await api.rows('pageCode'), await api.rows('pageDevice')])).not.toContain(Device);
    api.controls.now += 180 * aDay;
    expect(await read(api, Token)).toMatchObject({ Level: 1 });
  });

  test.each([
    ['after five wrong tries', (api: TestApi, Token: string) => wrongTries(api, Token, 5), 'BAD_REQUEST'],
    ['after four wrong tries', (api: TestApi, Token: string) => wrongTries(api, Token, 4), 'accepted'],
    ['after ten minutes', (api: TestApi) => void (api.controls.now += 10 * 60_000), 'BAD_REQUEST'],
    [
      'once another was sent',
      (api: TestApi, Token: string) => api.visitor().requestCode({ Token, Id: randomUUID() }),
      'BAD_REQUEST',
    ],
  ] as const)('%s', async (_, meanwhile, answer) => {
    const { api } = await aSoldOrder();
    const Token = await tokenOf(api);
    const Id = randomUUID();
    await api.visitor().requestCode({ Token, Id });
    await meanwhile(api, Token);
    const Code = codeOfPage(api, Id);
    expect(await codeOf(api.visitor().enterCode({ Token, Id: randomUUID(), Code }))).toBe(answer);
  });

  test('used once, it is of no use to anybody else', async () => {
    const { api } = await aSoldOrder();
    const Token = await tokenOf(api);
    const Id = randomUUID();
    await api.visitor().requestCode({ Token, Id });
    const Code = codeOfPage(api, Id);
    await api.visitor().enterCode({ Token, Id: randomUUID(), Code });
    expect(await codeOf(api.visitor().enterCode({ Token, Id: randomUUID(), Code }))).toBe('BAD_REQUEST');
  });

  test('five are sent a day, and none where there is no address', async () => {
    const { api } = await aSoldOrder();
    const Token = await tokenOf(api);
    const ask = () => codeOf(api.visitor().requestCode({ Token, Id: randomUUID() }));
    for (let time = 0; time < 5; time += 1) expect(await ask()).toBe('accepted');
    expect(await ask()).toBe('TOO_MANY_REQUESTS');
    api.controls.now += aDay;
    expect(await ask()).toBe('accepted');
    const { LastUpdated } = await api.installer().customer.getCustomerById(customerId);
    await api.installer().customer.updateCustomer({ Id: customerId, LastUpdated, Name: 'Mary Byrne', Email: '' });
    expect(await ask()).toBe('CONFLICT');
  });

  test('a browser is forgotten by whoever has the code, and said twice it is said once', async () => {
    const { api } = await aSoldOrder();
    const Token = await tokenOf(api);
    const DeviceId = await withCode(api, Token);
    const { device } = api.controls;
    const forget = () => api.visitor().forgetDevice({ Token, DeviceId });
    api.controls.device = '';
    expect(await codeOf(forget())).toBe('PRECONDITION_FAILED');
    api.controls.device = device;
    expect([await forget(), await forget()]).toEqual([{ DeviceId }, { DeviceId }]);
    expect(await read(api, Token)).toMatchObject({ Level: 1 });
  });
});

/** None of these is the code of the test's server. */
async function wrongTries(api: TestApi, Token: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1)
    expect(await codeOf(api.visitor().enterCode({ Token, Id: randomUUID(), Code: 'none' }))).toBe('BAD_REQUEST');
}

describe('a new link', () => {
  test('is mailed to the customer and never shown; the old one leads nowhere at once', async () => {
    const { api } = await aSoldOrder();
    const Token = await tokenOf(api);
    await withCode(api, Token);
    const Id = randomUUID();
    const renew = () => api.visitor().rotateMyLink({ Token, Id });
    expect([await renew(), await renew()]).toEqual([{ Id }, { Id }]);
    expect((await pageMails(api)).filter(({ about }) => about === 'link')).toMatchObject([{ quoteId, of: '2' }]);
    expect(await codeOf(read(api, Token))).toBe('NOT_FOUND');
    const next = await tokenOf(api);
    expect(next).not.toBe(Token);
    expect(await read(api, next), 'the code is asked for again').toMatchObject({ Level: 1 });
  });

  test('is made three times a day; without an address somebody is asked, and the link stays', async () => {
    const { api } = await aSoldOrder();
    const renew = async () => codeOf(api.visitor().rotateMyLink({ Token: await tokenOf(api), Id: randomUUID() }));
    for (let time = 0; time < 3; time += 1) expect(await renew()).toBe('accepted');
    expect(await renew()).toBe('TOO_MANY_REQUESTS');
    const { LastUpdated } = await api.installer().customer.getCustomerById(customerId);
    await api.installer().customer.updateCustomer({ Id: customerId, LastUpdated, Name: 'Mary Byrne', Email: '' });
    const Token = await tokenOf(api);
    expect(await renew()).toBe('accepted');
    expect(await read(api, Token)).toMatchObject({ Level: 1 });
    expect((await api.rows('task')).filter(({ rule }) => rule === 'renew-link')).toHaveLength(1);
  });

  test('from the office, with a reason; or none at all', async () => {
    const { api } = await aSoldOrder();
    const Token = await tokenOf(api);
    const message = { Id: soldOrderId, AttemptId: randomUUID(), Reason: 'Forwarded to a neighbour' };
    const rotate = () => api.installer().order.rotatePageLink(message);
    expect([await rotate(), await rotate()]).toEqual([{ Id: soldOrderId }, { Id: soldOrderId }]);
    expect(await codeOf(read(api, Token))).toBe('NOT_FOUND');
    const next = await tokenOf(api);
    await api.installer().order.revokePageLink({ Id: soldOrderId, Reason: 'She asked for it' });
    expect(await codeOf(read(api, next))).toBe('NOT_FOUND');
    const { History } = await api.installer().order.getOrderById(soldOrderId);
    expect(History.flatMap(({ Kind, To, Reason }) => (Kind === 'offer' ? [[To, Reason]] : []))).toEqual([
      ['revoked', 'She asked for it'],
      ['rotated', 'Forwarded to a neighbour'],
    ]);
  });
});

describe('what a customer has bought', () => {
  test('an order that was made by hand has its page once it is confirmed', async () => {
    const { api } = await aSoldOrder();
    const { Lines } = await api.installer().order.getOrderById(soldOrderId);
    const Id = randomUUID();
    const made = { Id, CustomerId: customerId, ItemIds: [Lines[0]?.ItemId ?? ''] };
    const { LastUpdated, Lines: own } = await api.installer().order.create(made);
    await api.installer().order.updateDetails({ Id, LastUpdated, DeliveryAddress: '1 Mill Lane' });
    await measure(api, own[0]?.ItemId ?? '');
    expect((await api.rows('customerLink')).filter(({ orderId }) => orderId === Id)).toEqual([]);
    await api.installer().order.confirm({ Id, MeasurementsFinal: true });
    expect((await api.rows('customerLink')).filter(({ orderId }) => orderId === Id)).toHaveLength(1);
    const Token = await pageOfOrder(api, -1022, Id);
    expect(await read(api, Token)).toMatchObject({ Stage: 'confirmed', Level: 1 });
    expect(await codeOf(api.visitor().getOffer(Token))).toBe('NOT_FOUND');
  });

  test('is there from the acceptance on, and only then', async () => {
    const { api } = await aSoldOrder();
    const Token = await tokenOf(api);
    const order = await read(api, Token);
    expect(order).toMatchObject({
      ...{ IsUnchanged: false, Number: '10001', Stage: 'ordered', Promise: null },
      Doors: [{ Hinge: expect.stringContaining('Hinged on'), Schedule: [], Sizes: [{ Label: 'Overall size' }] }],
    });
    const offer = await api.visitor().getOffer(Token);
    expect(offer).toMatchObject({ State: 'accepted', Paper: null, PdfUrl: null, Total: null, EarlierVersions: [] });
    expect(offer.Order).toEqual(order);
    expect(await api.installer().order.page({ Id: soldOrderId })).toMatchObject({ Level: 2, Stage: 'ordered' });
  });

  test('an unchanged one is answered without being read again, until a fact changes', async () => {
    const { api } = await aSoldOrder();
    const Token = await tokenOf(api);
    const { Revision } = await read(api, Token);
    const again = () => api.visitor().getMyOrder({ Token, Seen: Revision });
    expect(await again()).toEqual({ IsUnchanged: true, Revision });
    const { LastUpdated } = await api.installer().order.getOrderById(soldOrderId);
    await api.installer().order.cancel({ Id: soldOrderId, LastUpdated, Reason: 'No longer wanted' });
    expect(await again()).toMatchObject({ IsUnchanged: false, IsCancelled: true });
  });
});

test('before it is accepted a link says nothing of name and address, and with the setting nothing at all', async () => {
  const api = await aTestApi();
  const { token } = await aSentQuote(api);
  expect((await api.visitor().getOffer(token)).Paper?.customer).toEqual([]);
  expect(await codeOf(read(api, token))).toBe('CONFLICT');
  api.setClient({ pageCode: 'always' });
  expect(await api.visitor().getOffer(token)).toMatchObject({ NeedsCode: true, Paper: null, Total: null });
  await withCode(api, token);
  expect((await api.visitor().getOffer(token)).Paper?.customer).toEqual(['Mary Byrne']);
});

describe('the link of an order that is closed', () => {
  test.each([
    ['2036-11-20T12:00:00Z', 'Closed', 'accepted'],
    ['2036-11-23T12:00:00Z', 'Closed', 'NOT_FOUND'],
    ['2036-11-23T12:00:00Z', 'Installed', 'accepted'],
  ] as const)('on %s of one that is %s: %s', async (now, state, answer) => {
    const { api } = await aSoldOrder();
    const Token = await tokenOf(api);
    await putOrder(api, state);
    api.controls.now = Date.parse(now);
    await endKeptLinks(api.context(-1022, null), api.clientId);
    // Run again it changes nothing.
    await endKeptLinks(api.context(-1022, null), api.clientId);
    expect(await codeOf(read(api, Token))).toBe(answer);
  });
});
