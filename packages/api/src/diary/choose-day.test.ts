import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { quoteId, tokenIn } from '../testing/a-sent-quote.ts';
import { soldOrderId as OrderId } from '../testing/a-sold-order.ts';
import { codeOf } from '../testing/a-test-api.ts';
import { anAcceptedOrder } from '../testing/an-accepted-order.ts';
import { messagesOfHour } from '../message/messages-of-hour.ts';
import { withCode } from '../testing/page-code.ts';

// Today is Saturday 21 November 2026; the door is fitted from Tuesday 15 December on, in the week that is promised.

const minute = 60_000;

async function aCustomer() {
  const accepted = await anAcceptedOrder();
  const { api, job } = accepted;
  const Token = tokenIn((await api.installer().quote.createOfferLink({ Id: quoteId })).OfferUrl);
  await withCode(api, Token);
  const sent = () => ({ Token, VisitOf: job.Id, Id: randomUUID() });
  const { visitor } = api;
  return {
    ...accepted,
    Token,
    sent,
    slots: async () => (await visitor().fittingSlots({ Token })).Visits[0],
    hold: (Start: string) => visitor().holdSlot({ ...sent(), Start }),
    book: () => visitor().bookSlot(sent()),
    rebook: () => visitor().rebook(sent()),
    visits: async () => {
      const order = await visitor().getMyOrder({ Token });
      return order.IsUnchanged ? null : order.Visits;
    },
  };
}

const sentenceOf = (asked: Promise<unknown>) =>
  asked.then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

const [tuesday, tuesdayNoon, wednesday] = [
  '2026-12-15T08:00:00.000Z',
  '2026-12-15T12:30:00.000Z',
  '2026-12-16T08:00:00.000Z',
];

