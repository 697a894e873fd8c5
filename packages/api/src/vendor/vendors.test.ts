import { vendors as said } from '@door/domain/messages/english/vendors';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../testing/a-stock.ts';
import { aTestApi, codeOf, type TestApi } from '../testing/a-test-api.ts';

const ids = [1, 2, 3].map((at) => `00000000-0000-4000-8000-0000000000e${String(at)}`);
const [Id = '', other = '', third = ''] = ids;

let api: TestApi;
beforeEach(async () => {
  api = await aTestApi();
});
const calls = () => api.fabricator().vendor;
const made = (facts: object = {}) => calls().create({ Id, Name: 'Clearline', ...facts });

describe('a new vendor', () => {
  test('works from Monday to Friday until somebody says otherwise, in the supplier’s currency', async () => {
    expect(await made()).toEqual({
      ...{ Id, Name: 'Clearline', OurNumber: '', Mail: '', Phone: '', VatNumber: '', PeppolId: '' },
      ...{ OrderDays: [1, 2, 3, 4, 5], CutOff: '12:00', DeliveryDays: [1, 2, 3, 4, 5], Closed: [], CoverDays: 0 },
      ...{ LeastOrderValue: '0.00', OverDelivery: { ToOrder: 0, Other: 10 }, HowToOrder: 'mail' },
      Csv: { Columns: [], Separator: ';', Encoding: 'utf-8-bom' },
      ...{ Currency: 'EUR', State: 'active', LastUpdated: expect.any(String) },
    });
    expect((await api.fabricator(-1023).vendor.create({ Id, Name: 'Clearline' })).Currency).toBe('GBP');
  });

  test('is kept as it was said, with its history', async () => {
    const facts = {
      ...{ OurNumber: 'D-77', Mail: 'orders@clearline.example', Phone: '01 234', VatNumber: 'IE1234567T' },
      ...{ PeppolId: '9930:DE123456789', OrderDays: [1, 3], CutOff: '16:30', DeliveryDays: [2], CoverDays: 5 },
      ...{ Closed: ['2026-12-24', '2026-12-25'], LeastOrderValue: '250.00', OverDelivery: { ToOrder: 1, Other: 5 } },
      HowToOrder: 'portal' as const,
      Csv: {
        Columns: [{ Field: 'quantity' as const, Heading: '=1+1', Format: 'comma' as const }],
        ...{ Separator: '\t' as const, Encoding: 'windows-1252' as const },
      },
    };
    const vendor = await made(facts);
    expect(vendor).toMatchObject(facts);
    expect(await calls().getVendorById(Id)).toMatchObject({
      ...vendor,
      Items: [],
      Receiving: { TimeZone: 'Europe/Dublin', Closed: [], GoodsInDays: 1 },
      History: [{ Kind: 'state', Who: { Name: expect.any(String) } }],
    });
  });

  test('is made once; another message of its Id is refused', async () => {
    const vendor = await made();
    await calls().update({ Id, LastUpdated: vendor.LastUpdated, Name: 'Clearline', Phone: '01 234' });
    expect(await made()).toMatchObject({ Id, Phone: '01 234' });
    expect(await refusalOf(made({ Phone: '9' }))).toBe('Another message has made a vendor of this Id already.');
    expect((await calls().list()).Vendors).toHaveLength(1);
  });

  test.each([
    ['a blank name', { Name: ' ' }, 'BAD_REQUEST'],
    ['a cut-off of 25:00', { CutOff: '25:00' }, 'BAD_REQUEST'],
    ['a calendar without a day', { OrderDays: [] }, 'BAD_REQUEST'],
    ['deliveries at the weekend alone', { DeliveryDays: [6] }, 'BAD_REQUEST'],
    ['an eighth weekday', { OrderDays: [8] }, 'BAD_REQUEST'],
    ['a closed day that there is not', { Closed: ['2027-02-30'] }, 'BAD_REQUEST'],
    ['more closed days than three years have', { Closed: Array(1_001).fill('2027-01-01') }, 'BAD_REQUEST'],
    ['half an address', { Mail: 'orders@' }, 'BAD_REQUEST'],
    ['a text of 2,000 characters', { Name: 'x'.repeat(2_000) }, 'BAD_REQUEST'],
    ['less than nothing as the least order', { LeastOrderValue: '-1' }, 'BAD_REQUEST'],
    ['more than all as over-delivery', { OverDelivery: { ToOrder: 0, Other: 101 } }, 'BAD_REQUEST'],
    ['a currency of its own', { Currency: 'GBP' }, 'BAD_REQUEST'],
  ])('is refused with %s', async (_, facts, code) => {
    expect(await codeOf(made(facts))).toBe(code);
    expect((await calls().list()).Vendors).toEqual([]);
  });

  test('keeps signs that a spreadsheet or a page could take for something else', async () => {
    const Name = '=1+1 <b>שלום</b> ‮';
    expect(await made({ Name })).toMatchObject({ Name });
  });
});

