import { readAmount } from '@door/domain/selling/pricing/money';
import { describe, expect, test } from 'vitest';
import { aTestApi, codeOf, newDoor, propsOf, type TestApi } from '../testing/a-test-api.ts';
import { sentOffer } from '../testing/sent-offer.ts';

const Id = '5a1f4c1e-0000-4000-8000-0000000000e1';
const ids = [2, 3, 4, 5].map((at) => `5a1f4c1e-0000-4000-8000-0000000000e${String(at)}`);
const minor = (amount: string) => readAmount(amount, 'EUR')?.minor ?? Number.NaN;
const textsOf = (charges: readonly { readonly Text: string }[]) => charges.map(({ Text }) => Text);

/** A quote with one door. */
async function aQuote(api: TestApi) {
  const { Id: door } = await newDoor(api);
  return api.fabricator().quote.create({ Id, ItemIds: [door] });
}
type WireQuote = Awaited<ReturnType<typeof aQuote>>;
const at = ({ LastUpdated }: { readonly LastUpdated: string }) => ({ Id, LastUpdated });
const written = ({ Charges }: WireQuote) =>
  Charges.map(({ ChargeId, Kind, Text, Quantity, Unit }) => ({ ChargeId, Kind, Text, Quantity, Unit }));

describe('a new quote', () => {
  test('holds a copy of the door, with the charges and the VAT that it asks for', async () => {
    const api = await aTestApi();
    const { Id: door } = await newDoor(api);
    const quote = await api.installer().quote.create({ Id, ItemIds: [door] });
    expect(quote).toMatchObject({
      Id,
      Number: 'Q-1001',
      State: 'Draft',
      Version: 1,
      Currency: 'EUR',
      CustomerId: null,
    });
    expect(quote).toMatchObject({ VatTreatment: 'IE fit', ValidUntil: '2026-12-21', Discount: null });
    const explained = await api.installer().pricing.explain({ ItemId: door });
    expect(quote.Lines).toMatchObject([{ Position: 1, Quantity: 1, Unit: explained.Unit, Amount: explained.Unit }]);
    expect(quote.Lines[0]?.ItemId).not.toBe(door);
    expect(textsOf(quote.Charges)).toEqual(['Site survey', 'Fitting of position 1', 'Removal of the old door']);
  });

  test('sent again is the same quote, with one number and one copy', async () => {
    const api = await aTestApi();
    const { Id: door } = await newDoor(api);
    const create = () => api.installer().quote.create({ Id, ItemIds: [door] });
    expect(await create()).toEqual(await create());
    expect((await api.installer().quote.create({ Id: ids[0] ?? '' })).Number).toBe('Q-1002');
    expect((await api.rows('item')).length).toBe(2);
  });

  test('with the door of an enquiry answers it, unless it is closed or other doors are there too', async () => {
    const api = await aTestApi();
    const { Id: door } = await newDoor(api);
    const { Id: other } = await newDoor(api);
    const { EnquiryId } = await api.visitor().submitEnquiry({ ItemId: door, Name: 'Ada', Email: 'ada@example.com' });
    const quoted = async (at: number, ...ItemIds: string[]) =>
      (await api.installer().quote.create({ Id: ids[at] ?? '', ItemIds })).EnquiryId;
    const stateOf = async () => (await api.installer().enquiry.open(EnquiryId)).State;
    expect([await quoted(0, door, other), await stateOf()]).toEqual([null, 'New']);
    expect([await quoted(1, door), await stateOf()]).toEqual([EnquiryId, 'In Quote']);
    await api.installer().enquiry.done({ Id: EnquiryId, Outcome: 'lost' });
    expect(await quoted(2, door)).toBeNull();
  });

  test('of an enquiry has its door, and the enquiry is In Quote; a closed one is refused', async () => {
    const api = await aTestApi();
    const { Id: door } = await newDoor(api);
    const { EnquiryId } = await api.visitor().submitEnquiry({ ItemId: door, Name: 'Ada', Email: 'ada@example.com' });
    const quote = await api.installer().quote.create({ Id, EnquiryId });
    expect([quote.EnquiryId, quote.Lines.length]).toEqual([EnquiryId, 1]);
    const { State, History } = await api.installer().enquiry.open(EnquiryId);
    expect([State, History[0]?.To]).toEqual(['In Quote', 'In Quote']);
    expect((await api.installer().quote.create({ Id: ids[0] ?? '', EnquiryId })).Number).toBe('Q-1002');
    await api.installer().enquiry.done({ Id: EnquiryId, Outcome: 'lost' });
    expect(await codeOf(api.installer().quote.create({ Id: ids[1] ?? '', EnquiryId }))).toBe('CONFLICT');
  });

  test('shows sums of what it shows, to the cent', async () => {
    const { Lines, Charges, Totals } = await aQuote(await aTestApi());
    const sum = (rows: readonly { readonly Amount: string }[]) =>
      rows.reduce((total, { Amount }) => total + minor(Amount), 0);
    expect([minor(Totals.Items), minor(Totals.Charges)]).toEqual([sum(Lines), sum(Charges)]);
    expect(minor(Totals.Net)).toBe(sum(Lines) + sum(Charges));
    expect(minor(Totals.Total)).toBe(minor(Totals.Net) + minor(Totals.Vat));
  });

  test('tells who sees no costs nothing of tier, markup or the share of goods', async () => {
    const api = await aTestApi();
    await aQuote(api);
    const [installer, fabricator] = [
      await api.installer().quote.getQuoteById(Id),
      await api.fabricator().quote.getQuoteById(Id),
    ];
    expect(fabricator).toMatchObject({ Tier: expect.any(String), Markup: expect.any(Number) });
    expect(fabricator.Totals).toHaveProperty('GoodsShare');
    for (const key of ['Tier', 'Markup', 'Tipped']) expect(installer).not.toHaveProperty(key);
    expect(installer.Totals).not.toHaveProperty('GoodsShare');
    expect(installer.Totals.GoodsVerdict).toMatch(/reduced|standard/);
  });
});