describe('a customer chooses a day', () => {
  test('they see when somebody arrives, and nothing of who is free', async () => {
    const { slots, visits, api } = await aCustomer();
    const offered = await slots();
    expect(offered).toMatchObject({ Kind: 'fitting' });
    expect(offered?.Slots.slice(0, 3)).toEqual([
      { Start: tuesday, Day: '2026-12-15', From: '08:00', Until: '09:00', Days: 1 },
      { Start: tuesdayNoon, Day: '2026-12-15', From: '12:30', Until: '13:30', Days: 1 },
      { Start: wednesday, Day: '2026-12-16', From: '08:00', Until: '09:00', Days: 1 },
    ]);
    expect(JSON.stringify(offered)).not.toMatch(/Nolan|Byrne|Costa|Team/);
    expect(await visits()).toMatchObject([{ State: 'To book', CanChoose: true, CanChange: false, Days: [] }]);
    api.controls.device = '';
    expect(await visits()).toBeNull();
  });

  test('who wants no reminders is asked by a person, until a day is booked', async () => {
    const { api, hold, book, Token } = await aCustomer();
    await api.visitor().setReminders({ Token, Reminders: false, Reviews: true });
    const tasks = async () => (await api.rows('task')).flatMap(({ rule, state }) => (rule === 'book-fit' ? state : []));
    expect(await tasks()).toEqual([]);
    await messagesOfHour(api.context(-1022, null), api.clientId);
    await messagesOfHour(api.context(-1022, null), api.clientId);
    expect(await tasks()).toEqual(['Open']);
    await hold(wednesday);
    expect(await tasks(), 'what is only held is not booked').toEqual(['Open']);
    await book();
    expect(await tasks()).toEqual(['Done']);
  });

  test('what they hold is kept through a reload, and booked it stands on their page and in the diary', async () => {
    const { api, hold, book, visits, diary } = await aCustomer();
    const { KeptUntil } = await hold(wednesday);
    expect((await visits())?.[0]?.Held).toMatchObject({ Start: wednesday, KeptUntil });
    expect((await diary.days({ From: '2026-12-14', Days: 7 })).Visits).toMatchObject([{ HeldUntil: KeptUntil }]);
    const { Visits } = await book();
    expect(Visits).toEqual(await visits());
    expect(Visits).toMatchObject([
      {
        State: 'Booked',
        Days: [{ Day: '2026-12-16', From: '08:00', Until: '09:00' }],
        Who: ['Byrne', 'Nolan'],
        CanChoose: false,
        CanChange: true,
        ChangeUntil: { Day: '2026-12-14', Clock: '12:00' },
      },
    ]);
    expect((await diary.days({ From: '2026-12-14', Days: 7 })).Visits).toMatchObject([{ HeldUntil: null }]);
    const { History } = await api.installer().order.getOrderById(OrderId);
    expect(History.find(({ Kind }) => Kind === 'visit')).toMatchObject({ Reason: 'By the customer', Who: null });
  });

  test('each call that is sent twice has one effect and one answer', async () => {
    const { api, sent, visits } = await aCustomer();
    const held = { ...sent(), Start: wednesday };
    const first = await api.visitor().holdSlot(held);
    api.controls.now += minute;
    expect(await api.visitor().holdSlot(held)).toEqual(first);
    const booked = sent();
    const answer = await api.visitor().bookSlot(booked);
    expect(await api.visitor().bookSlot(booked)).toEqual(answer);
    expect((await visits())?.[0]?.Held).toBeNull();
    await api.visitor().holdSlot({ ...sent(), Start: tuesday });
    const moved = sent();
    const after = await api.visitor().rebook(moved);
    expect(await api.visitor().rebook(moved)).toEqual(after);
    const fittings = (await api.rows('job', -1022)).filter(({ kind }) => kind === 'fitting');
    expect(fittings.map(({ moves }) => moves)).toEqual([1]);
    expect((await api.rows('visit', -1022)).map(({ sequence, isCancelled }) => [sequence, isCancelled])).toEqual([
      [1, false],
    ]);
  });

  test('another time takes the place of the one that was held', async () => {
    const { api, hold } = await aCustomer();
    await hold(tuesday);
    await hold(wednesday);
    const { Visits } = await api.installer().diary.days({ From: '2026-12-14', Days: 7 });
    expect(Visits.map(({ Day }) => Day)).toEqual(['2026-12-16']);
  });

  test('JOURNEY 14, example 18: a hold lasts a quarter of an hour, and then the time is free', async () => {
    const { api, hold, book, diary, at } = await aCustomer();
    await hold(wednesday);
    api.controls.now += 15 * minute - 1;
    const [visit] = (await diary.days({ From: '2026-12-14', Days: 7 })).Visits;
    expect(visit?.HeldUntil).not.toBeNull();
    api.controls.now += 1;
    expect(await codeOf(book())).toBe('CONFLICT');
    expect(await sentenceOf(book())).toContain('a quarter of an hour');
    await hold(wednesday);
    expect((await book()).Visits).toMatchObject([{ State: 'Booked' }]);
    expect(await codeOf(diary.book(at('2026-12-16')))).toBe('CONFLICT');
  });

  test('who comes second is told the next three times, and no name', async () => {
    const { api, hold, resource, diary } = await aCustomer();
    for (const [name, Id] of [
      ['Nolan', '5a1f4c1e-0000-4000-8000-0000000000a1'],
      ['Costa', '5a1f4c1e-0000-4000-8000-0000000000a2'],
    ] as const)
      await diary.addAbsence({
        ...{ Id, ResourceIds: [resource(name)], FirstDay: '2026-12-16', LastDay: '2026-12-16', Reason: 'Ill' },
        ...{ From: '08:00', To: '10:00' },
      });
    const sentence = await sentenceOf(hold(wednesday));
    expect(await codeOf(hold(wednesday))).toBe('CONFLICT');
    expect(sentence).toBe(
      'Somebody has just taken that time. Free next: Tuesday 15 December 2026, arriving 08:00–09:00; Tuesday 15 December 2026, arriving 12:30–13:30; Wednesday 16 December 2026, arriving 12:30–13:30.',
    );
    expect(await api.rows('visit', -1022)).toEqual([]);
  });

  test.each([
    ['in the past', '2026-11-20T08:00:00.000Z'],
    ['before the door is there', '2026-12-14T08:00:00.000Z'],
    ['off the grid', '2026-12-16T09:00:00.000Z'],
    ['between two minutes', '2026-12-16T08:00:01.000Z'],
    ['on a Saturday', '2026-12-19T08:00:00.000Z'],
    ['on a Friday afternoon, which is too short', '2026-12-18T12:30:00.000Z'],
    ['months ahead', '2027-06-16T07:00:00.000Z'],
  ])('%s nothing is held', async (_, start) => {
    const { hold } = await aCustomer();
    expect(await codeOf(hold(start))).toBe('BAD_REQUEST');
  });

  test('law 12: whatever is offered is accepted', async () => {
    const { hold, slots } = await aCustomer();
    for (const { Start } of (await slots())?.Slots ?? []) expect(await codeOf(hold(Start)), Start).toBe('accepted');
  });

  test('whoever has the link alone learns nothing, and nobody reaches the visit of another order', async () => {
    const { api, Token, sent, hold, book, rebook } = await aCustomer();
    const other = { ...sent(), VisitOf: randomUUID() };
    expect(await codeOf(api.visitor().holdSlot({ ...other, Start: tuesday }))).toBe('NOT_FOUND');
    expect(await codeOf(api.visitor().bookSlot(other))).toBe('NOT_FOUND');
    api.controls.device = '';
    for (const call of [hold(tuesday), book(), rebook(), api.visitor().fittingSlots({ Token })])
      expect(await codeOf(call)).toBe('PRECONDITION_FAILED');
  });

  test('doors that are held have no day to choose', async () => {
    const { api, visits, slots, hold } = await aCustomer();
    await api.fabricator().order.hold({ Id: OrderId, Reason: 'Not paid' });
    expect(await visits()).toMatchObject([{ CanChoose: false }]);
    expect((await slots())?.Slots).toEqual([]);
    expect(await codeOf(hold(tuesday))).toBe('BAD_REQUEST');
    await api.installer().order.cancel({ Id: OrderId, Reason: 'Moved house' });
    expect(await visits()).toEqual([]);
  });
});

