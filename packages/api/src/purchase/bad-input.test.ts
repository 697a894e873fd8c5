import { beforeAll, describe, test } from 'vitest';
import { aPurchase, type TestPurchases } from '../testing/a-purchase.ts';
import { cylinder } from '../testing/a-stock.ts';
import { callByPath } from '../testing/call-by-path.ts';
import { expectRefusal } from '../testing/expect-refusal.ts';

/** Sends what is wrong; answers with its refusal. */
type Wrong = (works: TestPurchases) => Promise<unknown>;

/** A call by its path: what it is given may have any form. */
const send = ({ api }: Pick<TestPurchases, 'api'>, path: string, input: unknown) =>
  callByPath(api.fabricator(), path, input);

const nowhere = '5a1f4c1e-0000-4000-8000-0000000000ff';

const drafted =
  (line: Readonly<Record<string, unknown>>, vendor?: string): Wrong =>
  (works) =>
    send(works, 'purchase.create', {
      ...{ Id: works.anId(), VendorId: vendor ?? works.vendor.Id },
      Lines: [{ LineId: works.anId(), Key: cylinder, Quantity: '20', ...line }],
    });

/** The send of a draft of this line. */
const sent =
  (line: Readonly<Record<string, unknown>>): Wrong =>
  async (works) => {
    const { Id, LastUpdated } = await works.buying().create({
      ...{ Id: works.anId(), VendorId: works.vendor.Id },
      Lines: Object.keys(line).length === 0 ? [] : [works.aLine('20', line)],
    });
    return works.buying().send({ Id, LastUpdated, How: 'phone' });
  };

const leastValue: Wrong = async (works) => {
  const { Id, LastUpdated } = await works.vendors().getVendorById(works.vendor.Id);
  const changed = await works.vendors().update({ Id, LastUpdated, Name: 'Latch', LeastOrderValue: '100.00' });
  const draft = await works.draft(works.aLine('20'));
  const refusal = works.buying().send({ Id: draft.Id, LastUpdated: draft.LastUpdated, How: 'phone' });
  await refusal.catch(() => undefined);
  await works.vendors().update({ Id, LastUpdated: changed.LastUpdated, Name: 'Latch', CutOff: '16:00' });
  return refusal;
};

const retired: Wrong = async (works) => {
  const other = await works.vendors().create({ Id: works.anId(), Name: `Other ${works.anId()}` });
  const { Id, LastUpdated } = await works.buying().create({
    ...{ Id: works.anId(), VendorId: other.Id },
    Lines: [works.aLine('1', { Price: { Amount: '1.00', Per: '1' } })],
  });
  await works.vendors().retire({ Id: other.Id, LastUpdated: other.LastUpdated });
  return works.buying().send({ Id, LastUpdated, How: 'phone' });
};

const lineOfAnother: Wrong = async (works) => {
  const [one, other] = [await works.sent(works.aLine('20')), await works.sent(works.aLine('20'))];
  return works.receive({ ...one, Lines: other.Lines }, '1');
};

type Purchase = Awaited<ReturnType<TestPurchases['sent']>>;
const received =
  (quantity: string, before: (purchase: Purchase, works: TestPurchases) => Promise<unknown>): Wrong =>
  async (works) => {
    const purchase = await works.sent(works.aLine('100'));
    await before(purchase, works);
    return works.receive(purchase, quantity);
  };
const nothing = async () => undefined;

const receivedTwice: Wrong = async (works) => {
  const purchase = await works.sent(works.aLine('100'));
  const Id = works.anId();
  await works.receive(purchase, '10', { Id });
  return works.receive(purchase, '11', { Id });
};

const confirmed =
  (...Schedule: readonly { readonly Quantity: string; readonly Day: string }[]): Wrong =>
  async (works) => {
    const { Id, LastUpdated, Lines } = await works.sent(works.aLine('20'));
    const lines = Lines.map(({ LineId }) => ({ LineId, Schedule }));
    return send(works, 'purchase.confirm', { Id, LastUpdated, How: 'phone', DifferencesAccepted: true, Lines: lines });
  };