describe('lines', () => {
  test('are copies: the original may change, and the copy keeps address, added lines and survey', async () => {
    const api = await aTestApi();
    const { Id: door, LastUpdated } = await api.installer().createItemFromTemplate({ ItemId: 'single-door' });
    const Actions = [{ type: 'build.nameJob', numerals: '7', address: 'Mill Lane' } as const];
    const { LastUpdated: named } = await api.installer().configureItem({ ItemId: door, LastUpdated, Actions });
    await api.installer().workInstructions.addBlankWorkInstruction({ ItemId: door });
    const { Lines } = await api.installer().quote.create({ Id, ItemIds: [door] });
    const copy = Lines[0]?.ItemId ?? '';
    expect(Lines[0]?.Faults).toContain('No price for a line without text');
    const thicker = [{ type: 'build.chooseSlab', slab: 70 } as const];
    await api.installer().configureItem({ ItemId: door, LastUpdated: named, Actions: thicker });
    const item = await api.installer().item.getItemById(copy);
    expect(propsOf(item)).toMatchObject({ doorThickness: '44' });
    expect(JSON.stringify(item)).toContain('Mill Lane');
    expect(await codeOf(api.installer().item.removeById(copy))).toBe('CONFLICT');
  });

  test('are added, counted, moved and removed; charges follow', async () => {
    const api = await aTestApi();
    const first = await aQuote(api);
    const { Id: other } = await newDoor(api);
    const Lines = [{ LineId: ids[0] ?? '', ItemId: other, Quantity: 2 }];
    const two = await api.installer().quote.addItems({ ...at(first), Lines });
    expect(two.Charges.map(({ Kind, Quantity }) => [Kind, Quantity])).toEqual([
      ['survey', 1],
      ['fitting', 1],
      ['fitting', 2],
      ['removal', 3],
    ]);
    const moved = await api
      .installer()
      .quote.updateLine({ ...at(two), LineId: ids[0] ?? '', Quantity: 3, Position: 1 });
    expect(moved.Lines.map(({ LineId, Quantity }) => [LineId, Quantity])).toEqual([
      [ids[0], 3],
      [first.Lines[0]?.LineId, 1],
    ]);
    const copies = async () => (await api.rows('item')).length;
    const before = await copies();
    const preview = await api.installer().quote.previewWithoutLines({ ...at(moved), LineIds: [ids[0] ?? ''] });
    expect([await copies(), (await api.installer().quote.getQuoteById(Id)).Lines.length]).toEqual([before, 2]);
    const removed = await api.installer().quote.removeLine({ ...at(moved), LineId: ids[0] ?? '' });
    expect(preview.Totals).toEqual(removed.Totals);
    expect([removed.Lines.length, before - (await copies())]).toEqual([1, 1]);
    expect(textsOf(removed.Charges)).toEqual(['Site survey', 'Fitting of position 1', 'Removal of the old door']);
  });

  test('of one id in two quotes are two copies, so that one may go and the other stays', async () => {
    const api = await aTestApi();
    const first = await aQuote(api);
    const other = await api.installer().quote.create({ Id: ids[1] ?? '' });
    const { Id: ItemId } = await newDoor(api);
    const Lines = [{ LineId: ids[0] ?? '', ItemId }];
    const [one, two] = [
      await api.installer().quote.addItems({ ...at(first), Lines }),
      await api.installer().quote.addItems({ Id: other.Id, LastUpdated: other.LastUpdated, Lines }),
    ];
    expect(one.Lines[1]?.ItemId).not.toBe(two.Lines[0]?.ItemId);
  });

  test('in another currency are refused with what to do', async () => {
    const api = await aTestApi();
    const quote = await aQuote(api);
    const { Id: ItemId } = await api.installer().createItemFromTemplate({ ItemId: 'single-door', Currency: 'GBP' });
    const add = api.installer().quote.addItems({ ...at(quote), ItemIds: [ItemId] });
    await expect(add).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('Copy it in EUR.') });
  });

  test('of a first door in pounds make the whole quote one in pounds, taxed as in the United Kingdom', async () => {
    const api = await aTestApi();
    const { Id: ItemId } = await api.installer().createItemFromTemplate({ ItemId: 'single-door', Currency: 'GBP' });
    const quote = await api.installer().quote.create({ Id, ItemIds: [ItemId] });
    expect([quote.Currency, quote.VatTreatment, quote.Totals.VatRate]).toEqual(['GBP', 'UK', 20]);
  });
});

