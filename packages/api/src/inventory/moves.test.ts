import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../testing/a-test-api.ts';
import { aStock, cylinder, refusalOf, type TestStock } from '../testing/a-stock.ts';

let works: TestStock;
beforeEach(async () => {
  works = await aStock();
});

describe('a move by hand', () => {
  test('changes what is there, and its line says who, when, why and what it was worth', async () => {
    await works.come('3', { Value: '10.00' });
    const { Moves } = await works.go('1');
    expect(Moves).toEqual([
      {
        ...{ Key: cylinder, Line: 2, Kind: 'issue', Place: works.main, Lot: null, Quantity: '-1', Value: '-3.33' },
        ...{ UnitId: null, Undoes: null, Cause: { Kind: 'move', Id: expect.any(String) }, Batch: null },
        ...{ Reason: 'For 10234', ReasonCode: null },
        ...{
          On: '2026-11-21',
          At: '2026-11-21T08:00:00.000Z',
          By: { UserId: expect.any(String), Name: 'Finn Oakley' },
        },
      },
    ]);
    expect(await works.article()).toMatchObject({
      Text: 'Cylinder, 3 star',
      Unit: 'piece',
      OnHand: '2',
      Value: '6.67',
    });
  });

  test.each([
    ['BRUSH', '1.5', 'Quantity: 1.5 cannot be written here. Write whole pieces'],
    [cylinder, '0', 'Quantity: 0 cannot be written here.'],
    [cylinder, '1000000001', 'Quantity: 1000000001 cannot be written here.'],
    [cylinder, 'abc', 'must be a quantity such as 24 or 5.960'],
    [cylinder, '-1', 'must be a quantity such as 24 or 5.960'],
    ['PAINT-RAL 3003', '0.2505', 'Quantity: 0.2505 cannot be written here. Write litres'],
  ])('%s: %s is refused with the field', async (Key, quantity, sentence) => {
    expect(await refusalOf(works.come(quantity, { Key }))).toContain(sentence);
    expect(await codeOf(works.come(quantity, { Key }))).toBe('BAD_REQUEST');
  });

  test('takes no more than is there, and says what is', async () => {
    await works.come('3');
    expect(await refusalOf(works.go('5'))).toBe('Main has 3 CY-3K, not 5. Count it first.');
    expect(await codeOf(works.go('5'))).toBe('CONFLICT');
    expect(await codeOf(works.go('4', { Place: await works.aPlace('Van 2') }))).toBe('CONFLICT');
    expect((await works.article()).OnHand).toBe('3');
  });

  test('brings back what an issue took, at what it was worth then, and no more', async () => {
    await works.come('3', { Value: '10.00' });
    await works.go('2');
    await works.come('1', { Value: '90.00' });
    const back = async (Quantity: string, Undoes = 2) =>
      works.stock().move({
        ...{ Kind: 'back', Id: works.anId(), Key: cylinder, Place: works.main, Quantity, Undoes, Reason: 'Not needed' },
      });
    expect((await back('1')).Moves).toMatchObject([{ Quantity: '1', Value: '3.34', Undoes: 2 }]);
    expect(await refusalOf(back('2'))).toBe('Of line 2 there is 1 CY-3K still out, not 2 CY-3K.');
    expect((await back('1')).Moves).toMatchObject([{ Value: '3.33' }]);
    expect(await codeOf(back('1'))).toBe('CONFLICT');
    expect(await codeOf(back('1', 1))).toBe('NOT_FOUND');
    expect(await works.article()).toMatchObject({ OnHand: '4', Value: '100.00' });
  });

  test('scraps with the reason code of remakes', async () => {
    await works.come('3');
    const scrap = { Kind: 'scrap', Id: works.anId(), Key: cylinder, Place: works.main, Quantity: '1' } as const;
    expect((await works.stock().move({ ...scrap, ReasonCode: 'damaged' })).Moves).toMatchObject([
      { Quantity: '-1', Reason: '', ReasonCode: 'damaged' },
    ]);
  });

  test('has happened today or before, and its line is the last all the same', async () => {
    const moved = { Kind: 'in', Key: cylinder, Place: works.main, Quantity: '1', Reason: 'Found' } as const;
    await works.come('1');
    expect((await works.stock().move({ ...moved, Id: works.anId(), On: '2026-11-02' })).Moves).toMatchObject([
      { Line: 2, On: '2026-11-02' },
    ]);
    expect(await codeOf(works.stock().move({ ...moved, Id: works.anId(), On: '2026-11-22' }))).toBe('BAD_REQUEST');
  });

  test('that is sent twice is one, with one answer; another of its Id is refused', async () => {
    await works.come('3');
    const Id = works.anId();
    const first = await works.go('1', { Id });
    await works.come('5');
    expect(await works.go('1', { Id })).toEqual(first);
    expect(await codeOf(works.go('2', { Id }))).toBe('CONFLICT');
    const Place = await works.aPlace('Van 2');
    const transfer = { Id, Key: cylinder, From: works.main, To: Place, Quantity: '1' };
    expect(await codeOf(works.stock().transfer(transfer))).toBe('CONFLICT');
    expect((await works.article()).OnHand).toBe('7');
  });

  test('is about an article of the catalogue or one that was moved, at a place of the supplier', async () => {
    expect(await codeOf(works.come('1', { Key: 'CY-9' }))).toBe('NOT_FOUND');
    expect(await refusalOf(works.come('1', { Key: 'OF72-AGWH@6500' }))).toContain('The catalogue has no article');
    expect(await codeOf(works.come('1', { Place: works.anId() }))).toBe('NOT_FOUND');
    expect(await codeOf(works.stock().moves({ Key: 'CY-9' }))).toBe('NOT_FOUND');
    await works.api.transactions.run(works.api.clientId, async (stores) => {
      await stores.stock.lock([{ key: 'CY-9', unit: 'piece', currency: 'EUR' }]);
    });
    expect(await codeOf(works.come('1', { Key: 'CY-9' }))).toBe('accepted');
    expect(await works.article('CY-9')).toMatchObject({ Text: '', OnHand: '1' });
  });

  test('law 16: of another supplier there is no article, no place and no line', async () => {
    await works.come('1');
    const other = works.api.fabricator(-1023).inventory;
    expect((await other.list({})).Articles).toEqual([]);
    expect((await other.moves({ Key: cylinder })).Moves).toEqual([]);
    const [place] = (await other.places()).Places;
    const moved = { Kind: 'in', Key: cylinder, Quantity: '1', Reason: 'Found' } as const;
    expect(await codeOf(other.move({ ...moved, Id: works.anId(), Place: works.main }))).toBe('NOT_FOUND');
    expect(await codeOf(works.come('1', { Place: place?.Id ?? '' }))).toBe('NOT_FOUND');
    expect(await codeOf(works.stock().list({ Place: place?.Id ?? '' }))).toBe('NOT_FOUND');
  });

  test('has no more value or quantity than can be added up', async () => {
    for (let times = 0; times < 2; times += 1) await works.come('1000000000', { Value: '4000000000.00' });
    expect(await codeOf(works.come('1', { Value: '4000000000.00' }))).toBe('CONFLICT');
    expect(await codeOf(works.come('1'))).toBe('accepted');
  });

  test('keeps its unit and its currency, whatever is settled later', async () => {
    await works.come('1', { Value: '5.00' });
    works.api.setClient({ currency: 'GBP' });
    expect(await refusalOf(works.come('1', { Value: '5.00' }))).toContain('CY-3K is valued in EUR.');
    await works.come('1');
    expect(await works.article()).toMatchObject({ Value: '5.00', Currency: 'EUR', OnHand: '2' });
  });
});

