import { describe, expect, test } from 'vitest';
import { customerId } from '../testing/a-sent-quote.ts';
import { aSoldOrder, measure, soldOrderId as Id } from '../testing/a-sold-order.ts';
import { codeOf, type TestApi } from '../testing/a-test-api.ts';

const versionOf = (api: TestApi, asked: { Version?: number; Copy?: 'customer' | 'trade' } = {}) =>
  api.installer().order.getVersion({ Id, ...asked });
const confirm = (api: TestApi) => api.installer().order.confirm({ Id, MeasurementsFinal: true });

async function confirmed() {
  const sold = await aSoldOrder();
  await measure(sold.api, sold.door);
  await confirm(sold.api);
  return sold;
}

describe('the paper of an order', () => {
  test('of a draft is what would be confirmed now, says so, and tells what is not yet as it must be', async () => {
    const { api } = await aSoldOrder();
    const { Hash, Paper, Blockers, Versions, DocumentState } = await versionOf(api);
    expect({ Hash, Versions, DocumentState }).toEqual({ Hash: null, Versions: [], DocumentState: null });
    expect(Paper.title).toBe('Order confirmation 10001');
    expect(Paper.facts).toContainEqual({ label: 'State', text: 'Draft, not confirmed yet' });
    expect(Blockers.map(({ Code }) => Code)).toEqual(['order.not-measured']);
  });

  test('of a draft tells letters that the PDF lacks with the place where they are written, and is confirmed all the same', async () => {
    const { api, door } = await aSoldOrder();
    expect((await versionOf(api)).Warnings).toEqual([]);
    const { LastUpdated } = await api.installer().order.getOrderById(Id);
    await api.installer().order.updateDetails({ Id, LastUpdated, DeliveryAddress: '王小明, 7 Hill Road' });
    expect((await versionOf(api)).Warnings).toEqual([
      {
        Code: 'paper.unprintable',
        Text: 'The PDF has no letters for 王 小 明 in the details and will show ? instead. Write it in other letters as well.',
        Fix: 'Open the details',
        LeadsTo: 'details',
        ItemId: null,
      },
    ]);
    await measure(api, door);
    await confirm(api);
    expect((await versionOf(api)).Warnings).toEqual([]);
  });

  test('is frozen with the confirmation, for the works with net trade for those who see costs; each has a document', async () => {
    const { api } = await confirmed();
    const paper = await versionOf(api);
    expect(paper).toMatchObject({ Version: 1, IsLatest: true, DocumentState: 'being made', Blockers: [] });
    expect(paper.Paper.facts.map(({ label }) => label)).toEqual(['Date', 'Quote', 'Delivery address', 'Your contact']);
    const { Totals } = await api.installer().order.getOrderById(Id);
    const amountOf = (text: string) => text.replaceAll(/[^\d.]/g, '');
    const total = paper.Paper.sums.find(({ isTotal }) => isTotal)?.amount ?? '';
    expect(amountOf(total)).toBe(Totals.Total);
    const trade = await versionOf(api, { Copy: 'trade' });
    expect(trade.Paper.title).toBe('Works order 10001');
    expect(trade.Paper.positions[0]?.bill?.length).toBeGreaterThan(5);
    expect(JSON.stringify(trade.Paper)).not.toMatch(/[€£]/);
    const priced = await api.fabricator().order.getVersion({ Id, Copy: 'trade' });
    expect(priced.Paper.sums.map(({ label }) => label)).toEqual(['Net trade', 'VAT 23 %', 'Total']);
    const { getDocument } = api.fabricator().document;
    for (const Kind of ['order', 'trade-order'] as const)
      expect(await getDocument({ Kind, Id, Version: 1 })).toMatchObject({ State: 'being made' });
    expect(trade.PdfUrl).toBeNull();
    const asked = api.installer().document.getDocument({ Kind: 'trade-order', Id, Version: 1 });
    expect(await codeOf(asked)).toBe('NOT_FOUND');
  });

  test('stays as it was confirmed; a reopened order shows a draft again, and its next confirmation has the next number', async () => {
    const { api } = await confirmed();
    const first = await versionOf(api);
    await api.installer().order.reopen({ Id, Reason: 'Another address' });
    expect((await versionOf(api)).Paper.title).toBe('Order confirmation 10001-2');
    const { LastUpdated } = await api.installer().order.getOrderById(Id);
    await api.installer().order.updateDetails({ Id, LastUpdated, DeliveryAddress: '7 Hill Road' });
    await confirm(api);
    const again = await versionOf(api);
    expect(again).toMatchObject({ Version: 2, Versions: [{ Version: 1 }, { Version: 2 }] });
    expect(again.Paper.facts).toContainEqual({ label: 'Delivery address', text: '7 Hill Road' });
    const old = await versionOf(api, { Version: 1 });
    expect({ Paper: old.Paper, Hash: old.Hash, IsLatest: old.IsLatest }).toEqual({
      Paper: first.Paper,
      Hash: first.Hash,
      IsLatest: false,
    });
  });

  test('is nobody’s but the supplier’s, and a confirmation that was not made is not found', async () => {
    const { api } = await confirmed();
    expect(await codeOf(api.installer(-1023).order.getVersion({ Id }))).toBe('NOT_FOUND');
    expect(await codeOf(versionOf(api, { Version: 2 }))).toBe('NOT_FOUND');
  });
});

describe('sending the confirmation', () => {
  test('mails it once however often the message arrives, and the history says so', async () => {
    const { api } = await confirmed();
    const { LastUpdated } = await api.installer().order.getOrderById(Id);
    const send = () => api.installer().order.sendConfirmation({ Id, LastUpdated, Version: 1 });
    expect(await send()).toEqual(await send());
    const mails = (await api.jobs()).filter(({ kind }) => kind === 'order-to-customer');
    expect(mails).toHaveLength(1);
    const { History } = await api.installer().order.getOrderById(Id);
    expect(History[0]).toMatchObject({ Kind: 'document', To: 'Order confirmation 10001' });
  });

  test('is refused where the customer has no address that a mail can go to', async () => {
    const sold = await aSoldOrder();
    const { customer, order } = sold.api.installer();
    const { LastUpdated } = await customer.getCustomerById(customerId);
    await customer.updateCustomer({ Id: customerId, LastUpdated, Name: 'Mary', Email: 'mary at example' });
    await measure(sold.api, sold.door);
    await confirm(sold.api);
    await expect(order.sendConfirmation({ Id, Version: 1 })).rejects.toThrow('no complete e-mail address');
    expect((await sold.api.jobs()).filter(({ kind }) => kind === 'order-to-customer')).toEqual([]);
  });

  test('is refused while nothing is confirmed', async () => {
    const { api } = await aSoldOrder();
    expect(await codeOf(api.installer().order.sendConfirmation({ Id, Version: 1 }))).toBe('CONFLICT');
  });
});
