import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../testing/a-test-api.ts';
import { aPurchase, type TestPurchases } from '../testing/a-purchase.ts';

let works: TestPurchases;
beforeEach(async () => {
  works = await aPurchase();
});

describe('what the vendor confirms', () => {
  const schedule = [
    { Quantity: '12', Day: '2027-01-13' },
    { Quantity: '8', Day: '2027-01-20' },
  ];
  type Sent = Awaited<ReturnType<TestPurchases['sent']>>;
  const confirm = ({ Id, LastUpdated, Lines }: Sent, Schedule = schedule, DifferencesAccepted = true) =>
    works.buying().confirm({
      ...{ Id, LastUpdated, Number: 'AB-77', How: 'phone', DifferencesAccepted },
      Lines: Lines.map(({ LineId }) => ({ LineId, Schedule })),
    });

  test('example 22: 10 of 20 come on the first of two days', async () => {
    const sent = await works.sent(works.aLine('20'));
    expect(await codeOf(confirm(sent, schedule, false))).toBe('CONFLICT');
    const confirmed = await confirm(sent);
    expect(confirmed).toMatchObject({
      ...{ State: 'Confirmed', NextDelivery: '2027-01-13', IsLate: false },
      Confirmations: [{ Number: 'AB-77', How: 'phone', Revision: 1 }],
    });
    expect(await confirm(sent)).toEqual(confirmed);
    const { History } = await works.buying().getPurchaseById(sent.Id);
    expect(History.map(({ Kind, To }) => [Kind, To])).toEqual([
      ['confirmation', 'AB-77'],
      ['state', 'Sent'],
      ['state', 'Draft'],
    ]);
    works.api.controls.now = Date.parse('2027-01-14T09:00:00.000Z');
    const { State, IsLate, Lines } = await works.receive(confirmed, '10');
    expect([State, IsLate]).toEqual(['Part Received', true]);
    expect(Lines[0]?.Due).toEqual([
      { Day: '2027-01-13', Quantity: '2', IsOverdue: true },
      { Day: '2027-01-20', Quantity: '8', IsOverdue: false },
    ]);
    expect((await works.buying().list({ Late: true })).Purchases).toHaveLength(1);
    const { Purchases } = await works.buying().expected({ Day: '2027-01-14' });
    expect(Purchases).toMatchObject([
      {
        Number: 'P-1001',
        Vendor: 'Latch',
        Lines: [{ Quantity: '2', Day: '2027-01-13', IsOverdue: true, Place: works.main }],
      },
    ]);
  });

  test('is no more than was ordered, on days that there are, none before the purchase', async () => {
    const sent = await works.sent(works.aLine('20'));
    expect(await codeOf(confirm(sent, [{ Quantity: '21', Day: '2027-01-13' }]))).toBe('CONFLICT');
    expect(await codeOf(confirm(sent, [{ Quantity: '20', Day: '2026-11-20' }]))).toBe('BAD_REQUEST');
    expect(await codeOf(confirm(sent, [{ Quantity: '20', Day: '2027-02-30' }]))).toBe('BAD_REQUEST');
    const other = await works.sent(works.aLine('20'));
    expect(await codeOf(confirm({ ...sent, Lines: other.Lines }))).toBe('BAD_REQUEST');
  });

  test('of a revision that was taken back counts no more', async () => {
    const sent = await works.sent(works.aLine('20'));
    await confirm(sent);
    const { Id, LastUpdated } = await works.buying().takeBack({ Id: sent.Id, Reason: 'Other colours' });
    const again = await works.buying().send({ Id, LastUpdated, How: 'phone' });
    expect(again).toMatchObject({ State: 'Sent', Lines: [{ Confirmed: null }], Confirmations: [{ Revision: 1 }] });
  });
});
