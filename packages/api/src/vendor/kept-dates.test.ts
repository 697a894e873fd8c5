import { expect, test } from 'vitest';
import { aPurchase } from '../testing/a-purchase.ts';

test('the page of a vendor tells how it keeps its dates, and how many claims are open with it', async () => {
  const works = await aPurchase();
  const keeping = async () => (await works.vendors().getVendorById(works.vendor.Id)).Keeping;
  expect(await keeping()).toEqual({ Lines: 0, Kept: 0, OpenClaims: 0 });
  const early = await works.sent(works.aLine('20'));
  const late = await works.sent(works.aLine('20'));
  await works.receive(early, '20');
  works.api.controls.now = Date.parse('2026-12-01T09:00:00.000Z');
  expect(await keeping(), 'overdue').toEqual({ Lines: 2, Kept: 1, OpenClaims: 0 });
  await works.receive(late, '19');
  expect(await keeping(), 'not finished').toEqual({ Lines: 2, Kept: 1, OpenClaims: 0 });
  await works.receive(late, '1');
  const LineId = late.Lines[0]?.LineId ?? '';
  const claim = {
    Id: works.anId(),
    PurchaseId: late.Id,
    LineId,
    Reason: 'late',
    Wish: 'reduce',
    Quantity: '20',
  } as const;
  await works.buying().claim(claim);
  expect(await keeping()).toEqual({ Lines: 2, Kept: 1, OpenClaims: 1 });
  await works.buying().settleClaim({ Id: claim.Id, Move: 'withdraw', Reason: 'A mistake' });
  expect((await keeping()).OpenClaims).toBe(0);
  works.api.controls.now = Date.parse('2027-11-25T09:00:00.000Z');
  expect(await keeping()).toMatchObject({ Lines: 1, Kept: 0 });
});
