import { expect, test } from 'vitest';
import { quoteId, tokenIn } from '../testing/a-sent-quote.ts';
import { aSoldOrder, measure, orderNow, soldOrderId as Id } from '../testing/a-sold-order.ts';
import { codeOf } from '../testing/a-test-api.ts';
import { withCode } from '../testing/page-code.ts';

/** An order that the supplier has confirmed, and its customer has still to. */
async function aDrawnOrder() {
  const { api, door } = await aSoldOrder();
  const Token = tokenIn((await api.installer().quote.createOfferLink({ Id: quoteId })).OfferUrl);
  await measure(api, door);
  api.controls.now += 60_000;
  await api.installer().order.confirm({ Id, MeasurementsFinal: true });
  const read = async () => {
    const order = await api.visitor().getMyOrder({ Token });
    return order.IsUnchanged ? expect.fail() : order;
  };
  const drawing = async () => (await read()).Drawing ?? expect.fail();
  const confirm = async () => {
    const { Version, Hash, ToConfirm } = await drawing();
    return { Token, Version, Hash, Name: 'Mary Byrne', Confirmed: [...ToConfirm] };
  };
  return { api, Token, read, drawing, confirm };
}

test('the customer confirms exactly what was drawn, once, and only with the code', async () => {
  const { api, Token, read, drawing, confirm } = await aDrawnOrder();
  expect(await read()).toMatchObject({
    ...{ Drawing: null, Sentence: 'Your drawing is ready.' },
    Next: [{ Text: 'Confirm the drawing, the hinge side and the sizes.', Who: 'you' }, {}, {}],
  });
  await withCode(api, Token);
  expect(await drawing()).toMatchObject({ Version: 1, ConfirmedOn: null, Difference: null, Changes: [] });
  const message = await confirm();
  const { device } = api.controls;
  api.controls.device = '';
  expect(await codeOf(api.visitor().confirmOrder(message))).toBe('PRECONDITION_FAILED');
  api.controls.device = device;
  const others = [
    { ...message, Hash: 'f'.repeat(64) },
    { ...message, Version: 2 },
    { ...message, Confirmed: ['I confirm'] },
    { ...message, Confirmed: message.Confirmed.toReversed() },
  ];
  for (const other of others) expect(await codeOf(api.visitor().confirmOrder(other))).toBe('CONFLICT');
  const said = () => api.visitor().confirmOrder(message);
  expect([await said(), await said()]).toEqual([{ Version: 1 }, { Version: 1 }]);
  expect((await api.rows('acceptance')).filter(({ kind }) => kind === 'confirmed')).toMatchObject([
    {
      ...{ orderId: Id, quoteId: null, version: 1, hash: message.Hash, how: 'link', name: 'Mary Byrne', who: null },
      confirmed: message.Confirmed,
    },
  ]);
  expect(await read()).toMatchObject({
    Sentence: 'You confirmed the drawing on 21 November 2026.',
    Drawing: { ConfirmedOn: '2026-11-21' },
  });
});

test('an order that was reopened and confirmed again is asked anew, and says what is other than what was accepted', async () => {
  const { api, Token, drawing, confirm } = await aDrawnOrder();
  await withCode(api, Token);
  await api.visitor().confirmOrder(await confirm());
  await api.installer().order.reopen({ ...(await orderNow(api)), Reason: 'Another terms' });
  expect(await codeOf(drawing())).not.toBe('accepted');
  const line = (await api.installer().order.getOrderById(Id)).Lines[0];
  await api.installer().order.updateLine({ ...(await orderNow(api)), LineId: line?.LineId ?? '', Quantity: 2 });
  api.controls.now += 60_000;
  await api.installer().order.confirm({ Id, MeasurementsFinal: true, DifferenceAccepted: true });
  const again = await drawing();
  expect(again).toMatchObject({ Version: 2, ConfirmedOn: null, Difference: expect.stringMatching(/^\d+\.\d\d$/) });
});

test('a person of the supplier writes down that the customer has said so, with how and why', async () => {
  const { api, Token, drawing } = await aDrawnOrder();
  const { page, getOrderById, list } = api.installer().order;
  expect((await getOrderById(Id)).CustomerPage?.Drawing).toMatchObject({ Since: '2026-11-21', Confirmed: null });
  // What the office looks at leaves nothing behind.
  const before = (await getOrderById(Id)).History;
  expect(await page({ Id })).toMatchObject({ Level: 2, Stage: 'confirmed', Payments: { Currency: 'EUR' } });
  expect((await getOrderById(Id)).History).toEqual(before);
  expect((await list({})).Orders).toMatchObject([{ Stage: 'confirmed' }]);
  const waive = () => api.installer().order.waiveDrawing({ Id, How: 'phone', Reason: 'She has no computer' });
  expect([await waive(), await waive()]).toEqual([
    { Id, Version: 1 },
    { Id, Version: 1 },
  ]);
  await withCode(api, Token);
  expect(await drawing()).toMatchObject({ ConfirmedOn: '2026-11-21' });
  const { History, CustomerPage } = await api.installer().order.getOrderById(Id);
  expect(CustomerPage).toMatchObject({
    ...{ Stage: 'confirmed', HasLink: true },
    Drawing: { Since: '2026-11-21', Confirmed: { On: '2026-11-21', How: 'phone', Reason: 'She has no computer' } },
  });
  expect(History.find(({ Kind }) => Kind === 'offer')).toMatchObject({
    ...{ To: 'confirmed', Reason: 'By phone: She has no computer' },
  });
});
