import { percent } from '@door/domain/selling/pricing/money';
import { raisedPrices } from '@door/domain/selling/pricing/price-rows';
import { clientId, itemId } from '@door/domain/door/model/ids';
import { describe, expect, test } from 'vitest';
import { aPricedList } from '../testing/a-priced-list.ts';
import { aSentQuote, customerId, quoteId as Id } from '../testing/a-sent-quote.ts';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';

const OrderId = '5a1f4c1e-0000-4000-8000-0000000000e9';
const convert = (api: TestApi) => api.installer().quote.convertToOrder({ Id, OrderId });

async function anAcceptedQuote(): Promise<TestApi> {
  const api = await aTestApi();
  const { Version, Hash } = await aSentQuote(api);
  await api.installer().quote.accept({ Id, Version, Hash, How: 'phone' });
  return api;
}

describe('an accepted quote becomes an order', () => {
  test('with its lines, charges and totals as they were accepted, whatever prices are today', async () => {
    const api = await anAcceptedQuote();
    const { Lines, Charges, Totals, Discount, VatTreatment } = await api.installer().quote.getQuoteById(Id);
    api.sellAt(raisedPrices(aPricedList, percent(10)), 'hidden');
    const order = await convert(api);
    expect(order).toMatchObject({ Id: OrderId, Number: '10001', State: 'Draft', QuoteId: Id, QuoteVersion: 1 });
    expect(order).toMatchObject({ CustomerId: customerId, Totals, Discount, VatTreatment });
    expect(order.Lines).toMatchObject(Lines.map(({ Quantity, Unit, Amount }) => ({ Quantity, Unit, Amount })));
    expect(order.Charges).toMatchObject(Charges.map(({ Kind, Text, Unit }) => ({ Kind, Text, Unit })));
    expect(await api.installer().quote.getQuoteById(Id)).toMatchObject({
      ...{ State: 'Converted To Order', Order: { Number: '10001' } },
    });
  });

  test('whose items are copies of those that were accepted, not of what became of them', async () => {
    const api = await anAcceptedQuote();
    const [line] = (await api.installer().quote.getQuoteById(Id)).Lines;
    if (!line) throw new Error('The quote has no line.');
    const load = (id: string) => api.transactions.run(clientId(-1022), ({ items }) => items.load(itemId(id)));
    const accepted = await load(line.ItemId);
    if (!accepted) throw new Error('The quote has no item.');
    const changed = {
      ...accepted,
      item: { ...accepted.item, hand: accepted.item.hand === 'left' ? 'right' : 'left' },
    } as const;
    await api.transactions.run(clientId(-1022), ({ items }) => items.save(changed));
    const [ordered] = (await convert(api)).Lines;
    const copy = await load(ordered?.ItemId ?? '');
    expect(copy?.item.id).not.toBe(accepted.item.id);
    expect(copy?.item.hand).toBe(accepted.item.hand);
    expect(copy?.item.frame.overall).toEqual(accepted.item.frame.overall);
  });

  test('and whoever accepts again, because no answer came, finds it accepted', async () => {
    const api = await aTestApi();
    const { token: Token, Version, Hash, Confirmed } = await aSentQuote(api);
    const accept = () => api.visitor().acceptOffer({ Token, Version, Hash, Name: 'Mary', Confirmed });
    const acceptFor = () => api.installer().quote.accept({ Id, Version, Hash, How: 'phone' });
    await accept();
    await convert(api);
    expect(await accept()).toEqual({ State: 'accepted' });
    expect((await acceptFor()).State).toBe('Converted To Order');
    const { LastUpdated } = await api.installer().quote.getQuoteById(Id);
    await api.installer().quote.complete({ Id, LastUpdated, DropTasks: true });
    expect(await accept()).toEqual({ State: 'accepted' });
    expect(await api.rows('acceptance')).toHaveLength(1);
  });

  test('once: a message that arrives twice finds its order, and another id makes no second one', async () => {
    const api = await anAcceptedQuote();
    expect(await convert(api)).toEqual(await convert(api));
    const other = OrderId.replace('e9', 'ea');
    expect(await codeOf(api.installer().quote.convertToOrder({ Id, OrderId: other }))).toBe('CONFLICT');
    expect(await api.rows('order')).toHaveLength(1);
    const { History } = await api.installer().order.getOrderById(OrderId);
    expect(History.map(({ To }) => To)).toEqual(['Draft']);
  });

  test('not before the customer has accepted it', async () => {
    const api = await aTestApi();
    await aSentQuote(api);
    await expect(convert(api)).rejects.toThrow('Sent');
    expect(await api.rows('order')).toEqual([]);
  });

  test('that is in the copy of their data, and stays where they are erased', async () => {
    const api = await anAcceptedQuote();
    await convert(api);
    const { Orders: theirs } = await api.installer().customer.getCustomerById(customerId);
    expect(theirs).toMatchObject([{ Id: OrderId, Number: '10001', State: 'Draft', QuoteId: Id }]);
    const { Orders } = await api.admin().customer.exportPerson(customerId);
    expect(Orders.map(({ Number: number }) => number)).toEqual(['10001']);
    const { Kept } = await api.admin().customer.erasePerson({ Id: customerId, OpenWork: true });
    expect(Kept.join(' ')).toContain('10001');
    expect(await api.rows('order')).toHaveLength(1);
  });

  test('that goes with a customer who becomes part of another', async () => {
    const api = await anAcceptedQuote();
    await convert(api);
    const into = await api.installer().customer.create({ Id: customerId.replace('e2', 'e3'), Name: 'M. Byrne' });
    await api.installer().customer.merge({ Id: into.Id, From: customerId });
    expect((await api.installer().order.getOrderById(OrderId)).Customer).toEqual({ Id: into.Id, Name: 'M. Byrne' });
  });
});
