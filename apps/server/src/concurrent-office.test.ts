import { randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import type { Transactions } from '@door/api/ports/stores';
import { codeOf } from '@door/api/testing/a-test-api';
import { fakeBlobs } from '@door/api/testing/fake-blobs';
import { clientId } from '@door/domain/door/model/ids';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountsOf } from './login/accounts.ts';
import { aGate, someoneWaits } from './testing/a-gate.ts';
import { addAccount, callContext, testClient } from './testing/call-context.ts';
import { databasesHere, type TestServer, openTestServer } from './testing/open-test-server.ts';

const people = ['0192b1a0-0000-7000-8000-000000000001', '0192b1a0-0000-7000-8000-000000000002'] as const;
type Who = 0 | 1;
const who = fc.constantFrom<Who>(0, 1);

/** Two people of one supplier make random calls at the same time, on a real database. */
describe.each(databasesHere)('concurrent office calls of two people, on the %s database', (kind) => {
  let server: TestServer;
  const blobs = fakeBlobs();
  const caller = (at: Who) =>
    installerRouter.createCaller(callContext(server, { caller: { role: 'installer', userId: people[at] }, blobs }));

  beforeAll(async () => {
    server = await openTestServer(kind);
    for (const id of people) await addAccount(server, { id, role: 'installer' });
  });
  afterAll(() => server[Symbol.asyncDispose]());
  beforeEach(() => server.deleteItems());

  async function aQuoteToSend() {
    const [Id, CustomerId] = [randomUUID(), randomUUID()];
    await caller(0).customer.create({ Id: CustomerId, Name: 'Mary Byrne', Email: 'mary@example.com' });
    const { Id: door } = await caller(0).createItemFromTemplate({ ItemId: 'single-door' });
    return caller(0).quote.create({ Id, CustomerId, ItemIds: [door] });
  }

  async function anEnquiry() {
    const { Id } = await caller(0).createItemFromTemplate({ ItemId: 'single-door' });
    const { EnquiryId } = await caller(0).submitEnquiry({ ItemId: Id, Name: 'Ada Moor', Email: 'ada@example.com' });
    const [task] = (await caller(0).enquiry.open(EnquiryId)).Tasks;
    return { Id, EnquiryId, taskId: task?.Id ?? '' };
  }

  test('of two admins who disable each other at once, one stays', async () => {
    const admins = [randomUUID(), randomUUID()] as const;
    for (const id of admins) {
      await addAccount(server, { id, role: 'admin' });
      await accountsOf(server.database).noteUse({ id, clientId: testClient }, new Date());
    }
    const disables = (by: Who, whom: Who) =>
      installerRouter
        .createCaller(callContext(server, { caller: { role: 'admin', userId: admins[by] }, blobs }))
        .user.disable({ UserId: admins[whom] });
    const codes = await Promise.all([codeOf(disables(0, 1)), codeOf(disables(1, 0))]);
    expect(codes.toSorted()).toEqual(['CONFLICT', 'accepted']);
  });

  test('a withdrawn invitation frees its address, of the own supplier’s only', async () => {
    const [admin, Id] = [randomUUID(), randomUUID()];
    await addAccount(server, { id: admin, role: 'admin' });
    const { user } = installerRouter.createCaller(
      callContext(server, { caller: { role: 'admin', userId: admin }, blobs }),
    );
    const moira = { Id, Email: `${Id}@example.com`, Name: 'Moira', Role: 'installer', MaxDiscount: null } as const;
    const accounts = accountsOf(server.database);
    await user.invite(moira);
    await server.transactions.run(clientId(-1023), ({ people }) => people.remove(Id));
    expect(await accounts.byEmail(moira.Email)).toMatchObject({ id: Id });
    await user.withdrawInvitation({ UserId: Id });
    expect(await accounts.byEmail(moira.Email)).toBeUndefined();
    expect(await user.invite(moira)).toMatchObject({ UserId: Id });
  });

  test('an id that is an account of another supplier already becomes no second account', async () => {
    const [admin, Id] = [randomUUID(), randomUUID()];
    await addAccount(server, { id: admin, role: 'admin' });
    const foreign = { id: Id, clientId: clientId(-1023), email: `${Id}@elsewhere.example.com`, name: null } as const;
    const accounts = accountsOf(server.database);
    await accounts.add({ ...foreign, role: 'admin', passwordHash: null, createdAt: new Date() });
    const office = installerRouter.createCaller(
      callContext(server, { caller: { role: 'admin', userId: admin }, blobs }),
    );
    const Email = `${Id}@example.com`;
    const invited = office.user.invite({ Id, Email, Name: 'Moira Byrne', Role: 'installer', MaxDiscount: null });
    expect(await codeOf(invited)).toBe('CONFLICT');
    expect(await accounts.byEmail(Email)).toBeUndefined();
    expect(await accounts.bySubject(Id)).toMatchObject({ clientId: -1023 });
  });

  test('a call sent several times at once makes one copy, or one task', async () => {
    const { Id: ItemId } = await caller(0).createItemFromTemplate({ ItemId: 'single-door' });
    const [Attempt, Id] = [randomUUID(), randomUUID()];
    const four = <Answer>(send: () => Promise<Answer>) => Promise.all([1, 2, 3, 4].map(send));
    const copies = await four(() => caller(0).item.copy({ ItemId, Attempt }));
    const tasks = await four(() => caller(0).task.add({ Id, What: 'Call back', Due: '2026-11-23' }));
    expect([copies, tasks].map((answers) => new Set(answers.map((answer) => answer.Id)).size)).toEqual([1, 1]);
    expect((await caller(0).item.list({})).Items).toHaveLength(2);
    expect(await caller(0).item.getHistory(copies[0]?.Id ?? '')).toHaveLength(1);
    expect((await caller(0).task.list({ Of: 'mine' })).Tasks).toHaveLength(1);
  });

  test('a quote and an order that are asked for ten times at once are made once', async () => {
    const CustomerId = randomUUID();
    await caller(0).customer.create({ Id: CustomerId, Name: 'Mary Byrne', Email: 'mary@example.com' });
    const { Id: door } = await caller(0).createItemFromTemplate({ ItemId: 'single-door' });
    const [Id, ItemIds] = [randomUUID(), [door]];
    const tenTimes = (call: () => Promise<{ readonly Number: string }>) =>
      Promise.all(Array.from({ length: 10 }, call));
    const quotes = await tenTimes(() => caller(0).quote.create({ Id, CustomerId, ItemIds }));
    const orders = await tenTimes(() => caller(0).order.create({ Id, CustomerId, ItemIds }));
    for (const made of [quotes, orders]) expect(new Set(made.map(({ Number }) => Number)).size).toBe(1);
  });

  test.skipIf(kind === 'embedded')(
    'of three messages that make one quote none waits for another that waits for it, in the worst order',
    async () => {
      const { Id: door } = await caller(0).createItemFromTemplate({ ItemId: 'single-door' });
      const message = { Id: randomUUID(), ItemIds: [door] };
      const [looked, drawing] = [aGate(), aGate()];
      const run: Transactions['run'] = (client, work) =>
        server.transactions.run(client, (stores) =>
          work({
            ...stores,
            quotes: { ...stores.quotes, claim: (id) => stores.quotes.claim(id).finally(looked.pass) },
            numbers: { ...stores.numbers, draw: (of) => drawing.pass().then(() => stores.numbers.draw(of)) },
          }),
        );
      const slow = {
        ...callContext(server, { caller: { role: 'installer', userId: people[0] }, blobs }),
        transactions: { run },
      };
      const answers: Promise<{ readonly Number: string }>[] = [];
      const send = async (sent: Promise<{ readonly Number: string }>) => {
        answers.push(sent);
        sent.catch(() => undefined);
        await Promise.race([sent, someoneWaits(server)]);
      };
      // It has looked for the quote and found none when another message makes it.
      answers.push(installerRouter.createCaller(slow).quote.create(message));
      await looked.reached;
      await send(caller(0).quote.create(message));
      // It has what it locks before the number when a third message asks for the quote.
      looked.open();
      await drawing.reached;
      await send(caller(0).quote.create(message));
      drawing.open();
      expect(new Set((await Promise.all(answers)).map(({ Number }) => Number)).size).toBe(1);
    },
  );

  test('a quote that is made several times at once is one, with one copy of its door; of two changes one holds', async () => {
    const { Id: ItemId } = await caller(0).createItemFromTemplate({ ItemId: 'single-door' });
    const Id = randomUUID();
    const made = await Promise.all(
      [0, 1, 0, 1].map((at) => caller(at === 0 ? 0 : 1).quote.create({ Id, ItemIds: [ItemId] })),
    );
    expect(new Set(made.map(({ Number, Lines }) => `${Number} ${Lines[0]?.ItemId ?? ''}`)).size).toBe(1);
    expect((await caller(0).item.list({})).Items).toHaveLength(2);
    const LastUpdated = made[0]?.LastUpdated ?? '';
    const note = (at: Who) =>
      codeOf(caller(at).quote.updateDetails({ Id, LastUpdated, Note: `Note of ${String(at)}` }));
    expect((await Promise.all([note(0), note(1)])).toSorted()).toEqual(['CONFLICT', 'accepted']);
  });

  test('a draft that two people send at once is sent once; whoever repeats the message is answered the same', async () => {
    const quote = await aQuoteToSend();
    const message = { Id: quote.Id, LastUpdated: quote.LastUpdated };
    const again = await Promise.all([0, 1, 0, 1].map(() => caller(0).quote.send(message)));
    expect(new Set(again.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const other = await aQuoteToSend();
    const sending = ([0, 1] as const).map((at) =>
      codeOf(caller(at).quote.send({ Id: other.Id, LastUpdated: other.LastUpdated, Mail: at === 1 })),
    );
    expect((await Promise.all(sending)).toSorted()).toEqual(['CONFLICT', 'accepted']);
    const { Versions } = await caller(0).quote.getVersion({ Id: other.Id });
    expect(Versions.map(({ Version }) => Version)).toEqual([1]);
  });

  test('law 13: quotes that are made and sent at once have as many numbers', async () => {
    // Fifty, at two processes: two-processes.test.ts.
    const count = 5;
    const quotes = await Promise.all(Array.from({ length: count }, () => aQuoteToSend()));
    const sent = await Promise.all(quotes.map(({ Id, LastUpdated }) => caller(0).quote.send({ Id, LastUpdated })));
    expect(new Set(quotes.map(({ Number: number }) => number)).size).toBe(count);
    expect(new Set(sent.map(({ OfferUrl }) => OfferUrl)).size).toBe(count);
    expect(sent.map(({ Version }) => Version)).toEqual(quotes.map(() => 1));
  });

  test('an offer that is accepted several times at once is accepted once; revised meanwhile, it is one of the two', async () => {
    const accepting = async ({ Id }: { readonly Id: string }) => {
      const { LastUpdated } = await caller(0).quote.getQuoteById(Id);
      const { OfferUrl, ...sent } = await caller(0).quote.send({ Id, LastUpdated });
      const Token = OfferUrl.slice(OfferUrl.lastIndexOf('/') + 1);
      const { Version, Hash } = sent;
      const Confirmed = [...((await caller(1).getOffer(Token)).ToConfirm ?? [])];
      return () => caller(1).acceptOffer({ Token, Version, Hash, Name: 'Mary', Confirmed });
    };
    const first = await aQuoteToSend();
    const accept = await accepting(first);
    await Promise.all([accept(), accept(), accept()]);
    const { History } = await caller(0).quote.getQuoteById(first.Id);
    expect(History.filter(({ To }) => To === 'Accepted')).toHaveLength(1);

    const second = await aQuoteToSend();
    const acceptSecond = await accepting(second);
    const { LastUpdated } = await caller(0).quote.getQuoteById(second.Id);
    const outcomes = [codeOf(acceptSecond()), codeOf(caller(0).quote.revise({ Id: second.Id, LastUpdated }))];
    expect((await Promise.all(outcomes)).toSorted()).toEqual(['CONFLICT', 'accepted']);
    expect(['Accepted', 'Draft']).toContain((await caller(0).quote.getQuoteById(second.Id)).State);
  });

  test('law 13: fifty credit notes at once have numbers without gaps, however many others are refused between them', async () => {
    const { Id: ItemId } = await caller(0).createItemFromTemplate({ ItemId: 'single-door' });
    const { Id: CustomerId } = await caller(0).customer.create({ Id: randomUUID(), Name: 'Mary Byrne' });
    const orders = await Promise.all(
      [1, 2].map(() => caller(0).order.create({ Id: randomUUID(), CustomerId, ItemIds: [ItemId] })),
    );
    await server.transactions.run(testClient, async (stores) => {
      for (const { Id } of orders) {
        const stored = await stores.orders.load(Id);
        if (stored) await stores.orders.save({ ...stored, order: { ...stored.order, state: 'Delivered' } });
      }
    });
    const works = installerRouter.createCaller(
      callContext(server, { caller: { role: 'fabricator', userId: people[1] }, blobs }),
    );
    const credit = (at: number, Amount: string) => {
      const order = orders[at % 2];
      const message = { Id: randomUUID(), OrderId: order?.Id ?? '', Reason: 'Scratched' };
      return works.order.credit({ ...message, Lines: [{ LineId: order?.Lines[0]?.LineId ?? '', Amount }] });
    };
    const numbers: string[] = [];
    const codes = await Promise.all(
      Array.from({ length: 75 }, (_, at) => {
        if (at % 3 === 0) return codeOf(credit(at, '99999.00'));
        return codeOf(credit(at, '1.00').then(({ Number: number }) => numbers.push(number)));
      }),
    );
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(50);
    expect(numbers.toSorted()).toEqual(Array.from({ length: 50 }, (_, at) => `C-${String(1001 + at)}`));
  });

  test('of two people who take a task, one gets it and the other gets a conflict', async () => {
    const { taskId } = await anEnquiry();
    const codes = await Promise.all([0, 1, 0, 1].map((at) => codeOf(caller(at === 0 ? 0 : 1).task.take(taskId))));
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'accepted', 'accepted']);
  });

  test('take, assign and finish in any order: task and enquiry agree, and the history has every step', async () => {
    const move = fc.constantFrom('task', 'enquiry', 'give', 'done', 'lost' as const);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(who, move), { minLength: 2, maxLength: 6 }), async (moves) => {
        const { EnquiryId, taskId } = await anEnquiry();
        const calls: Readonly<Record<string, (at: Who) => Promise<unknown>>> = {
          task: (at) => caller(at).task.take(taskId),
          enquiry: (at) => caller(at).enquiry.take(EnquiryId),
          give: (at) => caller(at).task.assign({ Id: taskId, UserId: people[at === 0 ? 1 : 0] }),
          done: (at) => caller(at).task.done(taskId),
          lost: (at) => caller(at).enquiry.done({ Id: EnquiryId, Outcome: 'lost' }),
        };
        const codes = await Promise.all(moves.map(([at, name]) => codeOf(calls[name]?.(at) ?? Promise.resolve())));
        expect(codes.filter((code) => code !== 'accepted' && code !== 'CONFLICT')).toEqual([]);
        const { enquiry, task, lines } = await server.transactions.run(
          testClient,
          async ({ enquiries, tasks, history }) => ({
            task: await tasks.load(taskId),
            enquiry: await enquiries.load(EnquiryId),
            lines: await history.of([{ about: 'task', aboutId: taskId }], 100),
          }),
        );
        expect(enquiry?.state === 'Closed' && task?.state === 'Open').toBe(false);
        // In order, each entry begins where the one before ended.
        for (const of of ['state', 'assignee'] as const) {
          const steps = lines.filter((line) => line.kind === of).toReversed();
          steps.forEach((line, at) => expect(line.from).toBe(at === 0 ? null : steps[at - 1]?.to));
          expect(steps.at(-1)?.to ?? null).toBe(of === 'state' ? task?.state : task?.assignee);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('surveys saved at once: one is stored, the others get a conflict', async () => {
    const notes = fc.string({ maxLength: 5, unit: 'grapheme-ascii' });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(who, notes, fc.boolean()), { minLength: 2, maxLength: 6 }), async (saves) => {
        const item = await caller(0).createItemFromTemplate({ ItemId: 'single-door' });
        const { Id: ItemId } = item;
        const survey = (Notes: string, Final: boolean) => ({ ...openingOf(item), Notes, Final });
        const ends = await Promise.all(
          saves.map(async ([at, of, Final]) => ({
            Survey: survey(of, Final),
            code: await codeOf(caller(at).item.saveSurvey({ ItemId, Survey: survey(of, Final), Version: 0 })),
          })),
        );
        const now = await caller(0).item.getSurvey(ItemId);
        expect(now.Version).toBe(1);
        for (const { Survey, code } of ends) {
          const isStored = Survey.Notes === now.Survey.Notes && Survey.Final === now.Survey.Final;
          expect(code).toBe(isStored ? 'accepted' : 'CONFLICT');
        }
      }),
      { numRuns: 15 },
    );
  });

  test('measurements declared final during a design change: final for the stored design, or not at all', async () => {
    for (let round = 0; round < 6; round += 1) {
      const item = await caller(0).createItemFromTemplate({ ItemId: 'single-door' });
      const { Id: ItemId } = item;
      const Survey = { ...openingOf(item), Notes: '', Final: true };
      const tick = () => caller(0).item.saveSurvey({ ItemId, Survey, Version: 0 });
      const design = () =>
        caller(1).configureItem({
          ItemId,
          LastUpdated: item.LastUpdated,
          Actions: [{ type: 'hand.choose', hand: 'right' }],
        });
      await Promise.all(round % 2 === 0 ? [tick(), design()] : [design(), tick()]);
      const { History, Final } = {
        History: await caller(0).item.getHistory(ItemId),
        Final: (await caller(0).item.getSurvey(ItemId)).Survey.Final,
      };
      expect(History.find(({ Kind }) => Kind === 'measurements')?.To).toBe(Final ? 'final' : 'not final');
    }
  });
});

/** An opening in which the item fits as it was ordered: 10 mm wider and higher. */
function openingOf({ Props }: { readonly Props: string }) {
  const { overallWidth, overallHeight } = JSON.parse(Props);
  const [width, height] = [Number(overallWidth) + 10, Number(overallHeight) + 10];
  const diagonal = Math.round(Math.hypot(width, height));
  return {
    Widths: [width, width, width] as [number, number, number],
    Heights: [height, height, height] as [number, number, number],
    Diagonals: [diagonal, diagonal] as [number, number],
    Reveals: { Left: null, Right: null, Top: null },
  };
}
