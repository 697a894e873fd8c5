import { defaultWorksSettings } from '@door/domain/catalogue/rows/works-settings';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../testing/a-test-api.ts';
import { aPurchase, type TestPurchases } from '../testing/a-purchase.ts';
import { cylinder, refusalOf } from '../testing/a-stock.ts';

let works: TestPurchases;
beforeEach(async () => {
  works = await aPurchase();
});

const tasks = async () => (await works.api.rows('task')).filter(({ rule }) => rule === 'send-purchase');
const jobs = async () => works.api.jobs().then((all) => all.filter(({ kind }) => kind === 'purchase-to-vendor'));

describe('a draft', () => {
  test('has its number, and the price and the first day of what the vendor sells', async () => {
    const made = await works.draft(works.aLine('20'), works.aLine('2', { Key: 'BRUSH' }));
    expect(made).toMatchObject({
      ...{ Number: 'P-1001', State: 'Draft', Revision: 1, Vendor: { Name: 'Latch' }, Total: '50.00', SentOn: null },
      Lines: [
        {
          ...{ Key: cylinder, Unit: 'piece', Quantity: '20', Price: { Amount: '2.50', Per: '1' }, Amount: '50.00' },
          ...{ Wanted: '2026-11-26', Received: '0', Open: '20', Over: '', Confirmed: null, IsClosed: false },
        },
        { Key: 'BRUSH', Price: null, Amount: null },
      ],
      Moves: ['change', 'send', 'discard'],
    });
  });

  test('is made once, whatever comes of its message, and never by two', async () => {
    const message = { Id: works.anId(), VendorId: works.vendor.Id, Lines: [works.aLine('20')] };
    const made = await works.buying().create(message);
    const { Id, LastUpdated } = made;
    await works.buying().changeLines({ Id, LastUpdated, Lines: [] });
    expect((await works.buying().create(message)).Number).toBe(made.Number);
    expect(await codeOf(works.buying().create({ ...message, Lines: [] }))).toBe('CONFLICT');
    expect((await works.buying().list()).Purchases).toHaveLength(1);
  });

  test('keeps the day and the price of a line whose quantity is changed', async () => {
    const line = works.aLine('20', { Wanted: '2026-12-18', Price: { Amount: '25.00', Per: '10' } });
    const { Id, LastUpdated } = await works.draft(line);
    const Lines = [{ LineId: line.LineId, Key: line.Key, Quantity: '30' }];
    expect((await works.buying().changeLines({ Id, LastUpdated, Lines })).Lines).toMatchObject([
      { Quantity: '30', Wanted: '2026-12-18', Price: { Amount: '25.00', Per: '10' }, Amount: '75.00' },
    ]);
    expect(await codeOf(works.buying().changeLines({ Id, LastUpdated, Lines: [] }))).toBe('CONFLICT');
  });

  test('has keys that there are, in quantities of their units, of a vendor that sells', async () => {
    const of = (Key: string, Quantity: string) => codeOf(works.draft(works.aLine(Quantity, { Key })));
    expect(await of('XY-1', '1')).toBe('NOT_FOUND');
    for (const quantity of ['0', '1.5', 'abc', '10000000000']) expect(await of(cylinder, quantity)).toBe('BAD_REQUEST');
    const draft = await works.draft();
    const retired = await works.vendors().retire({ Id: works.vendor.Id, LastUpdated: await vendorVersion() });
    expect(retired.State).toBe('retired');
    expect(await refusalOf(works.draft())).toBe('The vendor is retired. Buy from another one.');
    const { Id, LastUpdated } = draft;
    expect(await codeOf(works.buying().send({ Id, LastUpdated, How: 'phone' }))).toBe('CONFLICT');
  });

  const vendorVersion = async () => (await works.vendors().getVendorById(works.vendor.Id)).LastUpdated;
});

describe('who sells an article', () => {
  test('is told with its code, pack and price, and when it would come if it were ordered now', async () => {
    expect((await works.vendors().sellers({ Key: cylinder })).Sellers).toMatchObject([
      {
        Vendor: { Id: works.vendor.Id, Name: 'Latch', Currency: 'EUR' },
        ...{ Code: 'L-3K', Pack: '10', LeadDays: 3, Price: '2.50', Per: '1', LeastOrder: '10' },
        Comes: { Order: '2026-11-23', Delivered: '2026-11-26', Usable: '2026-11-27' },
      },
    ]);
    expect((await works.vendors().sellers({ Key: 'ML-M' })).Sellers).toEqual([]);
    expect(await codeOf(works.vendors().sellers({ Key: 'NOTHING' }))).toBe('NOT_FOUND');
  });

  test('is not told to whoever sees no vendors', async () => {
    expect(await codeOf(works.api.installer().vendor.sellers({ Key: cylinder }))).toBe('FORBIDDEN');
  });
});