describe('the customer', () => {
  const customerId = ids[3] ?? '';
  test('comes with the enquiry, or is named; one who was merged is answered as who they are part of', async () => {
    const api = await aTestApi();
    await api.installer().customer.create({ Id: customerId, Name: 'Ada Moor' });
    const quote = await api.installer().quote.create({ Id, CustomerId: customerId });
    expect(quote).toMatchObject({ CustomerId: customerId, Customer: { Name: 'Ada Moor' } });
    const into = ids[2] ?? '';
    await api.installer().customer.create({ Id: into, Name: 'Ada and Bob Moor' });
    await api.installer().customer.merge({ Id: into, From: customerId });
    expect((await api.installer().quote.getQuoteById(Id)).CustomerId).toBe(into);
    const without = await api.installer().quote.updateDetails({ ...at(quote), CustomerId: null });
    expect(without.Customer).toBeNull();
  });

  test('of another supplier is not found', async () => {
    const api = await aTestApi();
    await api.installer(-1023).customer.create({ Id: customerId, Name: 'Nora' });
    expect(await codeOf(api.installer().quote.create({ Id, CustomerId: customerId }))).toBe('NOT_FOUND');
  });
});

describe('two people at one quote', () => {
  test('a change of an older version is refused, and the same message again is none', async () => {
    const api = await aTestApi();
    const quote = await aQuote(api);
    const note = (Note: string) => api.installer().quote.updateDetails({ ...at(quote), Note });
    const changed = await note('Ring first');
    expect(await note('Ring first')).toEqual(changed);
    expect(await codeOf(note('Do not ring'))).toBe('CONFLICT');
  });

  test('adding the same doors again adds none', async () => {
    const api = await aTestApi();
    const quote = await aQuote(api);
    const { Id: other } = await newDoor(api);
    const add = () => api.installer().quote.addItems({ ...at(quote), ItemIds: [other] });
    expect((await add()).Lines).toHaveLength(2);
    expect((await add()).Lines).toHaveLength(2);
  });
});

