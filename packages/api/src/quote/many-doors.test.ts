import { expect, test } from 'vitest';
import type { CallContext } from '../ports/context.ts';
import type { Stores } from '../ports/stores.ts';
import { installerRouter } from '../routers.ts';
import { aPricedList } from '../testing/a-priced-list.ts';
import { aTestApi, newDoor } from '../testing/a-test-api.ts';
import { installerId } from '../testing/people.ts';

const id = (last: string) => `5a1f4c1e-0000-4000-8000-0000000000${last}`;
const customer = { Id: id('c1'), Name: 'Mary Byrne', Email: 'mary@example.com' };

/** What a store is asked, counted. */
const counting = <Store extends object>(store: Store, count: () => void): Store =>
  new Proxy(store, {
    get: (target, name) => {
      count();
      return Reflect.get(target, name);
    },
  });

/** How often the stores are asked for each of these, for a sale of so many doors. */
async function asked(doors: number) {
  const api = await aTestApi();
  api.sellAt(aPricedList, 'hidden');
  await api.installer().customer.create(customer);
  const ItemIds: string[] = [];
  while (ItemIds.length < doors) ItemIds.push((await newDoor(api)).Id);
  let times = 0;
  const { transactions, ...context } = api.context(-1022, { role: 'installer', userId: installerId });
  const counted: CallContext['transactions'] = {
    run: (client, work) =>
      transactions.run(client, (stores) =>
        work(
          new Proxy(stores, {
            get: (all, name: keyof Stores) => counting(all[name], () => (times += 1)),
          }),
        ),
      ),
  };
  const office = installerRouter.createCaller({ ...context, transactions: counted });
  const timesOf = async <Answer>(call: () => Promise<Answer>) => {
    times = 0;
    const answer = await call();
    return { answer, times };
  };
  const made = await timesOf(() => office.quote.create({ Id: id('a1'), CustomerId: customer.Id, ItemIds }));
  const read = await timesOf(() => office.quote.getQuoteById(id('a1')));
  const listed = await timesOf(() => office.quote.list({}));
  const { Version, Hash } = await office.quote.send({ Id: id('a1'), LastUpdated: made.answer.LastUpdated });
  await office.quote.accept({ Id: id('a1'), Version, Hash, How: 'phone' });
  const ordered = await timesOf(() => office.quote.convertToOrder({ Id: id('a1'), OrderId: id('b1') }));
  return { made: made.times, read: read.times, listed: listed.times, ordered: ordered.times };
}

test('a quote of many doors is made, read, listed and ordered by as many questions to the stores as one of two', async () => {
  expect(await asked(12)).toEqual(await asked(2));
});

test('what a new quote costs is reckoned for the answer once others can draw numbers again', async () => {
  const api = await aTestApi();
  api.sellAt(aPricedList, 'hidden');
  const ItemIds = [(await newDoor(api)).Id, (await newDoor(api)).Id, (await newDoor(api)).Id];
  const seen: string[] = [];
  const { transactions, ...context } = api.context(-1022, { role: 'installer', userId: installerId });
  const told: CallContext['transactions'] = {
    run: async (client, work) => {
      const answer = await transactions.run(client, (stores) => {
        const draw: Stores['numbers']['draw'] = (kind, count) => {
          seen.push(`draws ${kind}`);
          return stores.numbers.draw(kind, count);
        };
        const numbers = { ...stores.numbers, draw };
        return work(
          new Proxy(stores, { get: (all, name: keyof Stores) => (name === 'numbers' ? numbers : all[name]) }),
        );
      });
      seen.push('committed');
      return answer;
    },
  };
  const yieldToEventLoop = async () => void seen.push('reckons');
  const office = installerRouter.createCaller({ ...context, transactions: told, yieldToEventLoop });
  await office.quote.create({ Id: id('a1'), ItemIds });
  const behind = seen.slice(seen.indexOf('draws quote') + 1);
  expect([behind[0], behind.includes('reckons')]).toEqual(['committed', true]);
});

test('items that are added are answered with what somebody else has taken out meanwhile', async () => {
  const api = await aTestApi();
  api.sellAt(aPricedList, 'hidden');
  const [first, second] = [(await newDoor(api)).Id, (await newDoor(api)).Id];
  const { LastUpdated } = await api.installer().quote.create({ Id: id('a1'), ItemIds: [first] });
  const { transactions, ...context } = api.context(-1022, { role: 'installer', userId: installerId });
  let isAdded = false;
  const interrupted: CallContext['transactions'] = {
    run: async (client, work) => {
      const answer = await transactions.run(client, work);
      if (isAdded) return answer;
      isAdded = true;
      const { LastUpdated: newer, Lines } = await api.installer().quote.getQuoteById(id('a1'));
      await api.installer().quote.removeLine({ Id: id('a1'), LastUpdated: newer, LineId: Lines[0]?.LineId ?? '' });
      return answer;
    },
  };
  const office = installerRouter.createCaller({ ...context, transactions: interrupted });
  const { Lines } = await office.quote.addItems({ Id: id('a1'), LastUpdated, ItemIds: [second] });
  expect(Lines).toEqual((await api.installer().quote.getQuoteById(id('a1'))).Lines);
  expect(Lines).toHaveLength(1);
});
