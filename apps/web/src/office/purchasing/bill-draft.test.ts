import { describe, expect, test } from 'vitest';
import { billedLine, billedSum, billMessage, judgingOf, proposedBill, sumOfHead } from './bill-draft.ts';
import { anOpenLine, whatIsToBill } from './testing/purchase-rows.ts';

const judging = judgingOf(whatIsToBill());

describe('a line as it is typed', () => {
  test.each<[string, { quantity: string; amount: string }, string[] | null | undefined]>([
    ['nothing of it is billed', { quantity: ' ', amount: '2.50' }, null],
    ['as it came', { quantity: '96', amount: '2,50' }, []],
    [
      'four that have not come, dearer within what is tolerated',
      { quantity: '100', amount: '2.55' },
      ['4 billed and not received (10.20)', '5.00 more than ordered (2.0 %)'],
    ],
    ['too dear', { quantity: '96', amount: '2.60' }, ['9.60 more than ordered (4.0 %)']],
    ['no quantity', { quantity: 'some', amount: '2.50' }, undefined],
    ['no price', { quantity: '1', amount: '' }, undefined],
    ['half a piece', { quantity: '0.5', amount: '2.50' }, undefined],
  ])('%s', (_, typed, expected) => {
    const billed = billedLine(anOpenLine(), typed, judging);
    expect(billed && billed.differences.map(({ text }) => text)).toEqual(expected);
  });

  test('without an agreed price says so', () => {
    const billed = billedLine(anOpenLine({ Price: null }), { quantity: '2', amount: '3.00' }, judging);
    expect(billed?.differences).toEqual([{ text: 'no price was agreed (6.00)', passes: false }]);
  });
});

test('what has come is proposed, of one purchase where it is entered from there, and sent as typed', () => {
  const Lines = [
    anOpenLine(),
    anOpenLine({ LineId: 'l2', PurchaseId: 'p2', ToBill: '3' }),
    anOpenLine({ LineId: 'l3', ToBill: '0' }),
  ];
  const open = whatIsToBill({ Lines });
  const quantities = (purchase: string | null) =>
    Object.values(proposedBill(open, purchase)).map(({ quantity }) => quantity);
  expect([quantities(null), quantities('p2')]).toEqual([
    ['96', '3', ''],
    ['', '3', ''],
  ]);
  const draft = proposedBill(open, 'p2');
  expect(billedSum(Lines, draft, judging)).toEqual({ net: 750, count: 1, differing: 0 });
  const head = { number: ' R-77 ', day: '2026-11-20', vat: '1,73', total: '9.23' };
  expect(billMessage(open, head, draft)).toEqual({
    ...{ VendorId: 'latch', Number: 'R-77', Day: '2026-11-20', Currency: 'EUR', Vat: '1.73', Total: '9.23' },
    Lines: [{ PurchaseId: 'p2', LineId: 'l2', Quantity: '3', Price: { Amount: '2.50', Per: '1' } }],
  });
  expect(sumOfHead(head, 750, 'EUR')).toEqual({ isRight: true, sum: '9.23' });
  expect(sumOfHead({ ...head, total: '9.24' }, 750, 'EUR')).toEqual({ isRight: false, sum: '9.23' });
  expect(sumOfHead({ ...head, vat: 'none' }, 750, 'EUR')).toBeUndefined();
});
