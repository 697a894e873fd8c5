import { randomUUID } from 'node:crypto';
import { installerRouter } from '@door/api/routers';
import { codeOf } from '@door/api/testing/a-test-api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount, callContext } from './testing/call-context.ts';
import { type DatabaseKind, databasesHere } from './testing/open-test-server.ts';
import { ledger, openServers, type Stock, type StockLine as Line } from './testing/stock-books.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000c5';
const paint = 'PAINT-RAL 3003';
const keys = ['CY-3K', 'BRUSH', paint] as const;
const lots = ['A12', 'B7'] as const;
/** Half of them are sent twice. The embedded database runs one transaction after the other: what runs at once is tried where it does. */
const operations: Readonly<Record<DatabaseKind, number>> = { embedded: 300, postgres: 1_500 };
/** So many calls are made at once, by turns from one server and the other. */
const atOnce = 8;

/** What somebody wants, whether or not it is there. */
const wish = fc.record({
  what: fc.constantFrom('in', 'in', 'issue', 'issue', 'scrap', 'back', 'transfer', 'count'),
  key: fc.constantFrom(...keys),
  lot: fc.constantFrom(...lots),
  from: fc.nat(2),
  to: fc.nat(2),
  quantity: fc.integer({ min: 1, max: 12 }),
  cents: fc.integer({ min: 0, max: 9999 }),
  isTwice: fc.boolean(),
});
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

const whole = (quantity: string): number => Math.round(Number(quantity) * 1000);
const cents = (value: string | null): number => Math.round(Number(value) * 100);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

describe.each(databasesHere)('PROMISE 14, laws 1 and 2, on the %s database', (kind) => {
  let servers: Awaited<ReturnType<typeof openServers>>;
  let offices: readonly Stock[];
  let places: readonly string[];

  beforeAll(async () => {
    servers = await openServers(kind);
    const [first] = servers;
    if (first) await addAccount(first, { id: userId, role: 'fabricator' });
    const caller = { role: 'fabricator', userId } as const;
    offices = servers.map((server) => installerRouter.createCaller(callContext(server, { caller })).inventory);
    const [stock] = offices;
    if (!stock) throw new Error('There is a server.');
    await stock.updatePlaces({
      Places: ['Rack', 'Van'].map((Name) => ({ Id: randomUUID(), Name, Counts: true, IsRetired: false })),
      LastUpdated: (await stock.places()).LastUpdated,
    });
    places = (await stock.places()).Places.map(({ Id }) => Id);
    const usual = { Supply: 'counted', Stage: 'painting', Floor: '0', FirstPlace: null, AnalysisCode: '' } as const;
    await stock.updateSupply({ Key: paint, ...usual, LotTracked: true, LastUpdated: null });
  });
  afterAll(() => Promise.all(servers.map(({ database }) => database.close())));

  /** Does what is wished, at one of the servers; the lines that were written, null where it was refused. */
  async function act(wished: Wish, at: number): Promise<readonly Line[] | null> {
    const [stock, other] = [offices[at % offices.length], offices[(at + 1) % offices.length]];
    if (!stock || !other) throw new Error('There are servers.');
    const { what, key: Key, cents: minor } = wished;
    const Lot = Key === paint ? wished.lot : null;
    const [Place = '', To = ''] = [places[wished.from], places[wished.to]];
    const [Id, Quantity, Reason] = [randomUUID(), String(wished.quantity), 'A law'];
    const moved = { Id, Key, Place, Quantity, Lot, Reason };
    const [newest] = what === 'back' ? (await stock.moves({ Key })).Moves.filter(({ Kind }) => Kind === 'issue') : [];
    const calls = {
      in: (of: Stock) => of.move({ Kind: 'in', ...moved, Value: (minor / 100).toFixed(2) }),
      issue: (of: Stock) => of.move({ Kind: 'issue', ...moved }),
      scrap: (of: Stock) => of.move({ Kind: 'scrap', ReasonCode: 'damaged', ...moved }),
      back: (of: Stock) => of.move({ Kind: 'back', ...moved, Lot: newest?.Lot ?? Lot, Undoes: newest?.Line ?? 1 }),
      transfer: (of: Stock) => of.transfer({ Id, Key, From: Place, To, Quantity, Lot, Reason }),
      count: (of: Stock) => of.count({ Id, Place, Reason, Lines: [{ Key, Lot, Counted: Quantity }] }),
    } as const;
    const send = calls[what];
    const sent = wished.isTwice ? [send(stock), send(other)] : [send(stock)];
    const answers = await Promise.allSettled(sent);
    const lines = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.Moves] : []));
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(['CONFLICT', 'BAD_REQUEST', 'NOT_FOUND']).toContain(await codeOf(Promise.reject(answer.reason)));
    // Whoever sends a message twice is answered twice, the same; refused, another may have brought what was missing in between.
    for (const again of lines) expect(again).toEqual(lines[0]);
    return lines[0] ?? null;
  }

  test('what is there is what a recount finds, never less than nothing, and worth what came less what went', async () => {
    const wishes = fc.sample(wish, operations[kind]);
    const written: (readonly Line[])[] = [];
    let refused = 0;
    const queue = wishes.entries();
    const worker = async () => {
      for (const [at, wished] of queue) {
        const lines = await act(wished, at);
        if (lines) written.push(lines);
        else refused += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    expect(refused).toBeGreaterThan(wishes.length / 50);
    expect(written.length).toBeGreaterThan(wishes.length / 2);
    const [stock] = offices;
    if (!stock) throw new Error('There is a server.');
    for (const key of keys) {
      const lines = await ledger(stock, key);
      const told = written.flat().filter(({ Key }) => Key === key);
      expect(told.toSorted((one, other) => one.Line - other.Line)).toEqual(lines);
      expect(lines.map(({ Line: line }) => line)).toEqual(lines.map((_, at) => at + 1));
      const recount = new Map<string, number>();
      let [onHand, value] = [0, 0];
      for (const { Place, Lot, Quantity, Value } of lines) {
        const spot = `${Place} ${Lot ?? ''}`;
        const there = (recount.get(spot) ?? 0) + whole(Quantity);
        expect(there).toBeGreaterThanOrEqual(0);
        recount.set(spot, there);
        onHand += whole(Quantity);
        value += cents(Value);
        if (onHand === 0) expect(value).toBe(0);
      }
      const now = await stock.getArticle({ Key: key });
      expect([whole(now.OnHand), cents(now.Value)]).toEqual([onHand, value]);
      const spots = now.Places.flatMap(({ Id, OnHand, Lots }) =>
        Lots.length === 0
          ? [[`${Id} `, whole(OnHand)] as const]
          : Lots.map((lot) => [`${Id} ${lot.Lot}`, whole(lot.OnHand)] as const),
      );
      expect(new Map(spots)).toEqual(new Map([...recount].filter(([, there]) => there !== 0)));
    }
    const { Values } = await stock.valueOn({ Day: '2199-12-31' });
    const values = await Promise.all(keys.map(async (Key) => cents((await stock.getArticle({ Key })).Value)));
    expect(sum(Values.map(({ Value }) => cents(Value)))).toBe(sum(values));
  }, 900_000);
});
