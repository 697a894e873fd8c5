import { madePieces, piecesOf } from '@door/domain/making/batch/batch-piece';
import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { aDoorOf } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { aTestApi } from '../testing/a-test-api.ts';
import { pieceLabels } from './piece-labels.ts';

test('labels of many doors are made with a turn for every other call after each 200', async () => {
  const api = await aTestApi();
  const supplier = await api.context(-1022, null).suppliers.find(api.clientId);
  if (!supplier) throw new Error('There is no supplier.');
  const bill = bomOf(aDoorOf('single-door', supplier.catalogue), supplier);
  const range = { first: 1, doors: 45 };
  const line = { id: 'line', order: 'O-1001', position: 1, positions: 1, quantity: 45, range, bill, added: [] };
  const pieces = piecesOf({ week: '2650', number: 1 }, [line]);
  let turns = 0;
  const batch = { number: { week: '2650', number: 1 }, pieces, bars: [] } as const;
  const labels = await pieceLabels({ yieldToEventLoop: async () => void (turns += 1) }, batch);
  const codes = labels.map(({ code }) => code);
  expect(codes.toSorted()).toEqual(
    madePieces(pieces)
      .map(({ code }) => code)
      .toSorted(),
  );
  expect(labels.length).toBe(450);
  expect(turns).toBe(2);
});
