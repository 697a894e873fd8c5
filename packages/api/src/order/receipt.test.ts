import { expect, test } from 'vitest';
import { quoteId, tokenIn } from '../testing/a-sent-quote.ts';
import { aSoldOrder, soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { withCode } from '../testing/page-code.ts';

const Id = '7b1f4c1e-0000-4000-8000-00000000000a';
const payment = { OrderId, Id, Kind: 'deposit', Amount: '100.00', On: '2026-11-20', Method: 'bank', Note: '' } as const;

test('receipts are among the papers of the customer, and of nobody who has the link alone; what was taken back leaves them', async () => {
  const { api } = await aSoldOrder();
  const { order } = api.installer();
  const Token = tokenIn((await api.installer().quote.createOfferLink({ Id: quoteId })).OfferUrl);
  const papers = async () => {
    const read = await api.visitor().getMyOrder({ Token });
    return read.IsUnchanged ? [] : (read.Papers?.map(({ Kind, Number, On }) => [Kind, Number, On]) ?? null);
  };
  await order.recordPayment(payment);
  expect(await papers()).toBeNull();
  await withCode(api, Token);
  expect(await papers()).toContainEqual(['receipt', 1, '2026-11-20']);
  const PaymentId = Id;
  await order.takeBackPayment({ OrderId, Id: '7b1f4c1e-0000-4000-8000-00000000000b', PaymentId, Reason: 'Not ours' });
  expect((await papers())?.map(([kind]) => kind)).not.toContain('receipt');
});
