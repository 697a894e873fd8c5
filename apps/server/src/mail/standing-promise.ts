import type { JobOf } from '@door/api/ports/outbox';
import type { Stores, Transactions } from '@door/api/ports/stores';
import type { Suppliers } from '@door/api/ports/supplier';
import { promisingMessages } from '@door/api/messages';
import type { StoredPromise } from '@door/api/promise/promise-store';
import type { Person } from '@door/api/user/people-store';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { type ClientId, clientId } from '@door/domain/door/model/ids';
import { numberText } from '@door/domain/lib/running-number';
import { isToldWith, type MailedMove, movesInMail } from '@door/domain/making/promise/moves-in-mail';
import type { CustomerDetails } from '@door/domain/selling/customer/customer';

interface PromisePorts {
  readonly transactions: Transactions;
  readonly suppliers: Suppliers;
}

type PromiseJob = JobOf<'promise-to-customer'> | JobOf<'promise-to-seller'>;

/** What a mail says of a promise that is the last of its order. */
export interface StandingPromise {
  readonly clientId: ClientId;
  readonly orderId: string;
  /** Its running number. */
  readonly order: string;
  readonly customerId: string;
  readonly customer: CustomerDetails;
  readonly seller: Person | undefined;
  readonly client: ClientRow;
  readonly isWithdrawn: boolean;
  readonly cause: string;
  readonly last: StoredPromise;
  readonly before: StoredPromise | undefined;
}

/** undefined: there is a later one. */
export async function standing(ports: PromisePorts, { clientId: id, orderId, number }: PromiseJob) {
  const found = await readStanding(ports, clientId(id), orderId);
  return found?.last.number === number ? found : undefined;
}

async function readStanding(
  { transactions, suppliers }: PromisePorts,
  client: ClientId,
  orderId: string,
): Promise<StandingPromise | undefined> {
  const supplier = await suppliers.find(client);
  const found = await transactions.run(client, (stores) => readPromise(stores, orderId));
  const last = found?.promises.at(-1);
  if (!supplier || !found || !last) return undefined;
  const { stored, promises, customer, seller } = found;
  return {
    clientId: client,
    orderId,
    order: numberText('order', stored.number),
    customer,
    seller,
    client: supplier.client,
    last,
    customerId: stored.order.customerId,
    before: lastTold(promises, last, supplier.client),
    isWithdrawn: stored.order.promisedWeek === null || stored.order.state === 'Cancelled',
    cause: [last.cause === null ? '' : promisingMessages.causes[last.cause], last.note]
      .filter((part) => part !== '')
      .join(' '),
  };
}

/** All moves of a customer that the mail of this one tells; null: a later one does (PROMISE 11). */
export async function movedWith(ports: PromisePorts, own: StandingPromise): Promise<readonly StandingPromise[] | null> {
  const orders = await ports.transactions.run(own.clientId, ({ orders: all }) => all.ofCustomer(own.customerId));
  const moved: (StandingPromise & MailedMove)[] = [];
  for (const { id } of orders) {
    const each = await readStanding(ports, own.clientId, id);
    if (each && isMailed(each)) moved.push({ ...each, madeAt: each.last.madeAt });
  }
  return movesInMail(own, moved, tellRuleOf(own.client));
}

const tellRuleOf = ({ timeZone, works }: ClientRow) => ({ timeZone, tellAt: works.tellAt });

/** What the customer was told before: a date that moved again before its mail left was told to nobody. The first one always was. */
const lastTold = (
  promises: readonly StoredPromise[],
  last: StoredPromise,
  client: ClientRow,
): StoredPromise | undefined =>
  promises.slice(0, -1).findLast((each) => each.number === 1 || !isToldWith(each, last, tellRuleOf(client)));

/** Whether a promise has moved, and its customer is mailed that. */
const isMailed = ({ last, before, isWithdrawn, client }: StandingPromise): boolean =>
  before !== undefined && last.cause !== null && !isWithdrawn && (last.madeBy !== null || client.works.mailMoves);

async function readPromise({ orders, promises, customers, people }: Stores, orderId: string) {
  const [stored] = await orders.find([orderId]);
  const customer: CustomerDetails | undefined = stored && (await customers.find(stored.order.customerId))?.details;
  if (!stored || !customer) return undefined;
  const seller = (await people.all()).find(({ userId }) => userId === stored.createdBy);
  return { stored, customer, seller, promises: await promises.of(orderId) };
}
