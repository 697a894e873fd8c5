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