describe('charges', () => {
  test('that a person changed stay, those taken out come back only when proposed anew', async () => {
    const api = await aTestApi();
    const quote = await aQuote(api);
    const Charges = written(quote)
      .slice(1)
      .map((charge) => (charge.Kind === 'fitting' ? { ...charge, Unit: '200.00' } : charge));
    const changed = await api.fabricator().quote.updateCharges({ ...at(quote), Charges });
    expect(changed.Charges.map(({ Kind, Unit, IsProposed }) => [Kind, Unit, IsProposed])).toEqual([
      ['fitting', '200.00', false],
      ['removal', quote.Charges[2]?.Unit, true],
    ]);
    const anew = await api.fabricator().quote.proposeCharges(at(changed));
    expect(anew.Charges.map(({ Kind, Unit }) => [Kind, Unit])).toContainEqual(['fitting', '200.00']);
    expect(textsOf(anew.Charges)).toContain('Site survey');
  });

  test('another VAT treatment proposes anew what nobody touched; fitting by hand stands in the way of supply only', async () => {
    const api = await aTestApi();
    const quote = await aQuote(api);
    const VatTreatment = 'IE supply';
    const supplied = await api.fabricator().quote.updateDetails({ ...at(quote), VatTreatment });
    expect(supplied.Charges.some(({ Kind }) => Kind === 'fitting')).toBe(false);
    const fitted = await api.fabricator().quote.updateDetails({ ...at(supplied), VatTreatment: 'IE fit' });
    const Charges = written(fitted).map((charge) => ({ ...charge, Unit: '1.00' }));
    const changed = await api.fabricator().quote.updateCharges({ ...at(fitted), Charges });
    expect(await codeOf(api.fabricator().quote.updateDetails({ ...at(changed), VatTreatment }))).toBe('CONFLICT');
  });

  test('that are goods keep their cost when somebody saves the list who does not see it', async () => {
    const api = await aTestApi();
    const quote = await aQuote(api);
    const goods = {
      ChargeId: ids[0] ?? '',
      Kind: 'free',
      Text: 'Steps',
      Quantity: 1,
      Unit: '90.00',
      IsGoods: true,
    } as const;
    const add = (Cost?: string) =>
      api.fabricator().quote.updateCharges({ ...at(quote), Charges: [{ ...goods, Cost }] });
    expect(await codeOf(add())).toBe('BAD_REQUEST');
    const changed = await add('50.00');
    const saved = await api
      .installer()
      .quote.updateCharges({ ...at(changed), Charges: [{ ...goods, Text: 'Two steps' }] });
    expect(saved.Charges[0]).not.toHaveProperty('Cost');
    expect((await api.fabricator().quote.getQuoteById(Id)).Charges[0]).toMatchObject({
      Text: 'Two steps',
      Cost: '50.00',
    });
  });

  test.each(['-1.00', '1.234', 'much', ''])('of %j is no amount', async (Unit) => {
    const api = await aTestApi();
    const quote = await aQuote(api);
    const Charges = written(quote).map((charge) => ({ ...charge, Unit }));
    expect(await codeOf(api.installer().quote.updateCharges({ ...at(quote), Charges }))).toBe('BAD_REQUEST');
  });
});

