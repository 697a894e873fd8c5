import { dayIn } from '../lib/calendar-day.ts';
import type { OrderFacts, PromiseDemand, PromiseFacts, WorksFacts } from '../making/promise/promise-facts.ts';

const everyWeekday = [1, 2, 3, 4, 5];

/** **Works A** of `PROMISE.md` 15. */
export const worksA: WorksFacts = {
  closed: ['2026-12-21/2027-01-01', '2027-02-01', '2027-03-17', '2027-03-26', '2027-03-29'],
  usual: 1200,
  capacity: {},
  planDays: 2,
  surveyDays: 5,
  depositDays: 2,
  goodsInDays: 1,
  stages: { cutting: 1, assembly: 2, glazing: 3 },
  transport: [2, 4],
  extraTransport: [],
  transitDays: 0,
  fitAfter: 1,
  fitDays: null,
};

const vendors: PromiseFacts['vendors'] = {
  clearline: {
    leadDays: 6,
    cutOff: '12:00',
    orderDays: everyWeekday,
    deliveryDays: [1, 3, 5],
    closed: ['2026-12-24/2027-01-04'],
  },
  slow: { leadDays: 25, cutOff: '12:00', orderDays: everyWeekday, deliveryDays: everyWeekday, closed: [] },
};

const glassUnit: PromiseDemand = { key: 'GU', quantity: 1, stage: 'glazing', vendors: ['clearline'], paint: null };
const slab: PromiseDemand = {
  key: 'SLAB',
  quantity: 1,
  stage: 'assembly',
  vendors: [],
  paint: { days: 1, cureDays: 3 },
};
const cylinders: PromiseDemand = { key: 'CY-3K', quantity: 5, stage: 'assembly', vendors: ['slow'], paint: null };

/** A blank on the shelf, to be painted here. */
const blanks = { demand: [slab], stock: { SLAB: { onHand: 1, supply: [], demand: [] } } };

export interface GivenFacts {
  readonly works?: Partial<WorksFacts>;
  readonly order?: Partial<OrderFacts>;
  readonly load?: PromiseFacts['load'];
  readonly demand?: PromiseFacts['demand'];
  readonly stock?: PromiseFacts['stock'];
  readonly dueAs?: PromiseFacts['dueAs'];
}

/** Facts of works A at this moment: one order of 1.0 point, accepted and measured on the day, with one glass unit to order. */
export function factsOfWorksA(now: string, given: GivenFacts = {}): PromiseFacts {
  const today = dayIn(now, 'Europe/Dublin');
  return {
    now,
    timeZone: 'Europe/Dublin',
    works: { ...worksA, ...given.works },
    load: given.load ?? {},
    order: {
      points: 10,
      accepted: today,
      measured: today,
      deposit: null,
      depositAsked: false,
      notBefore: null,
      leadRules: {},
      ends: 'fitted',
      ...given.order,
    },
    demand: given.demand ?? [glassUnit],
    stock: given.stock ?? {},
    dueAs: given.dueAs ?? 'stock',
    vendors,
  };
}

export interface WorkedExample {
  /** Its number in the document. */
  readonly example: string;
  readonly facts: PromiseFacts;
  /** Week, made, sent, fitted: `2650 2026-12-11 2026-12-15 2026-12-16`. */
  readonly dates: string;
  readonly skipped: string;
}

type Line = readonly [string, string, GivenFacts, string, string];

const [november, january] = ['2026-11-27T12:00:00Z', '2027-01-11T09:00:00Z'];
const noGlass = { demand: [] };
const week53: GivenFacts = {
  ...noGlass,
  works: { closed: ['2026-12-25', '2026-12-28', '2027-01-01'] },
  order: { points: 20, leadRules: { 'custom colour': 6 } },
};
const full = { '2703': 1200, '2704': 1200 };
const fromWeek7 = { ...noGlass, order: { points: 20, notBefore: '2707' } };
const inWeek51 = '2651 2026-12-18 2027-01-05 2027-01-06';
const inWeek1 = '2701 2027-01-08 2027-01-12 2027-01-13';
const inWeek4 = '2704 2027-01-29 2027-02-02 2027-02-03';
const inWeek7 = '2707 2027-02-19 2027-02-23 2027-02-24';
const tillWeek50 = '2648 planning, 2649 planning, 2650 not-ready';
const tillWeek53 = '2652 closed, 2653 closed';
const askedTillWeek6 = '2703 asked, 2704 asked, 2705 asked, 2706 asked';

