import { randomUUID } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import { installerRouter } from '@door/api/routers';
import { codeOf } from '@door/api/testing/a-test-api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aReadyLine } from './testing/a-ready-line.ts';
import { addAccount, callContext } from './testing/call-context.ts';
import { databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';

/** Two fields of a document; each of two people changes one of them. */
type Fields = readonly [one: string, other: string];

interface Seen {
  readonly fields: Fields;
  /** Writes the document as it was seen, with this text in one of its fields. */
  write(at: 0 | 1, text: string): Promise<unknown>;
}

/** A document that people change at the same time; each reading sees its fields and its version. */
type ReadDocument = () => Promise<Seen>;

const people = ['0192b1a0-0000-7000-8000-0000000000b1', '0192b1a0-0000-7000-8000-0000000000b2'] as const;

/** For each write of a person how long they look at what they have read, ms. */
const looks = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 });

describe('two people who change a document at the same time', () => {
  let server: TestServer;
  const office = () =>
    installerRouter.createCaller(callContext(server, { caller: { role: 'admin', userId: people[0] } }));

  beforeAll(async () => {
    // The embedded database runs one transaction after the other: what runs at once is tried where it does.
    server = await openTestServer(databasesHere.at(-1));
    for (const id of people) await addAccount(server, { id, role: 'admin' });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const aDoor = async () => (await office().createItemFromTemplate({ ItemId: 'single-door' })).Id;

  const documents: Readonly<Record<string, () => Promise<ReadDocument>>> = {
    item: async () => {
      const id = await aDoor();
      return async () => {
        const seen = await office().item.getItemById(id);
        const write = (at: 0 | 1, text: string) =>
          office().item.updateItem(at === 0 ? { ...seen, Numerals: text } : { ...seen, Address: text });
        return { fields: [seen.Numerals, seen.Address], write };
      };
    },
    customer: async () => {
      const { Id } = await office().customer.create({ Id: randomUUID(), Name: 'Mary', Email: 'mary@example.com' });
      return async () => {
        const { Name, Phone, LastUpdated } = await office().customer.getCustomerById(Id);
        const write = (at: 0 | 1, text: string) =>
          office().customer.updateCustomer({
            Id,
            LastUpdated,
            ...{ Name, Phone },
            ...(at === 0 ? { Name: text } : { Phone: text }),
          });
        return { fields: [Name, Phone], write };
      };
    },
    quote: async () => {
      const { Id } = await office().quote.create({ Id: randomUUID(), ItemIds: [await aDoor()] });
      return async () => {
        const { Note, DeliveryAddress, LastUpdated } = await office().quote.getQuoteById(Id);
        const message = { Id, LastUpdated, Note, DeliveryAddress };
        const write = (at: 0 | 1, text: string) =>
          office().quote.updateDetails({ ...message, ...(at === 0 ? { Note: text } : { DeliveryAddress: text }) });
        return { fields: [Note, DeliveryAddress], write };
      };
    },
    order: async () => {
      const { Id: CustomerId } = await office().customer.create({
        Id: randomUUID(),
        Name: 'Mary',
        Email: 'm@example.com',
      });
      const { Id } = await office().order.create({ Id: randomUUID(), CustomerId, ItemIds: [await aDoor()] });
      return async () => {
        const { Note, DeliveryAddress, LastUpdated } = await office().order.getOrderById(Id);
        const message = { Id, LastUpdated, Note, DeliveryAddress };
        const write = (at: 0 | 1, text: string) =>
          office().order.updateDetails({ ...message, ...(at === 0 ? { Note: text } : { DeliveryAddress: text }) });
        return { fields: [Note, DeliveryAddress], write };
      };
    },
    account: async () => {
      const UserId = randomUUID();
      const Email = `${UserId}@example.com`;
      await office().user.invite({ Id: UserId, Email, Name: 'Moira', Role: 'installer', MaxDiscount: null });
      return async () => {
        const found = (await office().user.list()).People.find((each) => each.UserId === UserId);
        if (!found) throw new Error('The account is gone.');
        const { Name, Role, MaxDiscount, LastUpdated } = found;
        const message = { UserId, LastUpdated, Name, Role, MaxDiscount };
        const write = (at: 0 | 1, text: string) =>
          office().user.updateUser(at === 0 ? { ...message, Name: text } : { ...message, MaxDiscount: text.length });
        return { fields: [Name, 'x'.repeat(MaxDiscount ?? 0)], write };
      };
    },
    settings: async () => async () => {
      const { Version, Phone, Address } = await office().settings.getSettings();
      const write = (at: 0 | 1, text: string) =>
        office().settings.updateSettings({
          Version,
          Phone,
          Address,
          ...(at === 0 ? { Phone: text } : { Address: text }),
        });
      return { fields: [Phone, Address], write };
    },
    'row of a catalogue draft': async () => {
      const { Draft, Content } = await office().catalogue.getContent();
      const [first] = Content.catalogue.handles;
      if (!first) throw new Error('The demo supplier has no handle type.');
      const DraftId = Draft?.Id ?? randomUUID();
      const Key = `lever-${String(Content.catalogue.handles.length)}`;
      await office().catalogue.addRow({ DraftId, Kind: 'handles', Row: { ...first, handleType: Key }, Before: null });
      return async () => {
        const { handles } = (await office().catalogue.getContent()).Content.catalogue;
        const Was = handles.find(({ handleType }) => handleType === Key);
        if (!Was) throw new Error('The row is gone.');
        const write = (at: 0 | 1, text: string) => {
          const Row = at === 0 ? { ...Was, name: `${text}.` } : { ...Was, description: `${text}.` };
          return office().catalogue.updateRow({ DraftId, Kind: 'handles', Key, Row, Was });
        };
        return { fields: [Was.name.slice(0, -1), Was.description.slice(0, -1)], write };
      };
    },
  };

  test.each(Object.keys(documents))('%s: nothing that was accepted is lost', async (name) => {
    const readings = await documents[name]?.();
    if (!readings) throw new Error(`There is no document ${name}.`);
    let texts = 0;
    const taken: [number, number] = [0, 0];
    await fc.assert(
      fc.asyncProperty(looks, looks, async (...both) => {
        const before = (await readings()).fields;
        const writes = async (at: 0 | 1) => {
          let accepted = before[at];
          for (const look of both[at]) {
            const seen = await readings();
            await later(look);
            const text = 'x'.repeat((texts += 1) % 40);
            if ((await codeOf(seen.write(at, text))) !== 'accepted') continue;
            accepted = text;
            taken[at] += 1;
          }
          return accepted;
        };
        const accepted = await Promise.all([writes(0), writes(1)]);
        expect((await readings()).fields).toEqual(accepted);
      }),
      { numRuns: 5 },
    );
    expect(Math.min(...taken)).toBeGreaterThan(0);
  });

  const planners = [0, 1] as const;

  test('batch: what two planners put in and take out is as each was answered, and a release is of the lines that were seen', async () => {
    const week = '9940';
    const { Id: customer } = await office().customer.create({ Id: randomUUID(), Name: 'Mary' });
    const { Id } = await office().batch.create({ Id: randomUUID(), Week: week });
    const lineIds = await Promise.all(planners.map(() => aReadyLine(server, { office: office(), customer, week })));
    const [first = ''] = lineIds;
    await office().batch.addItems({ Id, LineIds: [first] });
    const linesNow = async () => {
      const { Lines, LastUpdated } = await office().batch.getBatchById(Id);
      return { lines: Lines.map(({ LineId }) => LineId).toSorted(), LastUpdated };
    };
    const taken = { planned: 0, released: 0 };
    const plans = async (at: 0 | 1, waits: readonly number[]) => {
      const LineId = lineIds[at] ?? '';
      let isIn = (await linesNow()).lines.includes(LineId);
      for (const wait of waits) {
        await later(wait);
        const call = isIn
          ? office().batch.removeItem({ Id, LineId })
          : office().batch.addItems({ Id, LineIds: [LineId] });
        if ((await codeOf(call)) !== 'accepted') continue;
        isIn = !isIn;
        taken.planned += 1;
      }
      return isIn;
    };
    const releases = async (waits: readonly number[]) => {
      for (const wait of waits) {
        await codeOf(office().batch.replan({ Id }));
        const { lines: seen, LastUpdated } = await linesNow();
        await later(wait);
        if ((await codeOf(office().batch.release({ Id, LastUpdated, Glass: 'waived' }))) !== 'accepted') continue;
        expect((await linesNow()).lines).toEqual(seen);
        taken.released += 1;
        await office().batch.recall({ Id });
      }
    };
    await fc.assert(
      fc.asyncProperty(looks, looks, looks, async (one, other, third) => {
        const [isFirstIn, isSecondIn] = await Promise.all([plans(0, one), plans(1, other), releases(third)]);
        const expected = lineIds.filter((_, at) => [isFirstIn, isSecondIn][at]);
        expect((await linesNow()).lines).toEqual(expected.toSorted());
      }),
      { numRuns: 5 },
    );
    expect(Math.min(taken.planned, taken.released)).toBeGreaterThan(0);
  });
});
