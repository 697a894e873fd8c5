import { expect, test } from 'vitest';
import { officeWork } from '../../messages/english/quoting.ts';
import { staging } from '../../messages/english/staging.ts';
import { orderStages } from '../order/order-stage.ts';
import {
  faultAfter,
  type FaultEvent,
  type FaultMove,
  faultMoveNames,
  faultStateOf,
  faultStates,
  mayReportFault,
  nextFaultMoves,
  remadePartOf,
  waitsForVisit,
} from './fault.ts';

const texts = { staging, office: officeWork };
const eventsOf = (moves: readonly FaultMove[]): readonly FaultEvent[] =>
  moves.map((move) => ({ move, at: '2027-02-01T09:00:00.000Z' }));
const after = (moves: readonly FaultMove[], move: FaultMove, changed: { text?: string; days?: number } = {}) => {
  const facts = { text: 'Hinge set anew', days: 30, ...changed };
  const outcome = faultAfter(move, { events: eventsOf(moves), ...facts }, texts);
  return outcome.ok ? outcome.value : outcome.refusal.code;
};

/** A way to each state. */
const ways = {
  Open: [],
  'Visit booked': ['visit'],
  Remaking: ['remake'],
  Solved: ['visit', 'solve'],
  Closed: ['close'],
} as const satisfies Record<(typeof faultStates)[number], readonly FaultMove[]>;

test('the whole table of moves [3.5]', () => {
  const table = faultStates.map((state) => [state, faultMoveNames.map((move) => after(ways[state], move))]);
  expect(Object.fromEntries(table)).toEqual({
    Open: ['Visit booked', 'Remaking', 'fault.ended', 'Closed', 'fault.ended', 'Open'],
    'Visit booked': ['fault.ended', 'fault.ended', 'Solved', 'fault.ended', 'fault.ended', 'fault.ended'],
    Remaking: ['fault.ended', 'fault.ended', 'Solved', 'fault.ended', 'fault.ended', 'fault.ended'],
    Solved: ['fault.ended', 'fault.ended', 'fault.ended', 'Closed', 'Open', 'fault.ended'],
    Closed: Array(6).fill('fault.ended'),
  });
});

test('what ends it says something to the customer, who may say for 30 days that it is still there', () => {
  expect(after(['visit'], 'solve', { text: ' ' })).toBe('fault.no-text');
  expect(after([], 'close', { text: '' })).toBe('fault.no-text');
  expect(after(['visit', 'solve'], 'reopen', { days: 31 })).toBe('fault.too-late');
  expect(after(['visit', 'solve'], 'reopen', { text: '' })).toBe('fault.no-text');
  expect(faultStateOf(eventsOf(['visit', 'solve', 'reopen']))).toBe('Open');
});

test('the customer only reopens, and the office does the rest', () => {
  expect(faultStates.map((state) => nextFaultMoves(state, 'customer'))).toEqual([[], [], [], ['reopen'], []]);
  expect(faultStates.flatMap((state) => nextFaultMoves(state, 'office'))).not.toContain('reopen');
});

test('for which somebody shall come stays open until a day is booked', () => {
  expect([waitsForVisit(eventsOf(['plan'])), faultStateOf(eventsOf(['plan']))]).toEqual([true, 'Open']);
  expect(after(['plan'], 'visit')).toBe('Visit booked');
  expect(waitsForVisit(eventsOf(['plan', 'visit']))).toBe(false);
  expect(nextFaultMoves('Open', 'office')).toEqual(['visit', 'remake', 'close']);
});

test('is reported once the doors have arrived', () => {
  expect(orderStages.filter(mayReportFault)).toEqual(['delivered', 'fitted', 'done']);
});

test.each([
  ['door:leaf', 'leaf', 'Leaf'],
  ['slave:glass-2', 'glass', 'Second leaf, glass 2'],
  ['left-sidelight:glass', 'glass', 'Left sidelight, glass'],
  ['master:hinges', 'hardware', 'Main leaf, hinges'],
  ['frame:threshold', 'frame', 'Threshold'],
  ['fanlight:jamb-left', 'frame', 'Fanlight, frame'],
] as const)('a fault of %s makes the %s again, and is called %s', (area, part, name) => {
  expect(remadePartOf(area)).toBe(part);
  expect(staging.faults.area(area)).toBe(name);
});
