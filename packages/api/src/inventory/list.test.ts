import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../testing/a-test-api.ts';
import { aStock, cylinder, keptAsUsual, paint, refusalOf, type TestStock } from '../testing/a-stock.ts';

let works: TestStock;
beforeEach(async () => {
  works = await aStock();
});

describe('how an article is kept', () => {
  test('is as usual where nobody has said it, else as the key says, else the longest code', async () => {
    const supply = async (Key: string) => (await works.article(Key)).Supply;
    expect(await supply('OF72@6000')).toMatchObject({ Supply: 'counted', Stage: 'cutting', Floor: '0' });
    expect(await supply(paint)).toMatchObject({ Stage: 'painting', Floor: '0.000' });
    await works.stock().updateSupply({
      Key: 'OF72*',
      ...keptAsUsual,
      Supply: 'bars',
      Stage: 'cutting',
      Floor: '10',
      AnalysisCode: 'BARS',
    });
    expect(await supply('OF72@6000')).toMatchObject({
      Key: 'OF72*',
      Supply: 'bars',
      Floor: '10',
      AnalysisCode: 'BARS',
    });
    const { LastUpdated } = await supply('OF72@6000');
    const bars = {
      Key: 'OF72@6000',
      ...keptAsUsual,
      Supply: 'bars',
      Stage: 'cutting',
      Floor: '4',
      LastUpdated,
    } as const;
    await works.stock().updateSupply(bars);
    expect(await supply('OF72@6000')).toMatchObject({ Key: 'OF72@6000', Floor: '4' });
  });

  test('is refused for what there is not, and a floor of what is counted in several units', async () => {
    expect(await codeOf(works.stock().updateSupply({ Key: 'XY*', ...keptAsUsual }))).toBe('NOT_FOUND');
    expect(await codeOf(works.stock().updateSupply({ Key: 'XY-1', ...keptAsUsual }))).toBe('NOT_FOUND');
    expect(await refusalOf(works.stock().updateSupply({ Key: cylinder, ...keptAsUsual, Floor: '1.5' }))).toContain(
      'Floor: 1.5',
    );
    // A bar and the caps of its ends.
    expect(await refusalOf(works.stock().updateSupply({ Key: 'SC150*', ...keptAsUsual, Floor: '2' }))).toContain(
      'several units',
    );
    expect(await codeOf(works.stock().updateSupply({ Key: 'SC150*', ...keptAsUsual }))).toBe('accepted');
    expect(await codeOf(works.stock().updateSupply({ Key: cylinder, ...keptAsUsual, FirstPlace: works.anId() }))).toBe(
      'NOT_FOUND',
    );
  });
});

describe('the list', () => {
  const keys = async (filter: Parameters<ReturnType<TestStock['stock']>['list']>[0]) =>
    (await works.api.installer().inventory.list(filter)).Articles.map(({ Key }) => Key);

  test('has what is kept by its key, found by beginnings of words, by place and by what is short', async () => {
    const quarantine = await works.aPlace('Quarantine', false);
    await works.come('3');
    await works.come('2', { Key: 'BRUSH', Place: quarantine });
    await works.stock().updateSupply({ Key: 'CY-3T', ...keptAsUsual, Floor: '2' });
    await works.stock().updateSupply({ Key: 'BRUSH', ...keptAsUsual, Floor: '2' });
    expect(await keys({})).toEqual(['BRUSH', cylinder, 'CY-3T']);
    expect(await keys({ Search: 'cyl 3 thumb' })).toEqual(['CY-3T']);
    expect(await keys({ Search: 'cy-3k' })).toEqual([cylinder]);
    expect(await keys({ Place: quarantine })).toEqual(['BRUSH']);
    // What lies in quarantine cannot be promised.
    expect(await keys({ Short: true })).toEqual(['BRUSH', 'CY-3T']);
    await works.come('2', { Key: 'CY-3T' });
    expect(await keys({ Short: true })).toEqual(['BRUSH']);
  });

  test('comes in pages of fifty, in the order of signs', async () => {
    const kept = Array.from({ length: 100 }, (_, at) => `B-${String(at).padStart(3, '0')}`);
    await works.api.transactions.run(works.api.clientId, async ({ stock: store }) => {
      await store.lock(kept.map((key) => ({ key, unit: 'piece', currency: 'EUR' })));
    });
    const read: string[] = [];
    let [After, pages]: [string | null, number] = [null, 0];
    do {
      pages += 1;
      const page: Awaited<ReturnType<ReturnType<TestStock['stock']>['list']>> = await works.stock().list({ After });
      read.push(...page.Articles.map(({ Key }) => Key));
      ({ After } = page);
    } while (After !== null);
    expect(read).toEqual(kept);
    expect(pages).toBe(2);
  });

  test('tells costs to those who may see them', async () => {
    await works.come('3', { Value: '10.00' });
    const seen = async (calls: ReturnType<TestStock['stock']>) => {
      const [first] = (await calls.list({})).Articles;
      const [line] = (await calls.moves({ Key: cylinder })).Moves;
      return [first?.Value, line?.Value, (await calls.getArticle({ Key: cylinder })).Value];
    };
    expect(await seen(works.stock())).toEqual(['10.00', '10.00', '10.00']);
    expect(await seen(works.api.installer().inventory)).toEqual([null, null, null]);
    expect(await codeOf(works.api.installer().inventory.valueOn({ Day: '2026-11-21' }))).toBe('FORBIDDEN');
  });
});

test('the ledger of an article comes in pages, the last line first', async () => {
  for (let at = 0; at < 60; at += 1) await works.come('1');
  const first = await works.stock().moves({ Key: cylinder });
  expect(first.Moves.map(({ Line }) => Line)).toEqual(Array.from({ length: 50 }, (_, at) => 60 - at));
  const last = await works.stock().moves({ Key: cylinder, After: first.After });
  expect(last.Moves.map(({ Line }) => Line)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(last.After).toBeNull();
});

test('what the stock was worth on a day is told by the days of writing, where the supplier is, and by analysis codes', async () => {
  const valueOn = async (Day: string) =>
    (await works.stock().valueOn({ Day })).Values.map(({ AnalysisCode, Value, Currency }) => [
      AnalysisCode,
      Value,
      Currency,
    ]);
  await works.stock().updateSupply({ Key: 'BRUSH', ...keptAsUsual, AnalysisCode: 'SEALS' });
  // Half past midnight on 1 July in Dublin.
  works.api.controls.now = Date.parse('2027-06-30T22:59:59Z');
  await works.come('3', { Value: '10.00' });
  works.api.controls.now = Date.parse('2027-06-30T23:00:00Z');
  await works.come('2', { Key: 'BRUSH', Value: '4.00' });
  await works.stock().move({
    ...{
      Kind: 'issue',
      Id: works.anId(),
      Key: cylinder,
      Place: works.main,
      Quantity: '1',
      Reason: 'Late',
      On: '2027-06-29',
    },
  });
  expect(await valueOn('2027-06-29')).toEqual([]);
  expect(await valueOn('2027-06-30')).toEqual([['', '10.00', 'EUR']]);
  expect(await valueOn('2027-07-01')).toEqual([
    ['', '6.67', 'EUR'],
    ['SEALS', '4.00', 'EUR'],
  ]);
});
