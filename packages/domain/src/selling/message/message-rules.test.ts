import { describe, expect, test } from 'vitest';
import { openCalendar, workWeek } from '../../lib/open-days.ts';
import { money } from '../pricing/money.ts';
import type { MessageFacts } from './message-facts.ts';
import { dueMessages, isDisturbing, messageCodes, messageRule, messagesBegunBy } from './message-rules.ts';
import { unansweredBy } from './reminders.ts';

// 2026-12-01 is a Tuesday.
const facts: MessageFacts = {
  today: '2026-12-01',
  clock: '09:00',
  calendar: openCalendar(workWeek, []),
  ...{ hasOpenFault: false, faultSolvedOn: null },
  ...{ canBeReminded: true, canBeTexted: false, hasReviewPage: true, acceptedOn: null, isResting: false, isOff: false },
  ...{
    stage: 'planned',
    since: '2026-11-20',
    cutOn: null,
    deliveredOn: null,
    partDelivery: null,
    onTheWay: [],
    isFitted: true,
    handedOverOn: null,
    packs: [],
    drawing: null,
  },
  ...{ instalments: [], payments: [], failures: [], isDisputed: false, isPaying: false, sent: [] },
  ...{ visits: [], choices: [] },
};

const due = (said: Partial<MessageFacts>) =>
  dueMessages({ ...facts, ...said }, messageCodes).map(({ code, channel, about, nth }) =>
    [code, about, nth, ...(channel === 'mail' ? [] : [channel])].join(' '),
  );

const deposit = { number: 1, kind: 'deposit', state: 'due', dueOn: '2026-12-01' } as const;
const balance = { number: 2, kind: 'balance', state: 'due', dueOn: '2026-12-01' } as const;
const aVisit = {
  ...{ id: 'v', ordinal: 1, day: '2026-12-16', sequence: 0, changedOn: '2026-12-01', isCancelled: false },
} as const;
const tomorrow = { day: '2026-12-02', changedOn: '2026-11-20' } as const;
const aChoice = { jobId: 'j', kind: 'fitting', since: '2026-12-01', isAgain: false } as const;
const sent = (code: string, about: string, nth: number, on: string) => ({
  code,
  channel: 'mail' as const,
  about,
  nth,
  on,
});

