import { randomUUID } from 'node:crypto';
import { recheckPromises } from '@door/api/promise/recheck';
import { onTheFloor } from '@door/api/testing/on-the-floor';
import { aPricedList } from '@door/api/testing/a-priced-list';
import { aGlazedDoor, measure } from '@door/api/testing/a-sold-order';
import { aTestApi, type TestApi } from '@door/api/testing/a-test-api';
import { defaultWorksSettings, type WorksSettings } from '@door/domain/catalogue/rows/works-settings';
import { percent } from '@door/domain/selling/pricing/money';
import type { Email } from '../mail/email.ts';
import { sendPromiseEmail, tellSeller } from '../mail/send-promise-email.ts';
import { confirmOrder } from '@door/api/testing/confirm-order';

/** The order of one customer, of one door. */
export interface StoryOrder {
  readonly id: string;
  readonly number: string;
  readonly lineId: string;
}

/** A mail that has left. */
export interface LeftMail extends Pick<Email, 'subject' | 'text'> {
  /** By the clock of the works, to the minute. */
  readonly at: string;
  readonly to: string;
}

/** `[1, '3-5']`: customers 1, 3, 4 and 5. */
export type Customers = readonly (number | `${number}-${number}`)[];

export const numbersIn = (customers: Customers): readonly number[] =>
  customers.flatMap((each) => {
    const [first = 0, last = first] = String(each).split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });

/** Dates follow from goods and room alone, and customers are told by mail. */
const works: WorksSettings = {
  ...{ ...defaultWorksSettings, mailMoves: true },
  leadRules: {
    ...{ 'standard-white': null, 'stock-foil': null, 'decorative-glass': null },
    ...{ 'special-foil': null, 'custom-ral': null, 'fire-door': null },
  },
};

/** Works whose clock is set, and sixty customers who order a door each at that moment: measured, without a deposit, and accepted. */
export async function sixtyOrders(moment: string, prepare: (api: TestApi) => Promise<void>) {
  const api = await aTestApi();
  api.sellAt({ ...aPricedList, terms: { ...aPricedList.terms, deposit: percent(0) } }, 'hidden');
  api.setClient({ works });
  api.controls.now = Date.parse(moment);
  await prepare(api);
  const { Id: door } = await aGlazedDoor(api);
  const orders: StoryOrder[] = [];
  for (let customer = 1; customer <= 60; customer += 1) orders.push(await anOrder(api, { door, customer }));
  return { api, orders, ...mailsOf(api), ...shopOf(api) };
}

async function anOrder(api: TestApi, { door, customer }: { readonly door: string; readonly customer: number }) {
  const { customer: customers, order } = api.installer();
  const [CustomerId, Id] = [randomUUID(), randomUUID()];
  const called = { Name: `Customer ${String(customer)}`, Email: `customer-${String(customer)}@example.com` };
  await customers.create({ Id: CustomerId, ...called, Sites: [{ Id: randomUUID(), Address: '1 Mill Lane' }] });
  const { Lines, Number: number } = await order.create({ Id, CustomerId, ItemIds: [door] });
  const [line] = Lines;
  if (!line) throw new Error('The order has no line.');
  await measure(api, line.ItemId);
  await confirmOrder({ order }, Id);
  await api.fabricator().order.accept({ Id, CreditChecked: true });
  return { id: Id, number, lineId: line.LineId };
}

/** What leaves by mail as the clock goes on. */
function mailsOf(api: TestApi) {
  const mails: LeftMail[] = [];
  const mailer = async ({ to, subject, text }: Email) => {
    mails.push({ at: new Date(api.controls.now).toISOString().slice(0, 16), to: to.address, subject, text });
  };
  const { suppliers } = api.context(-1022, null);
  const ports = { transactions: api.transactions, suppliers, mailer, publicUrl: 'https://doors.example.com' };
  const [tellCustomer, tellTheSeller] = [sendPromiseEmail(ports), tellSeller(ports)];
  let sent = 0;
  /** The clock is set, promises are checked as they are every minute, and what is written leaves by mail. */
  const at = async (moment: string) => {
    api.controls.now = Date.parse(moment);
    await recheckPromises(api.context(-1022, null), api.clientId);
    const jobs = await api.jobs();
    for (const job of jobs.slice(sent)) {
      if (job.kind === 'promise-to-customer') await tellCustomer(job);
      if (job.kind === 'promise-to-seller') await tellTheSeller(job);
    }
    sent = jobs.length;
  };
  return { mails, at };
}

/** What the planner, the shop and the driver do with orders. */
const shopOf = (api: TestApi) => ({
  /** Puts them into a batch of a week; its id. */
  plan: async (Week: string, orders: readonly StoryOrder[]) => {
    const { batch, order } = api.fabricator();
    for (const { id: Id } of orders) {
      await order.generateBoms(Id);
      await order.setProductionWeek({ Id, Week });
      await order.readyForProduction({ Id });
    }
    const Id = randomUUID();
    await batch.create({ Id, Week });
    await batch.addItems({ Id, LineIds: orders.map(({ lineId }) => lineId) });
    await batch.replan({ Id });
    await batch.release({ Id, Glass: 'ordered' });
    return Id;
  },
  /** Makes all doors of a batch. */
  make: async (Id: string) => {
    const { batch } = api.fabricator();
    await onTheFloor(batch, Id).makesAll();
    await batch.close({ Id });
  },
  deliver: async (orders: readonly StoryOrder[]) => {
    const { order } = api.fabricator();
    for (const { id: Id } of orders) {
      await order.dispatch({ Id });
      await order.deliver({ Id });
    }
  },
});
