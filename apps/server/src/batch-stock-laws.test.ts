import { randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import { onTheFloor } from '@door/api/testing/on-the-floor';
import { codeOf } from '@door/api/testing/a-test-api';
import { offcutMoveOf } from '@door/domain/making/batch/offcut-ledger';
import type { PlannedBar } from '@door/domain/making/batch/planned-bar';
import { keysOf } from '@door/domain/lib/records';
import { keyOfBar } from '@door/domain/making/stock/batch-needs';
import { moveKinds } from '@door/domain/making/stock/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aReadyLine } from './testing/a-ready-line.ts';
import { addAccount, callContext, testClient } from './testing/call-context.ts';
import { type DatabaseKind, databasesHere } from './testing/open-test-server.ts';
import { ledger, openServers, type StockLine } from './testing/stock-books.ts';

type Office = ReturnType<typeof installerRouter.createCaller>;

const userId = '0192b1a0-0000-7000-8000-0000000000c6';
/** The embedded database runs one transaction after the other: what runs at once is tried where it does. */
const sizes: Readonly<Record<DatabaseKind, { readonly batches: number; readonly wishes: number }>> = {
  embedded: { batches: 2, wishes: 40 },
  postgres: { batches: 4, wishes: 200 },
};
const atOnce = 6;

/** What somebody wants, whether or not it can be done. */
const wish = fc.record({
  what: fc.constantFrom('on', 'on', 'on', 'back', 'back', 'in', 'issue', 'spoiled', 'take', 'scrap'),
  batch: fc.nat(3),
  of: fc.nat(99),
  isTwice: fc.boolean(),
});
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

const onwards = { Released: 'start', Cutting: 'assemble', Assembly: 'check' } as const;
/** The calls that have taken something by each state. */
const takenBy = {
  Released: [],
  Cutting: ['batch.start'],
  Assembly: ['batch.start', 'batch.assemble'],
  'Quality Checked': ['batch.start', 'batch.assemble', 'batch.check'],
} as const;

describe.each(databasesHere)('PROMISE 14, laws 1 and 14, of what batches move on the %s database', (kind) => {
  let servers: Awaited<ReturnType<typeof openServers>>;
  let offices: readonly Office[];
  let office: Office;
  let main: string;
  const batches: string[] = [];
  /** Keys of new bars that they take. */
  const bars = new Set<string>();
  const hinge = 'HG-F3';
  /** Of one door. */
  const hinges = 3;

  beforeAll(async () => {
    servers = await openServers(kind);
    const [server] = servers;
    if (!server) throw new Error('There is a server.');
    await addAccount(server, { id: userId, role: 'admin' });
    const caller = { role: 'admin', userId } as const;
    offices = servers.map((each) => installerRouter.createCaller(callContext(each, { caller })));
    [office] = offices as [Office];
    const customer = (await office.customer.create({ Id: randomUUID(), Name: 'Mary Byrne' })).Id;
    main = (await office.inventory.places()).Places[0]?.Id ?? '';
    await aShelf(server, customer);
    for (let number = 0; number < sizes[kind].batches; number += 1) {
      const Id = randomUUID();
      batches.push(Id);
      await office.batch.create({ Id, Week: '9901' });
      await office.batch.addItems({ Id, LineIds: [await aReadyLine(server, { office, customer, week: '9901' })] });
      await office.batch.replan({ Id });
      await office.batch.release({ Id, Glass: 'ordered' });
    }
    for (const BatchId of batches)
      for (const { Group, Bars } of await office.batch.plan({ BatchId }))
        for (const { Stock, Offcut } of Bars) if (Offcut === null) bars.add(`${Group}@${String(Stock)}`);
    for (const Key of [hinge, ...bars]) await move({ Kind: 'in', Key, Quantity: '2' });
  }, 300_000);
  afterAll(() => Promise.all(servers.map(({ database }) => database.close())));

  /** Offcuts of every group, so that whatever is made again can be cut from one. */
  async function aShelf(server: (typeof servers)[number], customer: string): Promise<void> {
    const Id = randomUUID();
    await office.batch.create({ Id, Week: '9902' });
    await office.batch.addItems({ Id, LineIds: [await aReadyLine(server, { office, customer, week: '9902' })] });
    for (const { Key } of await office.batch.replan({ Id }))
      for (const number of [1, 2, 3])
        await office.batch.adjustOffcut({
          ...{ Move: 'in', Id: `A-${String(number)}-${Key.replace(/[^0-9A-Z]/gi, '').slice(0, 20)}`, Group: Key },
          ...{ Length: 2500, Reason: 'A law' },
        });
  }

  const frozenBars = async (id: string): Promise<readonly PlannedBar[]> =>
    (await servers[0]?.transactions.run(testClient, ({ batches: kept }) => kept.frozen(id)))?.bars ?? [];

  const move = (moved: { Kind: 'in' | 'issue'; Key: string; Quantity: string; UnitId?: string }, of = office) =>
    of.inventory.move({ Id: randomUUID(), Place: main, Reason: 'A law', ...moved });

  async function act({ what, batch, of, isTwice }: Wish, at: number): Promise<string> {
    const [here, other] = [offices[at % offices.length] ?? office, offices[(at + 1) % offices.length] ?? office];
    const Id = batches[batch % batches.length] ?? '';
    const Key = [hinge, ...bars][of % (bars.size + 1)] ?? hinge;
    const shelf = what === 'take' || what === 'scrap' ? await here.batch.offcuts() : [];
    const offcut = shelf[of % Math.max(1, shelf.length)];
    const { State } = await here.batch.getBatchById(Id);
    const next = onwards[State as keyof typeof onwards] ?? 'start';
    const message = randomUUID();
    const calls: Readonly<Record<Wish['what'], (office: Office) => Promise<unknown>>> = {
      on: ({ batch: calling }) => onTheFloor(calling, Id).goOn(next),
      back: ({ batch: calling }) => onTheFloor(calling, Id).back(),
      in: ({ inventory }) =>
        inventory.move({ Kind: 'in', Id: message, Key, Place: main, Quantity: '1', Reason: 'A law' }),
      issue: ({ inventory }) =>
        inventory.move({ Kind: 'issue', Id: message, Key, Place: main, Quantity: '1', Reason: 'A law' }),
      spoiled: async ({ batch: calling }) => {
        const { Labels } = await calling.lists(Id);
        const codes = [Labels[of % Labels.length], Labels[(of * 7) % Labels.length]].map((label) => label?.code ?? '');
        return calling.scan({ Scans: codes.map((Code) => ({ Code, At: 'made again' as const })) });
      },
      take: ({ inventory }) =>
        inventory.move({
          ...{ Kind: 'issue', Id: message, Key: `${offcut?.Group ?? ''}@offcuts`, UnitId: offcut?.Id ?? 'NONE' },
          ...{ Place: main, Quantity: '1', Reason: 'A law' },
        }),
      scrap: ({ batch: calling }) =>
        calling.adjustOffcut({ Move: 'scrapped', Id: offcut?.Id ?? 'NONE', Reason: 'A law' }),
    };
    const send = calls[what];
    const codes = await Promise.all(
      (isTwice && what !== 'spoiled' ? [here, other] : [here]).map((to) => codeOf(send(to))),
    );
    for (const code of codes) expect(['accepted', 'CONFLICT', 'NOT_FOUND']).toContain(code);
    return codes.includes('accepted') ? 'accepted' : 'refused';
  }

  test('each key is a naive recount, each unit is there once or not, and a batch has out what its state says', async () => {
    const wishes = fc.sample(wish, sizes[kind].wishes);
    const outcomes: string[] = [];
    const queue = wishes.entries();
    const worker = async () => {
      for (const [at, wished] of queue) outcomes.push(await act(wished, at));
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    expect(outcomes.filter((outcome) => outcome === 'accepted').length).toBeGreaterThan(wishes.length / 4);
    const { Articles } = await office.inventory.list({});
    const keys = Articles.map(({ Key }) => Key);
    const lines = (await Promise.all(keys.map((Key) => ledger(office.inventory, Key)))).flat();
    for (const { Key, OnHand } of Articles)
      expect(recount(lines.filter((line) => line.Key === Key))).toBe(Number(OnHand));
    const units = new Set(lines.flatMap(({ UnitId }) => UnitId ?? []));
    const shelf = new Map((await office.batch.offcuts()).map(({ Id, Entries }) => [Id, Entries.length]));
    for (const unit of units) {
      const own = lines.filter(({ UnitId }) => UnitId === unit);
      const there = own.reduce((sum, { Quantity }) => {
        expect([0, 1]).toContain(sum + Number(Quantity));
        return sum + Number(Quantity);
      }, 0);
      expect(shelf.get(unit) ?? 0).toBe(there === 1 ? own.length : 0);
      for (const { Kind, Value } of own) {
        expect(offcutMoveOf(keysOf(moveKinds).find((each) => each === Kind) ?? 'value')).toBeDefined();
        expect(Number(Value)).toBe(0);
      }
    }
    for (const Id of batches) {
      const { State } = await office.batch.getBatchById(Id);
      const frozen = await frozenBars(Id);
      const ofBatch = lines.filter(({ Cause }) => Cause.Id === Id);
      const taken: readonly (readonly [key: string, call: string, needed: number])[] = [
        [hinge, 'batch.assemble', hinges],
        ...[...bars].map((key) => [key, 'batch.start', newBars(frozen, key)] as const),
      ];
      for (const [Key, call, needed] of taken) {
        const own = ofBatch.filter((line) => line.Key === Key && line.Kind !== 'count');
        const out = own.reduce((sum, { Quantity }) => sum - Number(Quantity), 0);
        const calls: readonly string[] = takenBy[State as keyof typeof takenBy];
        expect(out).toBe(calls.includes(call) ? needed : 0);
      }
    }
  }, 900_000);
});

/** How many new bars of a key a batch is cut from by now. */
const newBars = (bars: readonly PlannedBar[], key: string): number =>
  bars.filter((bar) => bar.offcut === null && keyOfBar(bar) === key).length;

/** How much there is by the lines of a key, at no place ever below 0. */
function recount(lines: readonly StockLine[]): number {
  const spots = new Map<string, number>();
  for (const { Place, Quantity } of lines) {
    const there = (spots.get(Place) ?? 0) + Number(Quantity);
    expect(there).toBeGreaterThanOrEqual(0);
    spots.set(Place, there);
  }
  return [...spots.values()].reduce((sum, there) => sum + there, 0);
}