describe('a vendor that is there', () => {
  test('is changed on the version that was read, twice as once', async () => {
    const { LastUpdated } = await made();
    const sent = { Id, LastUpdated, Name: 'Clearline Glass', CutOff: '10:00' };
    const changed = await calls().update(sent);
    expect(changed).toMatchObject({ Name: 'Clearline Glass', CutOff: '10:00' });
    expect(await calls().update(sent)).toEqual(changed);
    expect(await refusalOf(calls().update({ ...sent, Name: 'Late' }))).toContain('Somebody else has changed this');
    // What changes nothing makes no version.
    expect(await calls().update({ ...sent, LastUpdated: changed.LastUpdated })).toEqual(changed);
    expect((await calls().getVendorById(Id)).History.map(({ Kind }) => Kind)).toEqual(['details', 'state']);
  });

  test('has a name of its own among those that sell', async () => {
    const { LastUpdated } = await made();
    expect(await refusalOf(calls().create({ Id: other, Name: 'CLEARLINE' }))).toBe(said.nameTaken('CLEARLINE'));
    const retired = await calls().retire({ Id, LastUpdated });
    await calls().create({ Id: other, Name: 'Clearline' });
    const back = { Id, LastUpdated: retired.LastUpdated, IsRetired: false };
    expect(await refusalOf(calls().retire(back))).toBe(said.nameTaken('Clearline'));
  });

  test('is retired and used again, twice as once', async () => {
    const { LastUpdated } = await made();
    const retired = await calls().retire({ Id, LastUpdated });
    expect(retired.State).toBe('retired');
    expect(await calls().retire({ Id, LastUpdated })).toEqual(retired);
    const back = { Id, LastUpdated: retired.LastUpdated, IsRetired: false };
    expect((await calls().retire(back)).State).toBe('active');
    expect((await calls().getVendorById(Id)).History).toMatchObject([{ To: 'Active' }, { To: 'Retired' }, {}]);
  });
});

test('vendors are listed by name, with how many items they have', async () => {
  const { LastUpdated } = await made();
  await calls().create({ Id: other, Name: 'Acme' });
  const usual = { Key: 'CY-3K', Pack: '1', Least: '1', Price: null, Per: '1', ValidFrom: null, ValidUntil: null };
  const Items = [3, 10].map((LeadDays, at) => ({ ...usual, Id: [third, other][at] ?? '', LeadDays, Rank: at + 1 }));
  await calls().updateItems({ Id, LastUpdated, Items });
  expect((await calls().list()).Vendors).toMatchObject([
    { Name: 'Acme', Items: 0, LeadDays: null },
    { Name: 'Clearline', Items: 2, LeadDays: { Least: 3, Most: 10 }, OrderDays: [1, 2, 3, 4, 5], CutOff: '12:00' },
  ]);
});

test('another supplier’s vendor is not there', async () => {
  const { LastUpdated } = await api.fabricator(-1023).vendor.create({ Id, Name: 'Clearline' });
  const versioned = { Id, LastUpdated };
  const Rows = [{ Key: 'CY-3K', LeadDays: '3' }];
  for (const call of [
    calls().getVendorById(Id),
    calls().update({ ...versioned, Name: 'Mine' }),
    calls().retire(versioned),
    calls().updateItems({ ...versioned, Items: [] }),
    calls().importItems({ ...versioned, Rows, DryRun: true }),
    calls().importItems({ ...versioned, Rows, DryRun: false }),
  ])
    expect(await codeOf(call)).toBe('NOT_FOUND');
  expect((await calls().list()).Vendors).toEqual([]);
});
