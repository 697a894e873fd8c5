import { readCsvFile } from '@door/domain/lib/csv';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPurchase, type TestPurchases } from '../testing/a-purchase.ts';

let works: TestPurchases;
beforeEach(async () => {
  works = await aPurchase();
  on('2026-11-30');
});

const on = (day: string) => {
  works.api.controls.now = Date.parse(`${day}T09:00:00Z`);
};
const exported = (Day: string) => works.stock().export({ Id: works.anId(), Day });

/** What an export until a day tells as received and not billed. */
async function unbilledOn(day: string) {
  const [heads = [], ...rows] = readCsvFile((await exported(day)).File).rows;
  return rows.map((cells) => cells[heads.indexOf('Received not billed')]);
}

/** Ten ordered at 2.50, all of them received. */
async function aDelivery() {
  const sent = await works.sent(works.aLine('10'));
  await works.receive(sent, '10');
  return { PurchaseId: sent.Id, LineId: sent.Lines[0]?.LineId ?? '' };
}
type Delivery = Awaited<ReturnType<typeof aDelivery>>;

const enter = (of: Delivery, Quantity: string, Day = '2026-11-30') =>
  works.buying().enterBill({
    ...{ Id: works.anId(), VendorId: works.vendor.Id, Number: works.anId(), Day, Currency: 'EUR', Vat: '0.00' },
    ...{
      Total: (Number(Quantity) * 2.5).toFixed(2),
      Lines: [{ ...of, Quantity, Price: { Amount: '2.50', Per: '1' } }],
    },
  });

describe('goods that were received and not billed are told as they were at the end of the day', () => {
  test('less what was billed by then, and not what was billed since', async () => {
    const of = await aDelivery();
    await enter(of, '4');
    on('2026-12-01');
    await enter(of, '6');
    on('2026-12-02');
    expect(await unbilledOn('2026-11-30')).toEqual(['15.00']);
    expect(await unbilledOn('2026-12-01')).toEqual(['0.00']);
  });

  test('with a bill that was rejected since, and of a purchase that was closed since', async () => {
    const of = await aDelivery();
    const wrong = await enter(of, '12');
    on('2026-12-01');
    await works.api.admin().purchase.approveBill({ Id: wrong.Id, Move: 'reject', Reason: 'Billed twelve' });
    on('2026-12-02');
    await enter(of, '10');
    await works.buying().close({ Id: of.PurchaseId });
    on('2026-12-03');
    expect(await unbilledOn('2026-11-30')).toEqual(['0.00']);
    expect(await unbilledOn('2026-12-01')).toEqual(['25.00']);
    expect(await unbilledOn('2026-12-02')).toEqual(['0.00']);
  });

  test('without what went back by then, and once with what has replaced it', async () => {
    const of = await aDelivery();
    const claim = { Reason: 'wrong size', Wish: 'replace', Quantity: '2', Says: 'Too long' } as const;
    const { Id } = await works.buying().claim({ Id: works.anId(), ...of, ...claim });
    on('2026-12-01');
    await works.buying().settleClaim({ Id, Move: 'sendBack', Place: works.main });
    on('2026-12-02');
    const other = (await works.buying().getPurchaseById(of.PurchaseId)).Lines[1]?.LineId ?? '';
    const Lines = [{ LineId: other, Quantity: '2', Place: works.main }];
    await works.buying().receive({ Id: works.anId(), PurchaseId: of.PurchaseId, Lines });
    on('2026-12-03');
    expect(await unbilledOn('2026-11-30')).toEqual(['25.00']);
    expect(await unbilledOn('2026-12-01')).toEqual(['20.00']);
    expect(await unbilledOn('2026-12-02')).toEqual(['25.00']);
  });
});

describe('a bill that an export tells is Exported', () => {
  test('where it was matched or approved by then and is of that day or before; a repeat changes nothing more', async () => {
    const of = await aDelivery();
    const sent = { Id: works.anId(), Day: '2026-11-30' };
    const matched = await enter(of, '2');
    const approved = await enter(of, '9');
    const approval = { Id: approved.Id, Reason: 'They are on their way' };
    await works.api.admin().purchase.approveBill(approval);
    const [differs, ofTomorrow] = [
      await enter(await aDelivery(), '11'),
      await enter(await aDelivery(), '1', '2026-12-01'),
    ];
    on('2026-12-01');
    const late = await enter(await aDelivery(), '1');
    const all = [matched, approved, differs, ofTomorrow, late];
    await works.stock().export(sent);
    const states = async () => {
      const { Bills } = await works.buying().bills();
      return all.map(({ Id }) => Bills.find((bill) => bill.Id === Id)?.State);
    };
    expect(await states()).toEqual(['Exported', 'Exported', 'Differs', 'Matched', 'Matched']);
    const before = (await works.buying().bills()).Bills;
    const { History } = await works.buying().getPurchaseById(of.PurchaseId);
    expect(History.filter(({ To }) => To === `${matched.Number} Exported`)).toHaveLength(1);
    on('2026-12-02');
    await works.stock().export(sent);
    expect((await works.buying().bills()).Bills).toEqual(before);
    expect((await works.api.admin().purchase.approveBill(approval)).State).toBe('Exported');
    await exported('2026-12-01');
    expect(await states()).toEqual(['Exported', 'Exported', 'Differs', 'Exported', 'Exported']);
  });
});