describe('a discount', () => {
  test('within the limit comes off the items, and none takes it away', async () => {
    const api = await aTestApi();
    const quote = await aQuote(api);
    const off = await api.installer().quote.setDiscount({ ...at(quote), PerCent: 10 });
    expect(off.Discount).toEqual({ PerCent: 10, Amount: null });
    expect(minor(off.Totals.Discount)).toBe(Math.round(minor(off.Totals.Items) / 10));
    const less = await api.installer().quote.setDiscount({ ...at(off), Amount: '100.00' });
    expect([less.Discount, less.Totals.Discount]).toEqual([{ PerCent: null, Amount: '100.00' }, '100.00']);
    expect((await api.installer().quote.setDiscount(at(less))).Discount).toBeNull();
    const { History } = await api.installer().quote.getQuoteById(Id);
    expect(History.map(({ To }) => To)).toEqual([null, '100.00 EUR', '10 %', 'Draft']);
  });

  test('is seen with its VAT before it is given, and changes nothing', async () => {
    const api = await aTestApi();
    const quote = await aQuote(api);
    const seen = await api.installer().quote.previewDiscount({ ...at(quote), PerCent: 10 });
    expect(minor(seen.Totals.Discount)).toBe(Math.round(minor(seen.Totals.Items) / 10));
    const { Discount, LastUpdated } = await api.installer().quote.getQuoteById(Id);
    expect([Discount, LastUpdated]).toEqual([null, quote.LastUpdated]);
    const given = await api.installer().quote.setDiscount({ ...at(quote), PerCent: 10 });
    expect([given.Totals, given.DiscountTips]).toEqual([seen.Totals, seen.DiscountTips]);
  });

  test('over the limit is seen by who sees costs, and by nobody who could search for net trade by its VAT', async () => {
    const api = await aTestApi();
    const quote = await aQuote(api);
    const half = { ...at(quote), PerCent: 50 };
    expect(await codeOf(api.installer().quote.previewDiscount(half))).toBe('FORBIDDEN');
    expect(await codeOf(api.installer().quote.previewDiscount({ ...at(quote), Amount: quote.Totals.Items }))).toBe(
      'FORBIDDEN',
    );
    expect(await api.rows('task')).toEqual([]);
    const seen = await api.fabricator().quote.previewDiscount(half);
    expect(minor(seen.Totals.Discount)).toBe(Math.round(minor(seen.Totals.Items) / 2));
    const given = await api.admin().quote.setDiscount(half);
    expect([given.Totals, given.DiscountTips]).toEqual([seen.Totals, seen.DiscountTips]);
    // What an admin gave is shown as it is.
    const anew = await api.installer().quote.previewDiscount({ ...at(given), PerCent: 50 });
    expect(anew.Totals).toMatchObject({ Vat: given.Totals.Vat, Total: given.Totals.Total });
  });

  test('over the limit is refused and asks an admin once; who may gives it, and the task is done', async () => {
    const api = await aTestApi();
    const quote = await aQuote(api);
    const ask = () => codeOf(api.installer().quote.setDiscount({ ...at(quote), PerCent: 12 }));
    expect([await ask(), await ask()]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    const tasks = async () => (await api.rows('task')).map(({ what, quoteId, state }) => [what, quoteId, state]);
    expect(await tasks()).toEqual([['Agree to 12 % off Q-1001', Id, 'Open']]);
    expect((await api.installer().quote.getQuoteById(Id)).Discount).toBeNull();
    await api.admin().quote.setDiscount({ ...at(quote), PerCent: 12 });
    expect(await tasks()).toEqual([['Agree to 12 % off Q-1001', Id, 'Done']]);
  });

  test('the admin reads the reason that was given last, and it stays in the history of who was given the discount', async () => {
    const api = await aTestApi();
    const quote = await aQuote(api);
    const ask = (Reason?: string) =>
      codeOf(api.installer().quote.setDiscount({ ...at(quote), PerCent: 12, ...(Reason && { Reason }) }));
    const tasks = async () => (await api.rows('task')).map(({ about }) => about);
    await ask();
    expect(await tasks()).toEqual(['']);
    await ask('  Three doors, and a neighbour who asks for two more.  ');
    await ask();
    expect(await tasks()).toEqual(['Three doors, and a neighbour who asks for two more.']);
    await api.fabricator().quote.setDiscount({ ...at(quote), PerCent: 15, Reason: 'A regular customer' });
    expect((await api.installer().quote.getQuoteById(Id)).History).toContainEqual(
      expect.objectContaining({ Kind: 'discount', To: '15 %', Reason: 'A regular customer' }),
    );
  });

  test.each([
    ['a fabricator', 15, 'accepted'],
    ['a fabricator', 15.01, 'FORBIDDEN'],
    ['an admin', 99, 'accepted'],
    ['an admin', 101, 'BAD_REQUEST'],
  ] as const)('%s may give %d per cent: %s', async (who, PerCent, code) => {
    const api = await aTestApi();
    const quote = await aQuote(api);
    const caller = who === 'an admin' ? api.admin() : api.fabricator();
    expect(await codeOf(caller.quote.setDiscount({ ...at(quote), PerCent }))).toBe(code);
  });

  test('follows the limit of the account before that of the role', async () => {
    const api = await aTestApi();
    const { Id: door } = await api.installer(-1023).createItemFromTemplate({ ItemId: 'single-door' });
    const quote = await api.installer(-1023).quote.create({ Id, ItemIds: [door] });
    expect(await codeOf(api.installer(-1023).quote.setDiscount({ ...at(quote), PerCent: 20 }))).toBe('accepted');
  });
});

describe('a new proposal of the charges', () => {
  test('is shown before it is made, and says who changed the quote', async () => {
    const api = await aTestApi();
    const quote = await aQuote(api);
    const changed = await api.installer().quote.updateCharges({ ...at(quote), Charges: [] });
    const preview = await api.installer().quote.previewCharges(at(changed));
    expect([textsOf(changed.Charges), textsOf(preview.Charges)]).toEqual([[], textsOf(quote.Charges)]);
    const { Charges, ChangedBy, CreatedBy } = await api.installer().quote.getQuoteById(Id);
    expect([Charges, ChangedBy === null, ChangedBy?.UserId === CreatedBy?.UserId]).toEqual([[], false, false]);
  });
});

describe('the list of quotes', () => {
  test('filters by state and finds by number', async () => {
    const api = await aTestApi();
    await aQuote(api);
    await api.installer().quote.create({ Id: ids[0] ?? '' });
    const numbers = async (input: Parameters<ReturnType<TestApi['installer']>['quote']['list']>[0]) =>
      (await api.installer().quote.list(input)).Quotes.map(({ Number }) => Number).toSorted();
    expect(await numbers({})).toEqual(['Q-1001', 'Q-1002']);
    expect(await numbers({ Search: 'Q-1002' })).toEqual(['Q-1002']);
    expect(await numbers({ State: 'Sent' })).toEqual([]);
  });

  test('is sorted by customer and by total, page by page; an After of another order is refused', async () => {
    const api = await aTestApi();
    await sentOffer(api, -1022);
    const bare = await api.installer().quote.create({ Id: ids[0] ?? '' });
    const pages = async (By: 'customer' | 'total', Descending: boolean) => {
      const page = { Sort: { By, Descending }, Most: 1 };
      const first = await api.installer().quote.list(page);
      const second = await api.installer().quote.list({ ...page, After: first.After });
      return { numbers: [...first.Quotes, ...second.Quotes].map(({ Number }) => Number), After: first.After };
    };
    const sent = 'Q-1001';
    const { numbers, After } = await pages('customer', false);
    expect([numbers, bare.Number]).toEqual([[sent, 'Q-1002'], 'Q-1002']);
    expect((await pages('total', true)).numbers).toEqual([sent, 'Q-1002']);
    const byTotal = { Sort: { By: 'total', Descending: true }, After } as const;
    await expect(api.installer().quote.list(byTotal)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('says whose each quote is, what it comes to and until when, with its first doors to be drawn', async () => {
    const api = await aTestApi();
    const whole = await aQuote(api);
    const { Id: customer } = await api.installer().customer.create({ Id: ids[1] ?? '', Name: 'Ada Byrne' });
    await api.installer().quote.updateDetails({ ...at(whole), CustomerId: customer });
    const { Quotes } = await api.installer().quote.list({ Customer: customer });
    expect(Quotes).toMatchObject([
      { Number: 'Q-1001', Customer: { Name: 'Ada Byrne' }, Total: whole.Totals.Total, ValidUntil: whole.ValidUntil },
    ]);
    expect(Quotes[0]?.Doors.map((door) => door.Id)).toEqual(whole.Lines.map(({ ItemId }) => ItemId));
  });

  test('shows only those of one’s own, if asked, or of one enquiry', async () => {
    const api = await aTestApi();
    await aQuote(api);
    expect((await api.fabricator().quote.list({ Mine: true })).Quotes).toHaveLength(1);
    expect((await api.installer().quote.list({ Mine: true })).Quotes).toEqual([]);
    expect((await api.installer().quote.list({ Enquiry: ids[3] ?? '' })).Quotes).toEqual([]);
  });

  test('a removed draft is gone with its copies, and removing it again is no fault', async () => {
    const api = await aTestApi();
    await aQuote(api);
    await api.installer().quote.remove({ Id });
    await api.installer().quote.remove({ Id });
    expect(await codeOf(api.installer().quote.getQuoteById(Id))).toBe('NOT_FOUND');
    expect((await api.rows('item')).length).toBe(1);
  });
});