describe('a transfer', () => {
  test('takes goods with their value from one place to another, in two lines of one Id', async () => {
    const van = await works.aPlace('Van 2');
    await works.come('3', { Value: '10.00' });
    const Id = works.anId();
    const sent = { Id, Key: cylinder, From: works.main, To: van, Quantity: '2' };
    const first = await works.stock().transfer(sent);
    expect(first.Moves).toMatchObject([
      {
        Line: 2,
        Kind: 'transfer',
        Place: works.main,
        Quantity: '-2',
        Value: '-6.67',
        Cause: { Kind: 'transfer', Id },
      },
      { Line: 3, Kind: 'transfer', Place: van, Quantity: '2', Value: '6.67', Cause: { Kind: 'transfer', Id } },
    ]);
    expect(await works.stock().transfer(sent)).toEqual(first);
    expect(await works.article()).toMatchObject({
      ...{ OnHand: '3', Value: '10.00' },
      Places: [
        { Name: 'Main', OnHand: '1' },
        { Name: 'Van 2', OnHand: '2' },
      ],
    });
  });

  test('takes no more than is there, and goes from one place to another', async () => {
    const van = await works.aPlace('Van 2');
    await works.come('3');
    const transfer = async (Quantity: string, To: string) =>
      refusalOf(works.stock().transfer({ Id: works.anId(), Key: cylinder, From: works.main, To, Quantity }));
    expect(await transfer('4', van)).toBe('Main has 3 CY-3K, not 4. Count it first.');
    expect(await transfer('1', works.main)).toBe('It is at Main already. Choose another place.');
    expect((await works.stock().moves({ Key: cylinder })).Moves).toHaveLength(1);
  });
});