describe('what is told', () => {
  test.each<[string, Partial<MessageFacts>, readonly string[]]>([
    ['nothing happened', {}, []],
    ['accepted today', { acceptedOn: '2026-12-01' }, ['order-thanks  1']],
    ['a day can be chosen', { choices: [aChoice] }, ['choose-day j 1']],
    ['a day can be chosen of what is held', { choices: [aChoice], isResting: true }, []],
    ['another day is to be chosen', { choices: [{ ...aChoice, isAgain: true }] }, []],
    [
      'a day was not chosen',
      { choices: [{ ...aChoice, since: '2026-11-26' }] },
      ['choose-day-reminder j-2026-11-26 1'],
    ],
    ['booked today', { visits: [aVisit] }, ['visit-booked v 1']],
    ['booked with a day that follows', { visits: [aVisit, { ...aVisit, id: 'w', ordinal: 2 }] }, ['visit-booked v 1']],
    ['moved today', { visits: [{ ...aVisit, sequence: 2 }] }, ['visit-moved v 3']],
    ['moved long ago', { visits: [{ ...aVisit, changedOn: '2026-11-28' }] }, []],
    ['cancelled, of which nobody was told', { visits: [{ ...aVisit, isCancelled: true }] }, []],
    [
      'cancelled, of which they were told',
      {
        visits: [{ ...aVisit, sequence: 1, isCancelled: true }],
        sent: [sent('visit-booked', 'v', 1, '2026-11-30')],
      },
      ['visit-cancelled v 2'],
    ],
    ['the day before, in the morning', { visits: [{ ...aVisit, ...tomorrow }] }, []],
    ['the day before, at four', { clock: '16:00', visits: [{ ...aVisit, ...tomorrow }] }, ['visit-tomorrow v 1']],
    ['two days before, at four', { clock: '16:00', visits: [{ ...aVisit, ...tomorrow, day: '2026-12-03' }] }, []],
    ['a handover pack is made', { packs: [{ about: '1', on: '2026-12-01' }] }, ['handover-pack 1 1']],
    ['one is made late', { packs: [{ about: '1', on: '2026-11-20' }] }, []],
    ['accepted long ago', { acceptedOn: '2026-11-28' }, []],
    ['the deposit is due', { instalments: [deposit] }, ['deposit-due 1 1']],
    ['it is paid', { instalments: [{ ...deposit, state: 'paid' }] }, []],
    ['its payment is on its way', { instalments: [deposit], isPaying: true }, []],
    ['the balance is due, too', { instalments: [deposit, balance] }, ['deposit-due 1 1', 'balance-due 2 1']],
    ['the order is held', { instalments: [deposit], isResting: true }, []],
    ['paid today', { payments: [{ id: 'p', bookedOn: '2026-12-01' }] }, ['payment-received p 1']],
    [
      'not gone through',
      { failures: [{ id: 'a', on: '2026-12-01', amount: money(100, 'EUR') }] },
      ['payment-failed a 1'],
    ],
    ['cut today', { stage: 'making', cutOn: '2026-12-01' }, ['door-making  1']],
    ['cut and made today: only that', { stage: 'made', cutOn: '2026-12-01', since: '2026-12-01' }, ['door-made  1']],
    ['one of two doors is made', { stage: 'planned', cutOn: '2026-12-01' }, ['door-making  1']],
    ['the fitters have set out', { onTheWay: [{ visitId: 'v', on: '2026-12-01' }] }, ['on-the-way v 1']],
    [
      'and the customer takes SMS',
      {
        canBeTexted: true,
        onTheWay: [{ visitId: 'v', on: '2026-12-01' }],
        payments: [{ id: 'p', bookedOn: '2026-12-01' }],
      },
      ['payment-received p 1', 'on-the-way v 1', 'on-the-way v 1 sms'],
    ],
    ['some of the doors have left', { partDelivery: { note: 2, on: '2026-12-01' } }, ['part-delivery 2 1']],
    ['some left long ago', { partDelivery: { note: 1, on: '2026-11-20' } }, []],
    ['they had yesterday', { onTheWay: [{ visitId: 'v', on: '2026-11-30' }] }, []],
    ['delivered today', { stage: 'delivered', deliveredOn: '2026-12-01' }, ['delivered  1']],
    ['and fitted', { stage: 'fitted', deliveredOn: '2026-12-01', handedOverOn: '2026-12-01' }, []],
    [
      'delivered and paid, and nobody fits it',
      { stage: 'done', deliveredOn: '2026-12-01', handedOverOn: '2026-12-01', isFitted: false },
      ['delivered  1'],
    ],
    ['cancelled after the cut', { stage: 'making', cutOn: '2026-12-01', isOff: true }, []],
    ['handed over for 6 days', { stage: 'done', handedOverOn: '2026-11-25' }, []],
    ['for 7 days', { stage: 'done', handedOverOn: '2026-11-24' }, ['review  1']],
    ['and nobody wants to know', { stage: 'done', handedOverOn: '2026-11-24', hasReviewPage: false }, []],
    ['long ago', { stage: 'done', handedOverOn: '2026-10-20' }, []],
    ['with a fault that is open', { stage: 'done', handedOverOn: '2026-11-24', hasOpenFault: true }, []],
    ['once it is solved', { stage: 'done', handedOverOn: '2026-11-24', faultSolvedOn: '2026-11-30' }, ['review  1']],
    ['one that took long', { stage: 'done', handedOverOn: '2026-08-01', faultSolvedOn: '2026-12-01' }, ['review  1']],
    ['solved before the 7 days', { stage: 'done', handedOverOn: '2026-11-25', faultSolvedOn: '2026-11-26' }, []],
    ['solved long ago', { stage: 'done', handedOverOn: '2026-08-01', faultSolvedOn: '2026-11-01' }, []],
  ])('%s: %j', (_, said, told) => expect(due(said)).toEqual(told));

  test('is told once', () => {
    const said = { instalments: [deposit], payments: [{ id: 'p', bookedOn: '2026-12-01' }] };
    expect(
      due({
        ...said,
        sent: [sent('deposit-due', '1', 1, '2026-12-01'), sent('payment-received', 'p', 1, '2026-12-01')],
      }),
    ).toEqual([]);
    expect(due({ ...said, sent: [sent('deposit-due', '2', 1, '2026-12-01')] }), 'another row').toHaveLength(2);
  });
});

describe('a drawing that waits since Tuesday', () => {
  const drawing = { version: 2, madeOn: '2026-12-01', isConfirmed: false };
  const first = sent('drawing-reminder', '2', 1, '2026-12-03');
  const second = sent('drawing-reminder', '2', 2, '2026-12-08');
  test.each([
    ['2026-12-02', [], []],
    ['2026-12-03', [], ['drawing-reminder 2 1']],
    ['2026-12-04', [first], []],
    ['2026-12-07', [first], []],
    ['2026-12-08', [first], ['drawing-reminder 2 2']],
    ['2026-12-20', [first, second], []],
    // The first left late, after a holiday: the second keeps its distance.
    ['2026-12-08', [sent('drawing-reminder', '2', 1, '2026-12-08')], []],
    ['2026-12-03', [sent('drawing-reminder', '1', 1, '2026-11-20')], ['drawing-reminder 2 1']],
  ])('on %s after %j: %j', (today, before, told) => expect(due({ drawing, today, sent: before })).toEqual(told));

  test.each([
    ['2026-12-11', true, false],
    ['2026-12-14', true, true],
    ['2026-12-02', false, true],
  ])('a person asks on %s (can be reminded: %s): %s', (today, canBeReminded, asks) => {
    const asked = unansweredBy({ ...facts, drawing, today, canBeReminded, sent: [first, second] });
    expect(asked).toEqual(asks ? [{ occasion: 'drawing-open', about: '2' }] : []);
  });

  test('is forgotten once it is confirmed', () => {
    const said = { drawing: { ...drawing, isConfirmed: true }, today: '2026-12-14', sent: [first, second] };
    expect([due(said), unansweredBy({ ...facts, ...said })]).toEqual([[], []]);
  });
});