describe('a customer changes the day', () => {
  test('until noon two open days before', async () => {
    const { api, hold, book, rebook, slots, visits } = await aCustomer();
    await hold(wednesday);
    await book();
    api.controls.now = Date.parse('2026-12-14T11:59:00.000Z');
    expect((await slots())?.Slots.map(({ Start }) => Start)).not.toContain(wednesday);
    await hold('2026-12-17T08:00:00.000Z');
    expect((await rebook()).Visits).toMatchObject([{ State: 'Booked', Days: [{ Day: '2026-12-17' }] }]);
    api.controls.now = Date.parse('2026-12-15T12:00:00.000Z');
    expect(await visits()).toMatchObject([{ CanChange: false, ChangeUntil: { Day: '2026-12-15', Clock: '12:00' } }]);
    expect(await codeOf(hold('2026-12-21T08:00:00.000Z'))).toBe('CONFLICT');
    expect(await sentenceOf(rebook())).toContain('until 15 December 2026, 12:00');
    expect(await slots()).toBeUndefined();
  });

  test('three times', async () => {
    const { hold, book, rebook } = await aCustomer();
    await hold(wednesday);
    await book();
    for (const start of [tuesday, wednesday, '2026-12-17T08:00:00.000Z']) {
      await hold(start);
      await rebook();
    }
    expect(await codeOf(hold(tuesday))).toBe('CONFLICT');
    expect(await codeOf(rebook())).toBe('CONFLICT');
  });

  test('what is booked stays booked until the other time is', async () => {
    const { api, hold, book, rebook } = await aCustomer();
    await hold(wednesday);
    await book();
    expect(await codeOf(book())).toBe('CONFLICT');
    await hold(tuesday);
    api.controls.now += 15 * minute;
    expect(await codeOf(rebook())).toBe('CONFLICT');
    const { Visits } = await api.installer().diary.days({ From: '2026-12-14', Days: 7 });
    expect(Visits.map(({ Day, HeldUntil }) => [Day, HeldUntil])).toEqual([['2026-12-16', null]]);
  });
});
