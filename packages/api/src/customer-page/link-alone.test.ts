import { clientId } from '@door/domain/door/model/ids';
import { expect, test } from 'vitest';
import { orderLineId } from '../testing/an-order.ts';
import { tokenIn } from '../testing/a-sent-quote.ts';
import type { TestApi } from '../testing/a-test-api.ts';
import { callByPath, callsOf } from '../testing/call-by-path.ts';
import { withCode } from '../testing/page-code.ts';
import { sampleInput, type Samples } from '../testing/sample-input.ts';
import { apiWithSamples } from '../testing/samples-of.ts';
import { saleOfOrder, saleUrl } from './customer-link.ts';

/** Words that stand nowhere else, one for each thing that whoever has the link alone must not read. */
const canaries = {
  name: 'Quillon',
  mail: 'osprey@canary.example',
  phone: '+353215550199',
  street: '7 Siskin Row',
  message: 'Is the wrenwick ready?',
  answer: 'The tarnside comes on Monday.',
  photo: '0ca4a117-0000-4000-8000-00000000ca4a',
  fault: 'The brambling creaks.',
  fitter: 'Fulmarton',
  takenBy: 'Dunlinson',
  visitDay: '2027-02-16',
  visitHour: '08:37',
} as const;

const id = (end: string) => `0ca4a117-0000-4000-8000-0000000000${end}`;
const at = '2026-11-21T07:00:00.000Z';

/** An order whose customer, thread, faults, visit and delivery are told by nothing but canaries. */
async function aCanary(): Promise<{ readonly api: TestApi; readonly samples: Samples; readonly order: string }> {
  const { api, samples } = await apiWithSamples('an installer’s');
  const [order, customer, job] = [samples.order, samples.customer, samples['fitting job']].map(String);
  if (!order || !customer || !job) throw new Error('There are no samples.');
  const { LastUpdated } = await api.installer().customer.getCustomerById(customer);
  await api.installer().customer.updateCustomer({
    Id: customer,
    LastUpdated,
    Name: canaries.name,
    Email: canaries.mail,
    Phone: canaries.phone,
  });
  const { Resources } = await api.admin().diary.resources();
  const [fitter] = Resources;
  await api.transactions.run(clientId(-1022), async ({ orders, quotes, threads, faults, diary, deliveries }) => {
    const stored = await orders.load(order);
    const waiting = await diary.load(job);
    if (!stored || !waiting || !fitter) throw new Error('There is no order, or nobody to fit it.');
    await orders.save({ ...stored, order: { ...stored.order, state: 'Delivered', deliveryAddress: canaries.street } });
    const sale = saleOfOrder(stored);
    const quoted = await quotes.load(sale.id);
    if (quoted) await quotes.save({ ...quoted, quote: { ...quoted.quote, customerId: customer } });
    await threads.add({ id: id('c1'), sale, who: null, text: canaries.message, at });
    await threads.add({ id: id('c2'), sale, who: stored.changedBy, text: canaries.answer, at });
    await threads.addPhotos([{ of: sale.id, id: canaries.photo, about: id('c1') }]);
    const fault = { orderId: order, lineId: orderLineId, area: 'door:leaf', kind: 'noise', at } as const;
    await faults.add({ ...fault, id: id('c3'), text: canaries.fault });
    const day = { day: '2026-11-21', at, undoes: null, reason: '', load: null, deviceAt: null, who: null } as const;
    const door = { orderId: order, lineId: orderLineId, unit: 1, kind: 'delivered', how: 'by hand' } as const;
    await deliveries.add([{ ...day, ...door, id: id('c4'), takenBy: canaries.takenBy, signature: '' }]);
    const resource = (await diary.resources()).find((each) => each.id === fitter.Id);
    const team = (await diary.teams()).at(0);
    if (!resource || !team) throw new Error('Nobody fits it.');
    await diary.saveResource({ ...resource, name: canaries.fitter });
    await diary.saveTeam({ ...team, name: canaries.fitter });
    await diary.save({ ...waiting, state: 'Booked' });
    const [from, to] = [`${canaries.visitDay}T${canaries.visitHour}:00.000Z`, `${canaries.visitDay}T12:00:00.000Z`];
    const visit = { id: id('c5'), jobId: job, teamId: team.id, ordinal: 1, from, to };
    await diary.saveVisit({ ...visit, sequence: 0, changedAt: at, isCancelled: false });
  });
  const bought = await pageOf(api, order);
  return { api, order, samples: { ...samples, bought, offer: bought } };
}

/** The token of the link that lives, or of a new one. */
const pageOf = async (api: TestApi, orderId: string): Promise<string> =>
  api.transactions.run(clientId(-1022), async (stores) => {
    const order = await stores.orders.load(orderId);
    if (!order) throw new Error('There is no order.');
    return tokenIn(await saleUrl({ ...api.context(-1022, null), stores }, saleOfOrder(order)));
  });

const shown = (answer: unknown) =>
  Object.entries(canaries).flatMap(([what, word]) => (JSON.stringify(answer).includes(word) ? [what] : []));

test.each(callsOf('public').map(({ path, input, kind }) => [path, input, kind] as const))(
  'after acceptance %s tells whoever has the link alone nothing of the customer [law 8]',
  async (path, schema) => {
    const { api, samples } = await aCanary();
    const said = await callByPath(api.visitor(), path, sampleInput(schema, samples)).catch(String);
    expect(shown(said ?? null)).toEqual([]);
  },
);

test('with the code the page does say it, so that the law can be broken', async () => {
  const { api, samples } = await aCanary();
  const Token = String(samples.bought);
  expect(await api.visitor().getMyOrder({ Token })).toMatchObject({ Level: 1, Stage: 'delivered' });
  await withCode(api, Token);
  expect(shown(await api.visitor().getMyOrder({ Token }))).toEqual(
    expect.arrayContaining(['message', 'answer', 'photo', 'fault']),
  );
});

/** What a call answers, or how it is refused, in all of its bytes. */
const bytesOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    (answer) => JSON.stringify(answer),
    (error: unknown) => JSON.stringify(Object(error), ['code', 'message', 'cause', 'name', 'refusal', 'data']),
  );

test('a link that was rotated, revoked or whose customer is erased is answered as one that nobody ever had', async () => {
  const { api, order, samples } = await aCanary();
  const rotated = String(samples.bought);
  const Reason = 'Forwarded to a neighbour';
  await api.installer().order.rotatePageLink({ Id: order, AttemptId: id('d1'), Reason });
  const revoked = await pageOf(api, order);
  await api.installer().order.revokePageLink({ Id: order, Reason });
  const erased = await pageOf(api, order);
  expect(await api.visitor().getMyOrder({ Token: erased })).toMatchObject({ Level: 1 });
  await api.admin().customer.erasePerson({ Id: String(samples.customer), OpenWork: true });
  const dead = { unknown: 'nobody-has-this-token', rotated, revoked, erased };
  expect(new Set(Object.values(dead))).toHaveLength(4);
  const calls = callsOf('public').filter(({ input }) => /"refersTo":"(bought|offer)"/.test(JSON.stringify(input)));
  expect(calls.length).toBeGreaterThan(12);
  for (const { path, input } of calls) {
    const answers = [];
    for (const token of Object.values(dead)) {
      const asked = sampleInput(input, { ...samples, bought: token, offer: token });
      answers.push(await bytesOf(callByPath(api.visitor(), path, asked)));
    }
    expect(new Set(answers), path).toHaveLength(1);
    expect(answers[0], path).toContain('NOT_FOUND');
  }
});
