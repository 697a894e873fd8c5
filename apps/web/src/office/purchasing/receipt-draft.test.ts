import { describe, expect, test } from 'vitest';
import { cameFaults, draftOfReceipt, noReceipt, receiptDraftIn, receiptMessage } from './receipt-draft.ts';
import { type ReceivableLine, receivableIn } from './receivables.ts';
import { aDelivery, anExpectedLine } from './testing/purchase-rows.ts';

const delivery = receivableIn(
  aDelivery({
    Lines: [
      anExpectedLine(),
      anExpectedLine({ LineId: 'l2', Key: 'PAINT', Unit: 'litre', Place: null, LotTracked: true }),
    ],
  }),
);
const [cylinder, paint] = delivery.lines;
const came = (received: string, damaged = '', lot = '') => ({ received, damaged, lot });
const booking = { today: '2026-11-21', usualPlace: 'usual' };

const faults = (line: ReceivableLine | undefined, typed: ReturnType<typeof came>) =>
  line && Object.keys(cameFaults(line, typed));

describe('what has come', () => {
  test('is a quantity of the unit, nothing where nothing is typed, and names its lot', () => {
    expect(faults(cylinder, came(''))).toEqual([]);
    expect(faults(cylinder, came('1.5', 'x'))).toEqual(['received', 'damaged']);
    expect(faults(paint, came('2,5'))).toEqual(['lot']);
    expect(faults(paint, came(''))).toEqual([]);
    expect(faults(paint, came('', '0.5', 'A12'))).toEqual([]);
  });

  test('is sent by lines, each put away where it belongs, or all at a chosen place', () => {
    const draft = { ...noReceipt, note: ' D 17 ', lines: { l1: came('10', '2'), l2: came('2,5', '', ' A12 ') } };
    expect(receiptMessage(delivery, draft, booking)).toMatchObject({
      ...{ PurchaseId: 'p1', DeliveryNote: 'D 17', On: '2026-11-21', Reason: '' },
      Lines: [
        { LineId: 'l1', Quantity: '10', Damaged: '2', Place: 'main', Lot: null },
        { LineId: 'l2', Quantity: '2.5', Damaged: '0', Place: 'usual', Lot: 'A12' },
      ],
    });
    const van = receiptMessage(delivery, { ...draft, place: 'van' }, booking);
    expect(van?.Lines.map(({ Place }) => Place)).toEqual(['van', 'van']);
  });

  test('may be damaged altogether; nothing at all is no receipt', () => {
    expect(receiptMessage(delivery, { ...noReceipt, lines: { l1: came('', '3') } }, booking)?.Lines).toMatchObject([
      { Quantity: '0', Damaged: '3' },
    ]);
    expect(receiptMessage(delivery, { ...noReceipt, lines: { l1: came('0') } }, booking)).toBeNull();
  });

  test('that was not taken stands in the form again', () => {
    const draft = { ...noReceipt, note: 'D 17', lines: { l1: came('', '2') } };
    const sent = receiptMessage(delivery, draft, booking);
    expect(sent && draftOfReceipt(sent)).toEqual({ ...draft, place: 'main', on: '2026-11-21' });
  });

  test('that is corrected another day keeps its day, and its place where all of it has one', () => {
    const draft = { ...noReceipt, place: 'van', lines: { l1: came('10'), l2: came('2.5', '', 'A12') } };
    const again = (sent: ReturnType<typeof receiptMessage>) =>
      sent && receiptMessage(delivery, draftOfReceipt(sent), { ...booking, today: '2026-11-22' });
    const places = (sent: ReturnType<typeof receiptMessage>) => sent?.Lines.map(({ Place }) => Place);
    const van = again(receiptMessage(delivery, draft, booking));
    expect([van?.On, places(van)]).toEqual(['2026-11-21', ['van', 'van']]);
    expect(places(again(receiptMessage(delivery, { ...draft, place: '' }, booking)))).toEqual(['main', 'usual']);
  });

  test('of what is made for doors is named piece by piece, and stands in the form again', () => {
    const glass = receivableIn(
      aDelivery({
        Lines: [anExpectedLine({ Key: 'GU-28', Quantity: '3', Pieces: ['10234-1-G1', '10234-1-G2', 'G3'] })],
      }),
    );
    const pieces = { '10234-1-G1': 'damaged', '10234-1-G2': 'whole' } as const;
    const draft = { ...noReceipt, lines: { l1: { ...came('1', '1'), pieces } } };
    const sent = receiptMessage(glass, draft, booking);
    expect(sent?.Lines).toEqual([
      {
        ...{ LineId: 'l1', Quantity: '1', Damaged: '1', Place: 'main', Lot: null },
        ...{ Pieces: ['10234-1-G2'], DamagedPieces: ['10234-1-G1'] },
      },
    ]);
    expect(sent && draftOfReceipt(sent)).toEqual({ ...draft, place: 'main', on: '2026-11-21' });
    expect(receiptMessage(glass, noReceipt, booking)).toBeNull();
  });

  test('that another version has stored counts as none', () => {
    expect(receiptDraftIn({ note: '', reason: '', place: '', lines: { l1: came('1'), l2: 'x' } })).toEqual({
      ...noReceipt,
      lines: { l1: came('1') },
    });
    expect(receiptDraftIn({ note: 1 })).toBeUndefined();
  });
});
