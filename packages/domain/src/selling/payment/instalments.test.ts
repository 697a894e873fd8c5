import { describe, expect, test } from 'vitest';
import type { PlanRow } from '../../catalogue/rows/payment-settings.ts';
import { amountText, euros, money, percent } from '../pricing/money.ts';
import type { StageFact } from '../order/order-stage.ts';
import { dueInstalment, instalmentsOf } from './instalments.ts';
import { stageOccasion } from './payment-occasions.ts';
import { depositShare, isPlan, planOfDeposit } from './plan.ts';
import { scheduleOf } from './schedule.ts';

const eur = (amount: number) => money(euros(amount), 'EUR');
const row = (kind: PlanRow['kind'], share: number, due: PlanRow['due'], days = 0): PlanRow => ({
  ...{ kind, share, due, days },
});
const plan = [row('deposit', 3000, 'acceptance'), row('stage', 4000, 'made', 7), row('balance', 3000, 'fitted')];
const fact = (name: StageFact['name'], at: string, door: number | null = null): StageFact => ({ name, at, door });
const accepted = fact('accepted', '2026-12-01');

interface Asked {
  readonly facts?: readonly StageFact[];
  readonly today?: string;
  readonly paid?: number;
  readonly fitted?: boolean;
  readonly asked?: readonly number[];
}

function told({ facts = [accepted], today = '2026-12-01', paid = 0, fitted = true, asked = [] }: Asked) {
  const sums = { accepted: eur(3439.04), total: eur(3439.04), plan, credits: [], payments: [eur(paid)] };
  const staged = { fitted, doors: 2, facts };
  return instalmentsOf({ plan, rows: scheduleOf(sums).rows, staged, dayOf: (at) => at.slice(0, 10), today, asked });
}
const states = (asked: Asked) => told(asked).map(({ state, dueOn }) => [state, dueOn].join(' ').trim());
const made = [1, 2].map((door) => fact('checked', `2026-12-1${String(door)}T09:00:00Z`, door));

describe('when a row is due', () => {
  test.each([
    ['the deposit with the acceptance', {}, ['due 2026-12-01', 'later', 'later']],
    [
      'a stage so many days after the last door is made',
      { facts: [accepted, ...made], today: '2026-12-18', paid: 1031.71 },
      ['paid 2026-12-01', 'later 2026-12-19', 'later'],
    ],
    [
      'and then it is',
      { facts: [accepted, ...made], today: '2026-12-19', paid: 1031.71 },
      ['paid 2026-12-01', 'due 2026-12-19', 'later'],
    ],
    [
      'not while one door is not made',
      { facts: [accepted, ...made.slice(1)], today: '2027-01-19' },
      ['due 2026-12-01', 'later', 'later'],
    ],
    [
      'what is delivered was made',
      { facts: [accepted, fact('delivered', '2026-12-20')], today: '2026-12-27' },
      ['due 2026-12-01', 'due 2026-12-27', 'later'],
    ],
    [
      'what nobody fits is handed over by its delivery',
      { facts: [accepted, fact('delivered', '2026-12-20')], fitted: false },
      ['due 2026-12-01', 'later 2026-12-27', 'later 2026-12-20'],
    ],
    ['what was asked for before its day', { asked: [2] }, ['due 2026-12-01', 'due', 'later']],
  ] as const satisfies readonly (readonly [string, Asked, readonly string[]])[])('%s', (_, asked, said) =>
    expect(states(asked)).toEqual(said),
  );
});

test('a customer pays the first row that is due, or what of it is open', () => {
  const due = dueInstalment(told({ paid: 1000 }));
  expect([due?.number, due && amountText(due.open)]).toEqual([1, '31.71']);
  expect(dueInstalment(told({ paid: 1031.71 }))).toBeUndefined();
});

test('a part between deposit and balance is paid while none is due', () => {
  const of = (asked: Asked) => stageOccasion(told(asked));
  expect([of({}), of({ asked: [2] }), of({ asked: [2], paid: 3000 })]).toEqual(['stage-paid', null, 'stage-paid']);
  expect(stageOccasion([{ kind: 'balance', state: 'due' }])).toBeNull();
});

describe('a plan', () => {
  test.each([
    [plan, true],
    [planOfDeposit(percent(30)), true],
    [planOfDeposit(percent(0)), true],
    [[], false],
    [[row('deposit', 10_000, 'acceptance')], false],
    [[row('deposit', 3000, 'acceptance'), row('balance', 6999, 'fitted')], false],
    [[row('stage', 3000, 'made'), row('deposit', 3000, 'made'), row('balance', 4000, 'fitted')], false],
    [[row('stage', 3000, 'delivered'), row('balance', 7000, 'made')], false],
    [
      [...plan.slice(0, 2), row('stage', 1000, 'made'), row('stage', 1000, 'made'), row('balance', 1000, 'made')],
      false,
    ],
  ] as const)('%j: %s', (rows, isSound) => expect(isPlan(rows)).toBe(isSound));

  test('has a deposit only where it says so', () =>
    expect([plan, planOfDeposit(percent(0))].map(depositShare)).toEqual([3000, 0]));
});
