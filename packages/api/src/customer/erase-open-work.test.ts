import { clientId } from '@door/domain/door/model/ids';
import { money } from '@door/domain/selling/pricing/money';
import { expect, test } from 'vitest';
import { codeOf, type TestApi } from '../testing/a-test-api.ts';
import { orderLineId } from '../testing/an-order.ts';
import { apiWithSamples } from '../testing/samples-of.ts';

const id = (end: string) => `0ca4a117-0000-4000-8000-0000000000${end}`;
const at = '2026-11-21T07:00:00.000Z';

/** Somebody with an order that is on its way, a visit, a payment that was begun and a fault. */
async function aBusyPerson() {
  const { api, samples } = await apiWithSamples('an installer’s');
  const [order, customer, job] = [samples.order, samples.customer, samples['fitting job']].map(String);
  if (!order || !customer || !job) throw new Error('There are no samples.');
  await api.transactions.run(clientId(-1022), async ({ orders, faults, diary, attempts }) => {
    const stored = await orders.load(order);
    const waiting = await diary.load(job);
    const team = (await diary.teams()).at(0);
    if (!stored || !waiting || !team) throw new Error('There is no order, or nobody to fit it.');
    await orders.save({ ...stored, order: { ...stored.order, customerId: customer } });
    const fault = { orderId: order, lineId: orderLineId, area: 'door:leaf', kind: 'noise', at, text: '' } as const;
    await faults.add({ ...fault, id: id('e1') });
    await diary.save({ ...waiting, orderId: order, state: 'Booked' });
    const visit = { id: id('e2'), jobId: job, teamId: team.id, ordinal: 1, sequence: 0, changedAt: at };
    const [from, to] = ['2027-02-16T08:37:00.000Z', '2027-02-16T12:00:00.000Z'];
    await diary.saveVisit({ ...visit, from, to, isCancelled: false });
    const resourceId = team.members.at(0) ?? '';
    await diary.take([{ id: id('e4'), resourceId, visitId: visit.id, from, to, heldUntil: null, reason: '' }]);
    await attempts.add({
      ...{ id: id('e3'), orderId: order, instalment: 1, kind: 'deposit', amount: money(103171, 'EUR') },
      ...{ driver: 'stripe', mode: 'test', state: 'Open', providerId: null, url: null, snapshot: null },
      ...{ startedAt: at, expiresAt: at, changedAt: at, checkedAt: null, checks: 0, nextCheckAt: null },
    });
  });
  return { api, customer };
}

const nameOf = async (api: TestApi, customer: string) =>
  (await api.installer().customer.getCustomerById(customer)).Name;

test.each(['customer', 'running'] as const)(
  'by %s.erasePerson nobody is erased with open work until whoever asks has read what is open',
  async (group) => {
    const { api, customer } = await aBusyPerson();
    const erase = (said: { readonly OpenWork?: boolean }) =>
      group === 'customer'
        ? api.admin().customer.erasePerson({ Id: customer, ...said })
        : api.admin().running.erasePerson({ CustomerId: customer, ...said });
    const before = await nameOf(api, customer);
    const { Open } = await api.admin().running.personHeld({ CustomerId: customer });
    expect(new Set(Open.map(({ Kind }) => Kind))).toEqual(new Set(['order', 'visit', 'payment', 'fault']));
    expect(Open).toContainEqual(expect.objectContaining({ Kind: 'visit', Day: '2027-02-16', Stage: null }));
    const refusal = await erase({}).catch((error: unknown) => String(error));
    for (const { Text } of Open) expect(refusal).toContain(Text);
    for (const said of [{}, { OpenWork: false }]) expect(await codeOf(erase(said))).toBe('CONFLICT');
    expect(await nameOf(api, customer), 'nothing is taken out by what was refused').toBe(before);
    await erase({ OpenWork: true });
    expect(await nameOf(api, customer)).toBe('Erased person');
    const { Visits } = await api.installer().diary.days({ From: '2027-02-16', Days: 1 });
    expect(
      Visits.map(({ Job }) => Job.Customer),
      'the diary keeps the visit',
    ).toEqual(['Erased person']);
  },
);