/** A bill of what has come, of 250.00 and VAT of 10.00. */
const billed =
  (changes: Readonly<Record<string, unknown>>, before: Wrong = nothing): Wrong =>
  async (works) => {
    await before(works);
    const purchase = await works.sent();
    await works.receive(purchase, '100');
    const line = { PurchaseId: purchase.Id, LineId: purchase.Lines[0]?.LineId ?? '', Quantity: '100' };
    return send(works, 'purchase.enterBill', {
      ...{ Id: works.anId(), VendorId: works.vendor.Id, Number: `R-${works.anId()}`, Day: '2026-11-20' },
      ...{ Currency: 'EUR', Vat: '10.00', Total: '260.00', Lines: [{ ...line, Price: { Amount: '2.50', Per: '1' } }] },
      ...changes,
    });
  };

const wholePieces =
  /^Quantity: .+ cannot be written here\. Write whole pieces, such as 24, more than 0 and at most 1,000,000,000/;
const [wrong, missing, conflict, forbidden] = ['BAD_REQUEST', 'NOT_FOUND', 'CONFLICT', 'FORBIDDEN'] as const;

describe('bad input about purchases and bills (PROMISE 16)', () => {
  let works: TestPurchases;
  beforeAll(async () => {
    works = await aPurchase();
  });

  test.each<[what: string, call: Wrong, code: string, sentence: RegExp]>([
    ['an unknown vendor', drafted({}, nowhere), missing, /^There is no such vendor\./],
    ['a purchase of nothing', drafted({ Quantity: '0' }), wrong, wholePieces],
    ['a purchase of a part of a piece', drafted({ Quantity: '1.5' }), wrong, wholePieces],
    ['a purchase of an unknown key', drafted({ Key: 'XY-1' }), missing, /^The catalogue has no article XY-1/],
    ['a purchase without lines', sent({}), conflict, /^The purchase has no line yet\./],
    ['a line without a price', sent({ Key: 'BRUSH' }), conflict, /^A line has no price\./],
    [
      'less than the vendor takes',
      leastValue,
      conflict,
      /^The purchase comes to €50\.00, and the vendor takes none below €100\.00\./,
    ],
    [
      'more than a person may order',
      sent({ Price: { Amount: '500.00', Per: '1' } }),
      forbidden,
      /^This is more than the €5,000\.00 that you may order at once\. An admin has been asked\./,
    ],
    ['a vendor that is retired', retired, conflict, /^The vendor is retired\./],
    ['goods of another purchase', lineOfAnother, wrong, /^LineId: this is no line of this purchase\./],
    [
      'goods of a draft',
      received('1', ({ Id }, { buying }) => buying().takeBack({ Id, Reason: 'x' })),
      conflict,
      /^This is Draft and cannot become Part Received\./,
    ],
    [
      'goods of what was cancelled',
      received('1', ({ Id }, { buying }) => buying().cancel({ Id, Reason: 'x' })),
      conflict,
      /^This is Cancelled and cannot/,
    ],
    [
      'goods of what was closed',
      received('1', async (purchase, { receive, buying }) => {
        await receive(purchase, '100');
        await buying().close({ Id: purchase.Id, Reason: 'x' });
      }),
      conflict,
      /^This is Closed and cannot/,
    ],
    [
      'more than is tolerated',
      received('111', nothing),
      conflict,
      /111 CY-3K of 100 ordered \(at most 110 without a reason\)/,
    ],
    ['another receipt of one id', receivedTwice, conflict, /^Another message has booked a receipt of this Id/],
    [
      'more confirmed than ordered',
      confirmed({ Quantity: '21', Day: '2027-01-13' }),
      conflict,
      /^More is confirmed than was ordered of CY-3K\./,
    ],
    [
      'a day before the purchase',
      confirmed({ Quantity: '20', Day: '2026-11-20' }),
      wrong,
      /^Day: 20 November 2026 is before the purchase was sent/,
    ],
    ['a day that there is not', confirmed({ Quantity: '20', Day: '2027-02-30' }), wrong, /must be a day as/],
    [
      'a bill number that is used',
      billed({ Number: 'R-1' }, billed({ Number: 'R-1' })),
      conflict,
      /^The vendor has billed under the number R-1 before\./,
    ],
    ['a bill in another currency', billed({ Currency: 'GBP' }), wrong, /^Currency: this vendor bills in EUR\./],
    [
      'a bill whose VAT does not sum',
      billed({ Total: '261.00' }),
      conflict,
      /^Vat: the lines come to €250\.00 and the VAT to €10\.00/,
    ],
  ])('%s', async (_, call, code, sentence) => expectRefusal(call(works), { code, sentence }));
});
