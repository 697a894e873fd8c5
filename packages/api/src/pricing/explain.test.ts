import { readAmount } from '@door/domain/selling/pricing/money';
import { describe, expect, test } from 'vitest';
import { aTestApi, codeOf, newDoor } from '../testing/a-test-api.ts';

const minorOf = (amount: string | undefined): number => readAmount(amount ?? '', 'EUR')?.minor ?? Number.NaN;

describe('the price of an item, explained', () => {
  test('lines add up to the list, and list, discount and markup to the price of one', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api);
    const answer = await api.fabricator().pricing.explain({ ItemId: Id, Tier: 'B', Markup: 40 });
    const { Lines, List, Discount, NetTrade, Markup, Unit } = answer;
    expect(Lines[0]).toMatchObject({ Code: 'P1-family', Quantity: 1, Amount: '76543.21', Fault: null });
    expect(Lines[0]?.Working).toBe('76543.21 = 76543.21');
    expect(Lines.reduce((sum, { Amount }) => sum + minorOf(Amount), 0)).toBe(minorOf(List));
    expect(minorOf(List) - minorOf(Discount)).toBe(minorOf(NetTrade));
    expect(minorOf(NetTrade) + minorOf(Markup)).toBe(minorOf(Unit));
    expect(minorOf(Discount)).toBe(Math.round(minorOf(List) * 0.12));
  });

  test('an installer sees what the door costs, and nothing of what it costs the supplier', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api);
    const answer = await api.installer().pricing.explain({ ItemId: Id });
    expect(Object.keys(answer).toSorted()).toEqual(['Currency', 'Lines', 'List', 'PriceListVersion', 'Unit']);
  });

  test('tier and markup are not taken from an installer, who could work out net trade with them', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api);
    const usual = await api.installer().pricing.explain({ ItemId: Id });
    for (const terms of [{ Markup: 0 }, { Tier: 'C' }, { Tier: 'none', Markup: 0 }] as const)
      expect(await api.installer().pricing.explain({ ItemId: Id, ...terms })).toEqual(usual);
    expect(await api.fabricator().pricing.explain({ ItemId: Id, Markup: 0 })).not.toEqual(usual);
  });

  test('an item is priced in its own currency where none is named', async () => {
    const api = await aTestApi();
    const { Id } = await api.installer().createItemFromTemplate({ ItemId: 'single-door', Currency: 'GBP' });
    expect((await api.installer().pricing.explain({ ItemId: Id })).Currency).toBe('GBP');
    expect((await api.installer().quote.priceItems([Id])).map(({ Currency }) => Currency)).toEqual(['GBP']);
  });

  test('a line that a person added is priced with the rest', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api);
    await api.installer().workInstructions.addBlankWorkInstruction({ ItemId: Id });
    const { Lines } = await api.installer().pricing.explain({ ItemId: Id });
    expect(Lines.find(({ Code }) => Code === 'P15-added')).toMatchObject({
      Text: 'No price for a line without text',
      Amount: '0.00',
      Fault: 'price.missing',
    });
  });

  test('another currency than the supplier’s is asked for by name', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api);
    const [euros, pounds] = await Promise.all([
      api.installer().pricing.explain({ ItemId: Id }),
      api.installer().pricing.explain({ ItemId: Id, Currency: 'GBP' }),
    ]);
    expect([euros.Currency, pounds.Currency]).toEqual(['EUR', 'GBP']);
    expect(pounds.Lines[0]).toMatchObject({ Amount: '65827.16', Working: '76543.21 × 0.86 = 65827.16' });
  });

  test('a rate with three decimals and an unknown item are refused', async () => {
    const api = await aTestApi();
    const { Id } = await newDoor(api);
    expect(await codeOf(api.installer().pricing.explain({ ItemId: Id, Markup: 12.345 }))).toBe('BAD_REQUEST');
    expect(await codeOf(api.installer(-1023).pricing.explain({ ItemId: Id }))).toBe('NOT_FOUND');
  });
});