describe('what is sent', () => {
  test('has lines with prices, or somebody says that these are open', async () => {
    const empty = await works.buying().create({ Id: works.anId(), VendorId: works.vendor.Id, Lines: [] });
    const send = ({ Id, LastUpdated }: typeof empty, PriceOpen = false) =>
      works.buying().send({ Id, LastUpdated, How: 'portal', PriceOpen });
    expect(await refusalOf(send(empty))).toBe('The purchase has no line yet. Add what is to be bought.');
    const open = await works.draft(works.aLine('2', { Key: 'BRUSH' }));
    expect(await codeOf(send(open))).toBe('CONFLICT');
    expect(await send(open, true)).toMatchObject({ State: 'Sent', SentOn: '2026-11-21' });
    expect(await jobs()).toEqual([]);
  });

  test('is mailed once, where somebody says so', async () => {
    const { Id, LastUpdated } = await works.draft();
    const message = { Id, LastUpdated, How: 'mail' } as const;
    const first = await works.buying().send(message);
    expect(await works.buying().send(message)).toEqual(first);
    expect(await jobs()).toMatchObject([{ purchaseId: Id, revision: 1 }]);
  });

  test('comes to the least that the vendor takes, or somebody says why not', async () => {
    const { Id: VendorId, LastUpdated: version } = await works.vendors().getVendorById(works.vendor.Id);
    await works.vendors().update({ Id: VendorId, LastUpdated: version, Name: 'Latch', LeastOrderValue: '100.00' });
    const { Id, LastUpdated } = await works.draft(works.aLine('39', { Price: { Amount: '2.50', Per: '1' } }));
    const send = (Reason: string) => works.buying().send({ Id, LastUpdated, How: 'phone', Reason });
    expect(await refusalOf(send(''))).toBe(
      'The purchase comes to €97.50, and the vendor takes none below €100.00. Add something, or say why.',
    );
    expect(await refusalOf(works.buying().send({ Id, LastUpdated, How: 'mail', Reason: 'Urgent' }))).toContain(
      'no e-mail address',
    );
    expect((await send('Urgent')).State).toBe('Sent');
  });

  test('over the limit of a person is refused, and an admin is asked once, who sends it', async () => {
    const dear = works.aLine('10', { Price: { Amount: '500.01', Per: '1' } });
    const { Id, LastUpdated } = await works.draft(dear);
    const message = { Id, LastUpdated, How: 'phone' } as const;
    expect(await codeOf(works.buying().send(message))).toBe('FORBIDDEN');
    expect(await refusalOf(works.buying().send(message))).toContain('€5,000.00');
    expect(await tasks()).toMatchObject([
      { what: 'Send purchase P-1001 for 5000.10 EUR: it is over a limit', state: 'Open' },
    ]);
    expect((await works.api.admin().purchase.send(message)).State).toBe('Sent');
    expect(await tasks()).toMatchObject([{ state: 'Done' }]);
    const least = await works.draft(works.aLine('10', { Price: { Amount: '500.00', Per: '1' } }));
    expect((await works.buying().send({ ...message, Id: least.Id, LastUpdated: least.LastUpdated })).State).toBe(
      'Sent',
    );
  });

  test('is within the limit that an admin has set, to the cent', async () => {
    const { draft, aLine } = works;
    works.api.setClient({ works: { ...defaultWorksSettings, orderLimit: 9750 } });
    const within = await draft(aLine('39', { Price: { Amount: '2.50', Per: '1' } }));
    const over = await draft(aLine('1', { Price: { Amount: '97.51', Per: '1' } }));
    const send = ({ Id, LastUpdated }: typeof over) => works.buying().send({ Id, LastUpdated, How: 'phone' });
    expect((await send(within)).State).toBe('Sent');
    expect(await refusalOf(send(over))).toContain('€97.50');
  });

  test('is taken back with a reason, and is the next revision', async () => {
    const { Id } = await works.sent();
    expect(await codeOf(works.buying().takeBack({ Id }))).toBe('BAD_REQUEST');
    const back = await works.buying().takeBack({ Id, Reason: 'Other colours' });
    expect(back).toMatchObject({ State: 'Draft', Revision: 2, SentOn: null });
    expect(await codeOf(works.buying().takeBack({ Id, Reason: 'Again' }))).toBe('CONFLICT');
    expect(await codeOf(works.buying().cancel({ Id }))).toBe('accepted');
    expect((await works.buying().getPurchaseById(Id)).History.map(({ To, Reason }) => [To, Reason])).toEqual([
      ['Cancelled', ''],
      ['Draft', 'Other colours'],
      ['Sent', 'By phone'],
      ['Draft', ''],
    ]);
  });
});

test('a line is closed with a reason, and a purchase of which all has come is closed and reopened', async () => {
  const sent = await works.sent(works.aLine('20'), works.aLine('5'));
  const [first, second] = sent.Lines.map(({ LineId }) => LineId);
  const close = (LineId = '', LastUpdated = sent.LastUpdated, Reason = 'Sold out') =>
    works.buying().closeLine({ Id: sent.Id, LastUpdated, LineId, Reason });
  expect(await codeOf(close(first, sent.LastUpdated, ''))).toBe('BAD_REQUEST');
  const once = await close(first);
  expect(once).toMatchObject({ State: 'Sent', Lines: [{ IsClosed: true, Open: '0', Due: [] }, { IsClosed: false }] });
  expect(await close(first)).toEqual(once);
  expect(await codeOf(close(first, once.LastUpdated))).toBe('CONFLICT');
  const all = await close(second, once.LastUpdated);
  expect(all.State).toBe('Received');
  const { Id } = all;
  expect((await works.buying().close({ Id, Reason: 'Nothing came' })).State).toBe('Closed');
  expect(await codeOf(works.buying().reopen({ Id, Reason: 'By mistake' }))).toBe('FORBIDDEN');
  expect((await works.api.admin().purchase.reopen({ Id, Reason: 'By mistake' })).State).toBe('Received');
});
