import { beforeEach, describe, expect, test } from 'vitest';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';

let api: TestApi;
let count = 0;
/** An id of a message. */
const anId = () => `5a1f4c1e-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;

const main = async () => (await api.installer().inventory.places()).Places[0]?.Id ?? '';

/** A second place of this name, with its id. */
async function aPlace(Name: string, Counts = true) {
  const Id = anId();
  await api.fabricator().inventory.updatePlaces({ Places: [{ Id, Name, Counts, IsRetired: false }] });
  return Id;
}

type Calls = ReturnType<TestApi['fabricator']>['inventory'];
const stock = (): Calls => api.fabricator().inventory;

const cylinder = 'CY-3K';

const come = async (Quantity: string, more: { Key?: string; Value?: string; Place?: string; Lot?: string } = {}) =>
  stock().move({ Kind: 'in', Id: anId(), Key: cylinder, Place: await main(), Quantity, Reason: 'Found', ...more });

const go = async (Quantity: string, more: { Key?: string; Place?: string; Lot?: string; Id?: string } = {}) =>
  stock().move({
    Kind: 'issue',
    Id: anId(),
    Key: cylinder,
    Place: await main(),
    Quantity,
    Reason: 'For 10234',
    ...more,
  });

const article = (Key = cylinder) => stock().getArticle({ Key });

/** The sentence with which a call is refused. */
const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'accepted',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

beforeEach(async () => {
  api = await aTestApi();
});

describe('a move by hand', () => {
  test('changes what is there, and its line says who, when, why and what it was worth', async () => {
    await come('3', { Value: '10.00' });
    const { Moves } = await go('1');
    expect(Moves).toEqual([
      {
        ...{ Key: cylinder, Line: 2, Kind: 'issue', Place: await main(), Lot: null, Quantity: '-1', Value: '-3.33' },
        ...{ Undoes: null, Cause: { Kind: 'move', Id: expect.any(String) }, Reason: 'For 10234', ReasonCode: null },
        ...{
          On: '2026-11-21',
          At: '2026-11-21T08:00:00.000Z',
          By: { UserId: expect.any(String), Name: 'Finn Oakley' },
        },
      },
    ]);
    expect(await article()).toMatchObject({ Text: 'Cylinder, 3 star', Unit: 'piece', OnHand: '2', Value: '6.67' });
  });

  test.each([
    ['BRUSH', '1.5', 'Quantity: 1.5 cannot be written here. Write whole pieces'],
    [cylinder, '0', 'Quantity: 0 cannot be written here.'],
    [cylinder, '1000000001', 'Quantity: 1000000001 cannot be written here.'],
    [cylinder, 'abc', 'must be a quantity such as 24 or 5.960'],
    [cylinder, '-1', 'must be a quantity such as 24 or 5.960'],
    ['PAINT-RAL 3003', '0.2505', 'Quantity: 0.2505 cannot be written here. Write litres'],
  ])('%s: %s is refused with the field', async (Key, quantity, sentence) => {
    expect(await refusalOf(come(quantity, { Key }))).toContain(sentence);
    expect(await codeOf(come(quantity, { Key }))).toBe('BAD_REQUEST');
  });

  test('takes no more than is there, and says what is', async () => {
    await come('3');
    expect(await refusalOf(go('5'))).toBe('Main has 3 CY-3K, not 5. Count it first.');
    expect(await codeOf(go('5'))).toBe('CONFLICT');
    expect(await codeOf(go('4', { Place: await aPlace('Van 2') }))).toBe('CONFLICT');
    expect((await article()).OnHand).toBe('3');
  });

  test('brings back what an issue took, at what it was worth then, and no more', async () => {
    await come('3', { Value: '10.00' });
    await go('2');
    await come('1', { Value: '90.00' });
    const back = async (Quantity: string, Undoes = 2) =>
      stock().move({
        ...{ Kind: 'back', Id: anId(), Key: cylinder, Place: await main(), Quantity, Undoes, Reason: 'Not needed' },
      });
    expect((await back('1')).Moves).toMatchObject([{ Quantity: '1', Value: '3.34', Undoes: 2 }]);
    expect(await refusalOf(back('2'))).toBe('Of line 2 1 CY-3K is still out, not 2.');
    expect((await back('1')).Moves).toMatchObject([{ Value: '3.33' }]);
    expect(await codeOf(back('1'))).toBe('CONFLICT');
    expect(await codeOf(back('1', 1))).toBe('NOT_FOUND');
    expect(await article()).toMatchObject({ OnHand: '4', Value: '100.00' });
  });

  test('scraps with the reason code of remakes', async () => {
    await come('3');
    const scrap = { Kind: 'scrap', Id: anId(), Key: cylinder, Place: await main(), Quantity: '1' } as const;
    expect((await stock().move({ ...scrap, ReasonCode: 'damaged' })).Moves).toMatchObject([
      { Quantity: '-1', Reason: '', ReasonCode: 'damaged' },
    ]);
  });

  test('has happened today or before, and its line is the last all the same', async () => {
    const moved = { Kind: 'in', Key: cylinder, Place: await main(), Quantity: '1', Reason: 'Found' } as const;
    await come('1');
    expect((await stock().move({ ...moved, Id: anId(), On: '2026-11-02' })).Moves).toMatchObject([
      { Line: 2, On: '2026-11-02' },
    ]);
    expect(await codeOf(stock().move({ ...moved, Id: anId(), On: '2026-11-22' }))).toBe('BAD_REQUEST');
  });

  test('that is sent twice is one, with one answer; another of its Id is refused', async () => {
    await come('3');
    const Id = anId();
    const first = await go('1', { Id });
    await come('5');
    expect(await go('1', { Id })).toEqual(first);
    expect(await codeOf(go('2', { Id }))).toBe('CONFLICT');
    const Place = await aPlace('Van 2');
    const transfer = { Id, Key: cylinder, From: await main(), To: Place, Quantity: '1' };
    expect(await codeOf(stock().transfer(transfer))).toBe('CONFLICT');
    expect((await article()).OnHand).toBe('7');
  });

  test('is about an article of the catalogue or one that was moved, at a place of the supplier', async () => {
    expect(await codeOf(come('1', { Key: 'CY-9' }))).toBe('NOT_FOUND');
    expect(await refusalOf(come('1', { Key: 'OF72-AGWH@6500' }))).toContain('The catalogue has no article');
    expect(await codeOf(come('1', { Place: anId() }))).toBe('NOT_FOUND');
    expect(await codeOf(stock().moves({ Key: 'CY-9' }))).toBe('NOT_FOUND');
    await api.transactions.run(api.clientId, async (stores) => {
      await stores.stock.lock([{ key: 'CY-9', unit: 'piece', currency: 'EUR' }]);
    });
    expect(await codeOf(come('1', { Key: 'CY-9' }))).toBe('accepted');
    expect(await article('CY-9')).toMatchObject({ Text: '', OnHand: '1' });
  });

  test('law 16: of another supplier there is no article, no place and no line', async () => {
    await come('1');
    const other = api.fabricator(-1023).inventory;
    expect((await other.list({})).Articles).toEqual([]);
    expect((await other.moves({ Key: cylinder })).Moves).toEqual([]);
    const [place] = (await other.places()).Places;
    const moved = { Kind: 'in', Key: cylinder, Quantity: '1', Reason: 'Found' } as const;
    expect(await codeOf(other.move({ ...moved, Id: anId(), Place: await main() }))).toBe('NOT_FOUND');
    expect(await codeOf(come('1', { Place: place?.Id ?? '' }))).toBe('NOT_FOUND');
    expect(await codeOf(stock().list({ Place: place?.Id ?? '' }))).toBe('NOT_FOUND');
  });

  test('has no more value or quantity than can be added up', async () => {
    for (let times = 0; times < 2; times += 1) await come('1000000000', { Value: '4000000000.00' });
    expect(await codeOf(come('1', { Value: '4000000000.00' }))).toBe('CONFLICT');
    expect(await codeOf(come('1'))).toBe('accepted');
  });

  test('keeps its unit and its currency, whatever is settled later', async () => {
    await come('1', { Value: '5.00' });
    api.setClient({ currency: 'GBP' });
    expect(await refusalOf(come('1', { Value: '5.00' }))).toContain('CY-3K is valued in EUR.');
    await come('1');
    expect(await article()).toMatchObject({ Value: '5.00', Currency: 'EUR', OnHand: '2' });
  });
});

describe('a transfer', () => {
  test('takes goods with their value from one place to another, in two lines of one Id', async () => {
    const van = await aPlace('Van 2');
    await come('3', { Value: '10.00' });
    const Id = anId();
    const sent = { Id, Key: cylinder, From: await main(), To: van, Quantity: '2' };
    const first = await stock().transfer(sent);
    expect(first.Moves).toMatchObject([
      {
        Line: 2,
        Kind: 'transfer',
        Place: await main(),
        Quantity: '-2',
        Value: '-6.67',
        Cause: { Kind: 'transfer', Id },
      },
      { Line: 3, Kind: 'transfer', Place: van, Quantity: '2', Value: '6.67', Cause: { Kind: 'transfer', Id } },
    ]);
    expect(await stock().transfer(sent)).toEqual(first);
    expect(await article()).toMatchObject({
      ...{ OnHand: '3', Value: '10.00' },
      Places: [
        { Name: 'Main', OnHand: '1' },
        { Name: 'Van 2', OnHand: '2' },
      ],
    });
  });

  test('takes no more than is there, and goes from one place to another', async () => {
    const van = await aPlace('Van 2');
    await come('3');
    const transfer = async (Quantity: string, To: string) =>
      refusalOf(stock().transfer({ Id: anId(), Key: cylinder, From: await main(), To, Quantity }));
    expect(await transfer('4', van)).toBe('Main has 3 CY-3K, not 4. Count it first.');
    expect(await transfer('1', await main())).toBe('It is at Main already. Choose another place.');
    expect((await stock().moves({ Key: cylinder })).Moves).toHaveLength(1);
  });
});

describe('a count', () => {
  const counts = async (Lines: { Key: string; Counted: string; Lot?: string }[], Id = anId()) =>
    stock().count({ Id, Place: await main(), Reason: 'Stocktake', Lines });

  test('writes the difference to the book at its average, and a line where there is none', async () => {
    await come('3', { Value: '10.00' });
    await come('2', { Key: 'BRUSH' });
    const { Moves } = await counts([
      { Key: cylinder, Counted: '5' },
      { Key: 'BRUSH', Counted: '2' },
    ]);
    expect(Moves).toMatchObject([
      { Key: 'BRUSH', Kind: 'count', Quantity: '0', Value: '0.00', Reason: 'Stocktake' },
      { Key: cylinder, Kind: 'count', Quantity: '2', Value: '6.67', Reason: 'Stocktake' },
    ]);
    expect((await counts([{ Key: cylinder, Counted: '0' }])).Moves).toMatchObject([
      { Quantity: '-5', Value: '-16.67' },
    ]);
  });

  test('of a place says nothing of another one', async () => {
    await come('3');
    await come('4', { Place: await aPlace('Van 2') });
    await counts([{ Key: cylinder, Counted: '1' }]);
    expect(await article()).toMatchObject({ OnHand: '5' });
  });

  test('that is sent again after somebody has moved something counts nothing a second time', async () => {
    await come('5');
    const Id = anId();
    const first = await counts([{ Key: cylinder, Counted: '5' }], Id);
    await go('2');
    expect(await counts([{ Key: cylinder, Counted: '5' }], Id)).toEqual(first);
    expect((await article()).OnHand).toBe('3');
  });

  test('names each key once, in its unit', async () => {
    const twice = counts([
      { Key: cylinder, Counted: '5' },
      { Key: cylinder, Counted: '5' },
    ]);
    expect(await refusalOf(twice)).toContain('must have each Key, or each Lot of it, once');
    expect(await refusalOf(counts([{ Key: cylinder, Counted: '1.5' }]))).toContain(
      'Counted: 1.5 cannot be written here.',
    );
    expect(await codeOf(counts([{ Key: 'CY-9', Counted: '1' }]))).toBe('NOT_FOUND');
  });
});

const paint = 'PAINT-RAL 3003';
const kept = {
  Supply: 'counted',
  Stage: 'painting',
  Floor: '0',
  FirstPlace: null,
  LotTracked: false,
  AnalysisCode: '',
} as const;

describe('an article that is tracked by lots', () => {
  beforeEach(async () => {
    await stock().updateSupply({ Key: paint, ...kept, LotTracked: true });
  });

  test('names the lot of each move, and has so much of each', async () => {
    expect(await refusalOf(come('1', { Key: paint }))).toContain(`Lot: ${paint} is tracked by lots.`);
    await come('0.250', { Key: paint, Lot: 'A12' });
    await come('1', { Key: paint, Lot: 'B7' });
    expect(await refusalOf(go('0.5', { Key: paint, Lot: 'A12' }))).toBe(
      'Main has 0.250 l PAINT-RAL 3003 of lot A12, not 0.500 l. Count it first.',
    );
    expect(await article(paint)).toMatchObject({
      ...{ Unit: 'litre', OnHand: '1.250' },
      Places: [
        {
          Lots: [
            { Lot: 'A12', OnHand: '0.250' },
            { Lot: 'B7', OnHand: '1.000' },
          ],
        },
      ],
    });
  });

  test('is tracked from where there is nothing to where there is nothing', async () => {
    await come('0.250', { Key: paint, Lot: 'A12' });
    const untracked = { Key: paint, ...kept };
    expect(await refusalOf(stock().updateSupply(untracked))).toContain(`There are 0.250 l ${paint} of lot A12.`);
    await go('0.250', { Key: paint, Lot: 'A12' });
    await stock().updateSupply(untracked);
    expect(await refusalOf(come('1', { Key: paint, Lot: 'A12' }))).toContain(`Lot: ${paint} is not tracked by lots.`);
  });

  test('is also one whose code is, as far as it says nothing of its own', async () => {
    await come('1');
    expect(await codeOf(stock().updateSupply({ Key: 'CY*', ...kept, LotTracked: true }))).toBe('CONFLICT');
    await stock().updateSupply({ Key: cylinder, ...kept });
    await stock().updateSupply({ Key: 'CY*', ...kept, LotTracked: true });
    expect(await codeOf(come('1'))).toBe('accepted');
    expect(await codeOf(come('1', { Key: 'CY-3T' }))).toBe('BAD_REQUEST');
  });
});

describe('how an article is kept', () => {
  test('is as usual where nobody has said it, else as the key says, else the longest code', async () => {
    const supply = async (Key: string) => (await article(Key)).Supply;
    expect(await supply('OF72@6000')).toMatchObject({ Supply: 'counted', Stage: 'cutting', Floor: '0' });
    expect(await supply(paint)).toMatchObject({ Stage: 'painting', Floor: '0.000' });
    await stock().updateSupply({
      Key: 'OF72*',
      ...kept,
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
    await stock().updateSupply({ Key: 'OF72@6000', ...kept, Supply: 'bars', Stage: 'cutting', Floor: '4' });
    expect(await supply('OF72@6000')).toMatchObject({ Key: 'OF72@6000', Floor: '4' });
  });

  test('is refused for what there is not, and a floor of what is counted in several units', async () => {
    expect(await codeOf(stock().updateSupply({ Key: 'XY*', ...kept }))).toBe('NOT_FOUND');
    expect(await codeOf(stock().updateSupply({ Key: 'XY-1', ...kept }))).toBe('NOT_FOUND');
    expect(await refusalOf(stock().updateSupply({ Key: cylinder, ...kept, Floor: '1.5' }))).toContain('Floor: 1.5');
    // A bar and the caps of its ends.
    expect(await refusalOf(stock().updateSupply({ Key: 'SC150*', ...kept, Floor: '2' }))).toContain('several units');
    expect(await codeOf(stock().updateSupply({ Key: 'SC150*', ...kept }))).toBe('accepted');
    expect(await codeOf(stock().updateSupply({ Key: cylinder, ...kept, FirstPlace: anId() }))).toBe('NOT_FOUND');
  });
});

describe('places', () => {
  const change = (place: object, Default?: string) =>
    stock().updatePlaces({
      Places: [{ Id: anId(), Name: 'Van 2', Counts: true, IsRetired: false, ...place }],
      Default,
    });

  test('begin with one, which is the default', async () => {
    expect((await api.installer().inventory.places()).Places).toEqual([
      { Id: expect.any(String), Name: 'Main', Counts: true, IsDefault: true, IsRetired: false },
    ]);
  });

  test('are added, renamed and retired, twice if need be; the default is another one', async () => {
    const Id = anId();
    await change({ Id });
    await change({ Id, Name: 'Van 3' }, Id);
    const again = await change({ Id, Name: 'Van 3' }, Id);
    expect(again.Places).toMatchObject([
      { Name: 'Main', IsDefault: false },
      { Name: 'Van 3', IsDefault: true },
    ]);
    expect((await change({ Id: await main(), Name: 'Main', IsRetired: true })).Places).toMatchObject([
      { Name: 'Main', IsRetired: true },
      { Name: 'Van 3' },
    ]);
  });

  test('may exchange their names in one message', async () => {
    const Id = anId();
    await change({ Id });
    const Places = [
      { Id, Name: 'Main', Counts: true, IsRetired: false },
      { Id: await main(), Name: 'Van 2', Counts: true, IsRetired: false },
    ];
    expect((await stock().updatePlaces({ Places })).Places).toMatchObject([
      { Id, Name: 'Main', IsDefault: false },
      { Name: 'Van 2', IsDefault: true },
    ]);
  });

  test('that hold something are not retired, nor is the default one', async () => {
    const Id = await aPlace('Van 2');
    await come('3', { Place: Id });
    const retire = () => change({ Id, IsRetired: true });
    expect(await refusalOf(retire())).toBe('Van 2 has 3 CY-3K. Transfer it first, then retire the place.');
    await go('3', { Place: Id });
    await retire();
    expect(await refusalOf(come('1', { Place: Id }))).toContain('Van 2 is retired and takes nothing in.');
    expect(await codeOf(change({ Id: await main(), Name: 'Main', IsRetired: true }))).toBe('CONFLICT');
    expect(await codeOf(change({}, anId()))).toBe('NOT_FOUND');
  });

  test('in use have names of their own', async () => {
    const Id = await aPlace('Van 2');
    expect(await refusalOf(change({ Name: 'VAN 2' }))).toBe('Another place is called VAN 2 already.');
    await change({ Id, IsRetired: true });
    expect(await codeOf(change({ Name: 'VAN 2' }))).toBe('accepted');
  });
});

describe('the list', () => {
  const keys = async (filter: Parameters<Calls['list']>[0]) =>
    (await api.installer().inventory.list(filter)).Articles.map(({ Key }) => Key);

  test('has what is kept by its key, found by beginnings of words, by place and by what is short', async () => {
    const quarantine = await aPlace('Quarantine', false);
    await come('3');
    await come('2', { Key: 'BRUSH', Place: quarantine });
    await stock().updateSupply({ Key: 'CY-3T', ...kept, Floor: '2' });
    await stock().updateSupply({ Key: 'BRUSH', ...kept, Floor: '2' });
    expect(await keys({})).toEqual(['BRUSH', cylinder, 'CY-3T']);
    expect(await keys({ Search: 'cyl 3 thumb' })).toEqual(['CY-3T']);
    expect(await keys({ Search: 'cy-3k' })).toEqual([cylinder]);
    expect(await keys({ Place: quarantine })).toEqual(['BRUSH']);
    // What lies in quarantine cannot be promised.
    expect(await keys({ Short: true })).toEqual(['BRUSH', 'CY-3T']);
    await come('2', { Key: 'CY-3T' });
    expect(await keys({ Short: true })).toEqual(['BRUSH']);
  });

  test('comes in pages of fifty, in the order of signs', async () => {
    const kept = Array.from({ length: 120 }, (_, at) => `B-${String(at).padStart(3, '0')}`);
    await api.transactions.run(api.clientId, async ({ stock: store }) => {
      await store.lock(kept.map((key) => ({ key, unit: 'piece', currency: 'EUR' })));
    });
    const read: string[] = [];
    let After: string | null = null;
    do {
      const page: Awaited<ReturnType<Calls['list']>> = await stock().list({ After });
      read.push(...page.Articles.map(({ Key }) => Key));
      ({ After } = page);
    } while (After !== null);
    expect(read).toEqual(kept);
  });

  test('tells costs to those who may see them', async () => {
    await come('3', { Value: '10.00' });
    const seen = async (calls: Calls) => {
      const [first] = (await calls.list({})).Articles;
      const [line] = (await calls.moves({ Key: cylinder })).Moves;
      return [first?.Value, line?.Value, (await calls.getArticle({ Key: cylinder })).Value];
    };
    expect(await seen(stock())).toEqual(['10.00', '10.00', '10.00']);
    expect(await seen(api.installer().inventory)).toEqual([null, null, null]);
    expect(await codeOf(api.installer().inventory.valueOn({ Day: '2026-11-21' }))).toBe('FORBIDDEN');
  });
});

test('the ledger of an article comes in pages, the last line first', async () => {
  for (let at = 0; at < 60; at += 1) await come('1');
  const first = await stock().moves({ Key: cylinder });
  expect(first.Moves.map(({ Line }) => Line)).toEqual(Array.from({ length: 50 }, (_, at) => 60 - at));
  const last = await stock().moves({ Key: cylinder, After: first.After });
  expect(last.Moves.map(({ Line }) => Line)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(last.After).toBeNull();
});

test('what the stock was worth on a day is told by the days of writing, where the supplier is, and by analysis codes', async () => {
  const valueOn = async (Day: string) =>
    (await stock().valueOn({ Day })).Values.map(({ AnalysisCode, Value, Currency }) => [AnalysisCode, Value, Currency]);
  await stock().updateSupply({ Key: 'BRUSH', ...kept, AnalysisCode: 'SEALS' });
  // Half past midnight on 1 July in Dublin.
  api.controls.now = Date.parse('2027-06-30T22:59:59Z');
  await come('3', { Value: '10.00' });
  api.controls.now = Date.parse('2027-06-30T23:00:00Z');
  await come('2', { Key: 'BRUSH', Value: '4.00' });
  await stock().move({
    ...{
      Kind: 'issue',
      Id: anId(),
      Key: cylinder,
      Place: await main(),
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

describe('an import of the stock with which the books begin', () => {
  const rows = [
    { Key: cylinder, Quantity: '8', Value: '40.00' },
    { Key: 'OF72@6000', Quantity: '20', Place: 'van 2' },
  ];
  const faulty = [
    { Key: 'CY-9', Quantity: '1' },
    { Key: cylinder, Quantity: '1.5' },
    { Key: cylinder, Quantity: '1', Place: 'Attic' },
    { Key: cylinder, Quantity: '1', Value: 'ten' },
    { Key: 'CY-3T', Quantity: '1', Lot: 'A12' },
    { Key: 'CY-3T', Quantity: '1' },
    { Key: 'CY-3T', Quantity: '2' },
  ];
  const imports = (Rows: typeof rows, DryRun = false, Id = anId()) => stock().importOpening({ Id, Rows, DryRun });

  test('writes all rows, once; a dry run writes none', async () => {
    const van = await aPlace('Van 2');
    expect(await imports(rows, true)).toMatchObject({ Rows: 2, Faults: [], IsBooked: false });
    expect((await stock().list({})).Articles).toEqual([]);
    const Id = anId();
    const first = await imports(rows, false, Id);
    expect(first).toEqual({ Id, Rows: 2, Faults: [], IsBooked: true });
    await go('1');
    expect(await imports(rows, false, Id)).toEqual(first);
    expect(await article()).toMatchObject({ OnHand: '7', Value: '35.00' });
    expect((await article('OF72@6000')).Places).toMatchObject([{ Id: van, OnHand: '20' }]);
    expect((await stock().moves({ Key: cylinder })).Moves.at(-1)).toMatchObject({
      Kind: 'in',
      Cause: { Kind: 'opening' },
    });
  });

  test('tells each row that is at fault, and then writes none', async () => {
    const { Faults, IsBooked } = await imports([...rows.slice(0, 1), ...faulty] as typeof rows);
    expect(IsBooked).toBe(false);
    expect(Faults.map(({ Row, Field }) => [Row, Field])).toEqual([
      ...[
        [2, 'Key'],
        [3, 'Key'],
        [4, 'Place'],
        [5, 'Key'],
        [6, 'Lot'],
        [8, 'Key'],
      ],
    ]);
    expect((await stock().list({})).Articles).toEqual([]);
  });

  test('takes nothing of an article that was ever moved, and puts it away where it belongs', async () => {
    const van = await aPlace('Van 2');
    await stock().updateSupply({ Key: cylinder, ...kept, FirstPlace: van });
    await imports(rows.slice(0, 1));
    expect((await article()).Places).toMatchObject([{ Id: van, OnHand: '8' }]);
    await go('8', { Place: van });
    expect((await imports(rows.slice(0, 1))).Faults).toEqual([
      { Row: 1, Field: 'Key', Message: 'Something was booked of CY-3K before. Count it instead.' },
    ]);
  });
});
