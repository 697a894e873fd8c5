import { createHash, randomUUID } from 'node:crypto';
import { codeOf } from '@door/api/testing/a-test-api';
import { callByPath, callsOf } from '@door/api/testing/call-by-path';
import { installerRouter } from '@door/api/routers';
import { dayIn } from '@door/domain/lib/calendar-day';
import { isOpen, openCalendar, plusOpen, workWeek } from '@door/domain/lib/open-days';
import { money } from '@door/domain/selling/pricing/money';
import { holdMinutes } from '@door/domain/selling/visit/customer-visit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asClient, rowsOf } from './db/database.ts';
import { confirmOrders } from './testing/accepted-orders.ts';
import { addAccount, callContext, testClient } from './testing/call-context.ts';
import { expectOneEffect } from './testing/effect-of-calls.ts';
import { databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';
import { customerOf, visitCalls } from './testing/visitors-of-orders.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000da';
const bookers = 20;
const rounds = 50;
const publicRounds = 50;
const calendar = openCalendar(workWeek, []);

async function anOffice(kind: (typeof databasesHere)[number]) {
  const server = await openTestServer(kind);
  await addAccount(server, { id: userId, role: 'fabricator' });
  return {
    server,
    office: installerRouter.createCaller(callContext(server, { caller: { role: 'fabricator', userId } })),
    admin: installerRouter.createCaller(callContext(server, { caller: { role: 'admin', userId } })),
  };
}

/** Orders of a door each, which the works accept and fitters fit. */
async function acceptFitted(office: Awaited<ReturnType<typeof anOffice>>['office'], server: TestServer, count: number) {
  const ids = await confirmOrders(office, server, count, { Email: 'ada@example.com' });
  for (const Id of ids) {
    await server.transactions.run(testClient, async ({ orders }) => {
      const stored = await orders.load(Id);
      if (!stored) throw new Error('There is no such order.');
      const fitting = { id: randomUUID(), kind: 'fitting', text: 'Fitting', follows: [], quantity: 1 } as const;
      const charges = [{ ...fitting, unit: money(28_000, 'EUR'), costOfGoods: null }];
      await orders.save({ ...stored, order: { ...stored.order, charges } });
    });
    await office.order.accept({ Id, CreditChecked: true });
  }
  return ids;
}

describe.each(databasesHere)('JOURNEY 13, law 3, on the %s database', (kind) => {
  let server: TestServer;
  let office: Awaited<ReturnType<typeof anOffice>>['office'];
  beforeAll(async () => ({ server, office } = await anOffice(kind)));
  afterAll(() => server[Symbol.asyncDispose]());

  /** Every two bookings of a resource that overlap, without the rule that forbids it. */
  const overlaps = () =>
    asClient(server.database, testClient, async (queries) =>
      rowsOf(
        await queries.execute(sql`
          select one.id from resource_booking one join resource_booking other
            on one.client_id = other.client_id and one.resource_id = other.resource_id
            and (one.id, one.resource_id) <> (other.id, other.resource_id)
            and lower(one.span) < upper(other.span) and lower(other.span) < upper(one.span)`),
      ),
    );

  test(`${String(bookers)} who want one time: one has it, the others are told so, and nobody is in two places`, {
    timeout: 900_000,
  }, async () => {
    await acceptFitted(office, server, bookers);
    const { Jobs } = await office.diary.toBook();
    expect(Jobs).toHaveLength(bookers);
    const { Teams } = await office.diary.resources();
    const from =
      Jobs.map(({ Promised }) => Promised ?? '')
        .toSorted()
        .at(-1) ?? '';
    expect(isOpen(from, calendar)).toBe(true);
    let day = from;
    for (let round = 0; round < rounds; round += 1) {
      const TeamId = Teams[round % Teams.length]?.Id ?? '';
      if (round % Teams.length === 0) day = plusOpen(day, 1, calendar);
      const codes = await Promise.all(
        Jobs.map(({ Id }) => codeOf(office.diary.book({ Id, TeamId, Day: day, Start: '08:00' }))),
      );
      expect(codes.toSorted()).toEqual([...Array.from({ length: bookers - 1 }, () => 'CONFLICT'), 'accepted']);
      const { Visits } = await office.diary.days({ From: day, Days: 1 });
      const winner = Visits.find((visit) => visit.TeamId === TeamId)?.Job.Id ?? '';
      await office.diary.dropBack({ Id: winner, Reason: 'Weather' });
      // What stays booked is in the way of the rounds that follow.
      if (round % 10 === 9) await office.diary.book({ Id: winner, TeamId, Day: day, Start: '08:00' });
      if (round % 10 === 9) await office.diary.dropBack({ Id: winner, Reason: 'Weather' });
    }
    expect(await overlaps()).toEqual([]);
  });

  test(`${String(bookers)} customers who want one time: as many hold it as there are teams, and what ends is free`, {
    timeout: 900_000,
  }, async () => {
    let ahead = 0;
    const clock = { now: () => new Date(Date.now() + ahead) };
    const customers: Awaited<ReturnType<typeof customerOf>>[] = [];
    for (const id of await acceptFitted(office, server, bookers)) customers.push(await customerOf(server, id, clock));
    const slotsOf = async ({ calls, Token }: (typeof customers)[number]) =>
      (await calls.fittingSlots({ Token })).Visits[0]?.Slots ?? [];
    for (let round = 0; round < publicRounds; round += 1) {
      const [first] = customers.splice(0, 1);
      if (!first) throw new Error('Nobody is left.');
      customers.push(first);
      const slots = await slotsOf(first);
      const { Start = '' } = slots[round % slots.length] ?? {};
      const all = customers.toSorted(() => (round % 2) - 0.5);
      const held = await Promise.all(
        all.map(async (customer) => ({
          customer,
          code: await codeOf(customer.calls.holdSlot({ ...customer.sent(), Start })),
        })),
      );
      const winners = held.filter(({ code }) => code === 'accepted').map(({ customer }) => customer);
      expect(new Set(held.map(({ code }) => code))).toEqual(new Set(['CONFLICT', 'accepted']));
      expect(winners.length).toBeLessThanOrEqual(2);
      expect((await slotsOf(first)).map((slot) => slot.Start).includes(Start)).toBe(winners.includes(first));
      const [winner] = winners;
      if (round % 3 === 0) await winner?.calls.bookSlot(winner.sent());
      ahead += holdMinutes * 60_000;
      // What nobody has booked is free for whoever is offered it.
      const last = customers.find((customer) => !winners.includes(customer)) ?? first;
      for (const slot of (await slotsOf(last)).slice(0, 3))
        expect(await codeOf(last.calls.holdSlot({ ...last.sent(), Start: slot.Start }))).toBe('accepted');
      ahead += holdMinutes * 60_000;
      const { Visits } = await office.diary.days({ From: Start.slice(0, 10), Days: 1 });
      const booked = Visits.find(({ Job }) => Job.State === 'Booked');
      if (booked) await office.diary.dropBack({ Id: booked.Job.Id, Reason: 'Weather' });
    }
    expect(await overlaps()).toEqual([]);
  });
});

describe('mutations about the diary', () => {
  let server: TestServer;
  let office: Awaited<ReturnType<typeof anOffice>>['office'];
  let admin: typeof office;
  let days = 0;
  // The embedded database runs one transaction after the other: what runs at once is tried where it does.
  beforeAll(async () => ({ server, office, admin } = await anOffice(databasesHere.at(-1) ?? 'embedded')));
  afterAll(() => server[Symbol.asyncDispose]());

  /** A job of a new order, and a place for it on a day of its own. */
  async function aPlace() {
    await acceptFitted(office, server, 1);
    const job = (await office.diary.toBook()).Jobs.at(-1);
    const { Teams } = await office.diary.resources();
    days += 1;
    const Day = plusOpen(job?.Promised ?? dayIn(new Date(), 'Europe/Dublin'), days, calendar);
    return { Id: job?.Id ?? '', TeamId: Teams[0]?.Id ?? '', Day, Start: '08:00' };
  }
  async function booked() {
    const place = await aPlace();
    const { LastUpdated } = await office.diary.book(place);
    return { place, sent: { Id: place.Id, LastUpdated } };
  }
  const aWeber = async () => (await office.diary.resources()).Resources.find(({ Name }) => Name === 'Weber')?.Id ?? '';

  const clock = { now: () => new Date() };
  let customer: Awaited<ReturnType<typeof customerOf>>;
  /** A time that is held by the customer of a new order. */
  async function held(isBooked = false) {
    const [id = ''] = await acceptFitted(office, server, 1);
    customer = await customerOf(server, id, clock);
    const { calls, Token, sent } = customer;
    const hold = async () => {
      const Start = (await calls.fittingSlots({ Token })).Visits[0]?.Slots.at(-1)?.Start ?? '';
      return { ...sent(), Start };
    };
    if (!isBooked) return hold();
    await calls.holdSlot(await hold());
    await calls.bookSlot(sent());
    return hold();
  }

  /** For each mutation a message that it takes, about something new. */
  const messages: Readonly<Record<string, () => Promise<object>>> = {
    'diary.addAbsence': async () => {
      const { Day } = await aPlace();
      return { Id: randomUUID(), ResourceIds: [await aWeber()], FirstDay: Day, LastDay: Day, Reason: 'Holiday' };
    },
    'diary.book': aPlace,
    'diary.dropBack': async () => ({ ...(await booked()).sent, Reason: 'Weather' }),
    'diary.endAbsence': async () => {
      const { Day } = await aPlace();
      const Id = randomUUID();
      await office.diary.weather({ Id, ResourceIds: [await aWeber()], Day });
      return { Id };
    },
    'diary.rebook': async () => {
      const { place } = await booked();
      days += 1;
      return { ...place, Day: plusOpen(place.Day, 40, calendar), Reason: 'Asked for' };
    },
    'diary.swap': async () => {
      const [one, other] = [await booked(), await booked()];
      return { ...one.sent, WithId: other.sent.Id, Reason: 'Nearer' };
    },
    'diary.updateResource': async () => ({
      ...{ Id: randomUUID(), Kind: 'person', Name: randomUUID(), Skills: ['fit'] },
      Works: [{ Weekday: 1, From: '08:00', To: '16:30' }],
    }),
    'diary.updateTeam': async () => ({ Id: randomUUID(), Name: randomUUID(), Members: [await aWeber()] }),
    'diary.createFeed': async () => ({ Id: randomUUID(), ResourceId: await aWeber(), NamesCustomers: true }),
    'diary.revokeFeed': async () => {
      const Id = randomUUID();
      await office.diary.createFeed({ Id, ResourceId: await aWeber() });
      return { Id };
    },
    'diary.weather': async () => ({ Id: randomUUID(), ResourceIds: [await aWeber()], Day: (await aPlace()).Day }),
    bookSlot: async () => {
      const message = await held();
      await customer.calls.holdSlot(message);
      return customer.sent();
    },
    holdSlot: () => held(),
    rebook: async () => {
      const message = await held(true);
      await customer.calls.holdSlot(message);
      return customer.sent();
    },
  };

  test('each has its message here', () => {
    const ours = callsOf('installer').filter(({ kind, path }) => kind === 'mutation' && path.startsWith('diary.'));
    expect(Object.keys(messages).toSorted()).toEqual([...ours.map(({ path }) => path), ...visitCalls].toSorted());
  });

  test.each(Object.entries(messages))(
    '%s: ten at once and one later have one answer and one effect',
    (path, aMessage) =>
      expectOneEffect(server, {
        aMessage,
        send: (message) => callByPath(visitCalls.includes(path) ? customer.calls : office, path, message),
      }),
  );

  /** A visit of whoever calls, of whom nothing is asked before a handover. */
  async function aVisit() {
    const { Version } = await admin.settings.getSettings();
    await admin.settings.updateFitting({ Version, Checklist: [], RequiredPhotos: [], Guarantee: [] });
    const { Resources } = await office.diary.resources();
    const nolan = Resources.find(({ Name }) => Name === 'Nolan');
    if (!nolan) throw new Error('The demo has a fitter Nolan.');
    await office.diary.updateResource({ ...nolan, Works: [...nolan.Works], AccountId: userId });
    const { place } = await booked();
    const { Visits } = await office.diary.days({ From: place.Day, Days: 1 });
    return Visits.find(({ Job }) => Job.Id === place.Id)?.Id ?? '';
  }

  const orderOf = (VisitId: string) =>
    server.transactions.run(testClient, async ({ diary, orders }) => {
      const [visit] = await diary.bookings({ visits: [VisitId] });
      const [job] = await diary.jobs({ ids: [visit?.jobId ?? ''] });
      const [sold] = await orders.find([job?.orderId ?? '']);
      return sold;
    });

  test('fitting.record: of ten at once and one later one is taken, and the others are known', async () => {
    const arrived = { Id: randomUUID(), Kind: 'arrived' as const, DeviceAt: new Date().toISOString() };
    const message = { VisitId: await aVisit(), Events: [arrived] };
    const answers = await Promise.all(Array.from({ length: 10 }, () => office.fitting.record(message)));
    answers.push(await office.fitting.record(message));
    const outcomes = answers.map(({ Results: [result] }) => result?.As);
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 10 }, () => 'known'), 'taken']);
  });

  test('fitting.handOver: ten at once and one later have one answer and one effect', async () => {
    const Text = 'One door is handed over.';
    const Hash = createHash('sha256').update(Text).digest('hex');
    await expectOneEffect(server, {
      aMessage: async () => {
        const VisitId = await aVisit();
        const Doors = ((await orderOf(VisitId))?.order.lines ?? []).map(({ id }) => ({ LineId: id, Unit: 1 }));
        const Signed = { Name: 'Mary', Strokes: [[[1, 2]]], Text, Hash };
        return { Id: randomUUID(), VisitId, Doors, Signed, DeviceAt: new Date().toISOString() };
      },
      send: (message) => callByPath(office, 'fitting.handOver', message),
    });
  });

  test('fitting.saveSurvey: ten at once and one later have one answer and one effect', async () => {
    await expectOneEffect(server, {
      aMessage: async () => {
        const VisitId = await aVisit();
        const [line] = (await orderOf(VisitId))?.order.lines ?? [];
        const LineId = line?.id ?? '';
        const { Survey, Version } = await office.item.getSurvey(line?.itemId ?? '');
        return { VisitId, LineId, Survey: { ...Survey, Notes: `Steps ${randomUUID()}` }, Version };
      },
      send: (message) => callByPath(office, 'fitting.saveSurvey', message),
    });
  });

  test('fitting.takeCash: ten at once and one later have one answer and one effect', async () => {
    const me = (await admin.user.list()).People.find((person) => person.UserId === userId);
    if (!me) throw new Error('Nobody calls.');
    const { UserId, LastUpdated, Name, Role, MaxDiscount } = me;
    await admin.user.updateUser({ UserId, LastUpdated, Name, Role, MaxDiscount, MayTakeCash: true });
    await expectOneEffect(server, {
      aMessage: async () => ({ Id: randomUUID(), VisitId: await aVisit(), Amount: '10.00' }),
      send: (message) => callByPath(office, 'fitting.takeCash', message),
    });
  });
});
