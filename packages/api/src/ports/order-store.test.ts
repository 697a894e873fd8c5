import { itemId, stockCode } from '@door/domain/model/ids';
import { blankLine } from '@door/domain/bom/manual-line';
import { expect, test } from 'vitest';
import { type FirstFrozenBill, readFrozenBill } from './order-store.ts';

test('a bill that was kept before it said which lines people had added still says so', () => {
  const line = { ...blankLine.instruction, code: stockCode('OF72') };
  const jamb = { ...line, piece: 'jamb-left' };
  const kept: FirstFrozenBill = { format: 1, lineId: 'l', itemId: itemId('i'), records: [], lines: [jamb, line] };
  expect(readFrozenBill(kept)).toMatchObject({ format: 3, lines: [jamb, line], added: [line] });
});