const lines: readonly Line[] = [
  ['1', '2026-11-27T09:00:00Z', {}, '2650 2026-12-11 2026-12-15 2026-12-16', '2648 planning, 2649 planning'],
  ['2', november, {}, inWeek51, tillWeek50],
  ['3', november, { load: { '2651': 1195 } }, inWeek1, `${tillWeek50}, 2651 full, ${tillWeek53}`],
  ['3, load 119.0', november, { load: { '2651': 1190 } }, inWeek51, tillWeek50],
  [
    '4',
    '2026-12-15T09:00:00Z',
    { ...week53, load: { '2652': 950 } },
    '2653 2026-12-31 2027-01-05 2027-01-06',
    '2651 lead, 2652 full',
  ],
  [
    '4, full',
    '2026-12-15T09:00:00Z',
    { ...week53, load: { '2652': 950, '2653': 705 } },
    inWeek1,
    '2651 lead, 2652 full, 2653 full',
  ],
  [
    '5',
    '2026-11-30T09:00:00Z',
    { ...noGlass, order: { leadRules: { 'custom RAL': 20 } } },
    '2702 2027-01-15 2027-01-19 2027-01-20',
    `2649 lead, 2650 lead, 2651 lead, ${tillWeek53}, 2701 lead`,
  ],
  ['8', '2027-03-22T11:59:59Z', {}, '2713 2027-04-02 2027-04-06 2027-04-07', '2712 planning'],
  ['9', '2026-12-14T09:00:00Z', blanks, inWeek1, `2651 planning, ${tillWeek53}`],
  ['9, from 11 January', january, blanks, '2703 2027-01-22 2027-01-26 2027-01-27', '2702 planning'],
  [
    '11',
    '2027-01-18T09:00:00Z',
    {
      demand: [cylinders],
      stock: { 'CY-3K': { onHand: 5, supply: [['2027-02-10', 10]], demand: [['2027-02-03', 5]] } },
    },
    inWeek7,
    '2703 planning, 2704 not-ready, 2705 not-ready, 2706 not-ready',
  ],
  [
    '12',
    january,
    { ...noGlass, load: { ...full, '2705': 950 } },
    '2705 2027-02-05 2027-02-09 2027-02-10',
    '2702 planning, 2703 full, 2704 full',
  ],
  [
    '12, load 95.1',
    january,
    { ...noGlass, load: { ...full, '2705': 951 } },
    '2706 2027-02-12 2027-02-16 2027-02-17',
    '2702 planning, 2703 full, 2704 full, 2705 full',
  ],
  ['13', january, {}, inWeek4, '2702 planning, 2703 not-ready'],
  ['13, in week 2707', january, { order: { notBefore: '2707' } }, inWeek7, `2702 asked, ${askedTillWeek6}`],
  ['13b', '2026-11-27T09:00:00Z', { order: { accepted: null } }, inWeek51, tillWeek50],
  [
    '13b, not measured',
    '2026-11-27T09:00:00Z',
    { order: { accepted: null, measured: null } },
    inWeek1,
    `2649 planning, 2650 planning, 2651 not-ready, ${tillWeek53}`,
  ],
  [
    '13b, on 30 November',
    '2026-11-30T09:00:00Z',
    { order: { accepted: null } },
    inWeek51,
    '2649 planning, 2650 not-ready',
  ],
  [
    '14, on 11 January',
    january,
    { ...fromWeek7, load: { '2707': 1190 } },
    '2708 2027-02-26 2027-03-02 2027-03-03',
    `2702 asked, ${askedTillWeek6}, 2707 full`,
  ],
  ['14, on 21 January', '2027-01-21T09:00:00Z', { ...fromWeek7, load: { '2707': 1150 } }, inWeek7, askedTillWeek6],
];

/** The worked examples of the document that promise a date, each as its table has it. */
export const workedExamples: readonly WorkedExample[] = lines.map(([example, now, given, dates, skipped]) => ({
  example,
  facts: factsOfWorksA(now, given),
  dates,
  skipped,
}));