describe('a day that a customer can choose since Thursday 26 November', () => {
  const choice = { ...aChoice, since: '2026-11-26' };
  const reminded = [sent('choose-day-reminder', 'j-2026-11-26', 1, '2026-12-01')];
  test.each<[string, Partial<MessageFacts>, readonly string[]]>([
    ['2026-12-01', { sent: [] }, []],
    ['2026-12-04', {}, []],
    ['2026-12-07', {}, ['fitting-open']],
    ['2026-12-07', { choices: [] }, []],
    ['2026-12-07', { choices: [{ ...choice, kind: 'survey' }] }, []],
    ['2026-12-07', { isResting: true }, []],
    ['2026-11-26', { canBeReminded: false, sent: [] }, ['fitting-open']],
  ])('a person books it on %s with %j: %j', (today, said, asked) => {
    const all = { ...facts, choices: [choice], today, sent: reminded, ...said };
    expect(unansweredBy(all).map(({ occasion }) => occasion)).toEqual(asked);
  });
});

describe('a deposit that is due since 1 December', () => {
  const told = sent('deposit-due', '1', 1, '2026-12-01');
  const reminded = [
    told,
    sent('payment-reminder', '1', 1, '2026-12-08'),
    sent('payment-reminder', '1', 2, '2026-12-15'),
  ];
  test.each([
    ['2026-12-07', 1, []],
    ['2026-12-08', 1, ['payment-reminder 1 1']],
    ['2026-12-14', 2, []],
    ['2026-12-15', 2, ['payment-reminder 1 2']],
    ['2026-12-30', 3, []],
  ])('on %s after %i mails: %j', (today, mails, due_) =>
    expect(due({ instalments: [deposit], today, sent: reminded.slice(0, mails) })).toEqual(due_),
  );

  test.each<[string, Partial<MessageFacts>, readonly string[]]>([
    ['2026-12-18', {}, []],
    ['2026-12-21', {}, ['deposit-owed']],
    ['2026-12-21', { isDisputed: true }, []],
    ['2026-12-21', { instalments: [{ ...deposit, state: 'paid' }] }, []],
    ['2026-12-01', { canBeReminded: false, sent: [] }, ['deposit-owed']],
    ['2027-02-01', { sent: [] }, ['deposit-owed']],
  ])('a person asks on %s with %j: %j', (today, said, asked) => {
    const all = { ...facts, instalments: [deposit], today, sent: reminded, ...said };
    expect(unansweredBy(all).map(({ occasion }) => occasion)).toEqual(asked);
  });

  test('is not reminded of while the bank of its customer wants money back', () => {
    expect(due({ instalments: [deposit], today: '2026-12-08', isDisputed: true })).toEqual([]);
  });

  test('that is due for months is nothing for a machine to remind of', () => {
    expect(due({ instalments: [deposit], today: '2027-02-01' })).toEqual([]);
  });
});

test('an SMS is told once beside its mail, and waits for the morning', () => {
  const said = { canBeTexted: true, onTheWay: [{ visitId: 'v', on: '2026-12-01' }] };
  const mailed = sent('on-the-way', 'v', 1, '2026-12-01');
  expect(due({ ...said, sent: [mailed] })).toEqual(['on-the-way v 1 sms']);
  expect(due({ ...said, sent: [mailed, { ...mailed, channel: 'sms' }] })).toEqual([]);
  expect(isDisturbing({ code: 'on-the-way', channel: 'mail' })).toBe(false);
  expect(isDisturbing({ code: 'on-the-way', channel: 'sms' })).toBe(true);
});

test('reminders and reviews keep the quiet hours and can be done without; what answers somebody goes at once', () => {
  const quiet = messageCodes.filter((code) => messageRule(code).isQuiet);
  expect(quiet).toEqual(['drawing-reminder', 'payment-reminder', 'choose-day-reminder', 'visit-tomorrow', 'review']);
  // What is booked always goes, by day alone where it waited for its hour.
  expect(messageCodes.filter((code) => messageRule(code).topic !== null)).toEqual(
    quiet.filter((code) => code !== 'visit-tomorrow'),
  );
  expect(messageCodes.filter((code) => messageRule(code).waitMinutes === 0)).toEqual([
    ...[
      'order-thanks',
      'drawing-ready',
      'drawing-reminder',
      'payment-reminder',
      'payment-received',
      'payment-failed',
      ...['choose-day-reminder', 'visit-booked', 'visit-moved', 'visit-cancelled', 'visit-tomorrow'],
      'on-the-way',
      'part-delivery',
      'handover-pack',
      'message',
      'fault-received',
      'fault-answer',
      'review',
    ],
  ]);
  expect(messagesBegunBy('make')).toEqual(['deposit-due', 'stage-due', 'balance-due', 'door-made']);
});
