import { describe, expect, it } from 'vitest';
import { runOnFile } from '../testing/run-on-file.ts';

const journey = (question: object) => runOnFile('journey.ts', JSON.stringify(question));
const door = { leaves: 1, parts: 0, removal: true, fire: false, lowThreshold: false, heaviestKg: 46.4 };
const twelve = Array.from({ length: 12 }, (_, at) => `P${at}`);
const bar = { code: 'R014', pieces: twelve.slice(0, 5).map((part) => `7-${part}`) };
const cut = { id: 'e1', kind: 'done', at: 'cutting', code: 'R014' };
const assembled = { id: 'e2', kind: 'done', at: 'assembly', code: 'F07' };
const progress = (...events: readonly object[]) => ({
  ...{ what: 'progress', doors: [{ place: 7, pieces: twelve }], bars: [bar], events },
});
const doorNow = (cutPieces: number, implied: number, isAssembled: boolean, of = 12) => ({
  ...{ place: 7, cut: cutPieces, implied, of, assembled: isAssembled, checked: false },
});
const transfer = { name: 'Alder & Lane', iban: 'IE29AIBK93115212345678', bic: '', amount: '1031.71' };
const epc = { what: 'epc', ...transfer, reference: 'RF72DW10234' };
const line = { amount: '1031.71', currency: 'EUR', text: 'Door 10234', reference: '' };
const orders = [{ number: 10_234, currency: 'EUR', open: ['1031.71'] }];
const plan = [
  ['deposit', 3000],
  ['balance', 7000],
];
const schedule = { what: 'schedule', total: '1715.72', accepted: '1569.60', plan, credits: [], payments: ['500.00'] };

describe('npm run journey', () => {
  it.each([
    [
      schedule,
      {
        rows: [
          { kind: 'deposit', amount: '470.88', paid: '470.88', open: '0.00' },
          { kind: 'balance', amount: '1244.84', paid: '29.12', open: '1215.72' },
        ],
        overpaid: '0.00',
      },
    ],
    [
      {
        ...{ what: 'settle', attempt: 'a1', booked: [] },
        snapshot: { session: 'complete', charges: [{ id: 'c1', amount: 103_171, state: 'paid' }], refunds: [] },
      },
      { state: 'Paid', add: [{ id: 'a1/charge/c1', amount: 103_171 }] },
    ],
    [{ what: 'reference', order: 10_402 }, { reference: 'RF95DW10402' }],
    [
      epc,
      {
        payload: 'BCD\n002\n1\nSCT\n\nAlder & Lane\nIE29AIBK93115212345678\nEUR1031.71\n\nRF72DW10234',
        bytes: 74,
      },
    ],
    [
      { what: 'match', line, orders },
      { kind: 'likely', order: 10_234 },
    ],
    [
      { what: 'need', doors: [door, door, door], day: ['08:00', '16:30'] },
      {
        ...{ minutes: 570, persons: 2, tools: [], skills: ['fit'] },
        visits: [
          ['08:00', '16:30'],
          ['08:00', '10:00'],
        ],
      },
    ],
    [progress(cut), { state: 'Cutting', doors: [doorNow(5, 0, false)] }],
    [progress(cut, assembled), { state: 'Assembly', doors: [doorNow(12, 7, true)] }],
    [
      progress(cut, assembled, { id: 'e3', kind: 'undo', undoes: 'e2' }),
      { state: 'Cutting', doors: [doorNow(5, 0, false)] },
    ],
    [
      progress(cut, assembled, { id: 'e3', kind: 'spoiled', code: '7-P0' }),
      { state: 'Cutting', doors: [doorNow(11, 7, false)] },
    ],
    [
      progress(assembled, { id: 'e3', kind: 'spoiled', code: '7-P0' }, { id: 'e4', kind: 'done', code: '7-P0.2' }),
      { state: 'Assembly', doors: [doorNow(12, 11, true)] },
    ],
    [
      {
        ...{ what: 'stage', fitted: true, doors: 2 },
        facts: [
          ['accepted', '2026-12-03'],
          ['planned', '2026-12-05'],
          ['cut', '2026-12-09', 1],
        ],
      },
      { stage: 'planned', doors: ['making', 'planned'], overlay: null },
    ],
  ])('answers %j', (question, answer) => {
    const { status, stdout, stderr } = journey(question);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual(answer);
  });

  it.each([
    [{}, 'what: must be schedule, settle, reference, epc, match, need, progress or stage'],
    [{ ...schedule, total: '1.005' }, 'total: must be an amount such as "1031.71"'],
    [{ ...schedule, plan: [['balance', 9999]] }, 'plan: must add up to 10000'],
    [{ ...schedule, plan: [['deposit', 10_000]] }, 'plan: must end with the balance'],
    [{ what: 'reference', order: 0 }, 'order: must be a whole number from 1 to 1000000000'],
    [{ ...epc, iban: 'IE29AIBK93115212345679' }, 'iban: must be an IBAN without spaces whose check digits hold'],
    [{ ...epc, amount: '0.00' }, 'amount: must be from 0.01 to 999999999.99'],
    [{ what: 'match', line: { ...line, amount: 'abc' }, orders }, 'line.amount: must be an amount such as "1031.71"'],
    [{ what: 'need', doors: [door], day: ['16:30', '08:00'] }, 'day: must be at least 60 minutes'],
    [{ what: 'need', doors: [{ ...door, leaves: 3 }], day: ['08:00', '16:30'] }, 'doors.0.leaves: must be 1 or 2'],
    [progress({ ...cut, code: 'X1' }), 'events.0.code: must be such as R014, 7-JL, F07 or D07'],
    [
      { what: 'stage', fitted: true, doors: 1, facts: [['cut', '2026-12-09', 2]] },
      'facts: name a door that the order does not have',
    ],
    [
      { what: 'stage', fitted: true, doors: 1, facts: [['cut', '2027-02-30']] },
      'facts.0.1: must be a day such as 2027-01-12',
    ],
  ])('ends with status 1 and one line that names the field: %j', (question, sentence) =>
    expect(journey(question)).toEqual({ status: 1, stdout: '', stderr: `${sentence}\n` }),
  );
});
