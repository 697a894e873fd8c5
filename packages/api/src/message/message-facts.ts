import { clockIn } from '@door/domain/lib/calendar-day';
import type { OpenCalendar } from '@door/domain/lib/open-days';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { isTakenBack, type PaymentKind } from '@door/domain/selling/payment/payment';
import { reachedOn, stageOf } from '@door/domain/selling/order/order-stage';
import { isOut } from '@door/domain/selling/delivery/delivery';
import type { MessageFacts } from '@door/domain/selling/message/message-facts';
import type { ContactTopic } from '@door/domain/selling/message/message-rules';
import type { Customer } from '../customer/customer-store.ts';
import { findCustomer } from '../customer/customers.ts';
import type { Bought } from '../customer-page/bought.ts';
import type { StoredVisit } from '../diary/diary-store.ts';
import { faultStateOf, isOpenFault } from '@door/domain/selling/fault/fault';
import { packDocument, packsOfSale, packSubject } from '../fitting/handover-packs.ts';
import { underWay } from '../fitting/visit-facts.ts';
import { doorsOfOrder } from '../delivery/deliveries.ts';
import { isToChoose } from '../diary/find-slot.ts';
import { openDays, standingVisits } from '../diary/load-diary.ts';
import { drawingState } from '../order/drawing-state.ts';
import { orderInstalments, type OrderInstalments } from '../order/order-instalments.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { dayOfFact } from '../order/stage-facts.ts';
import { dayOf, today } from '../pricing/price-lists.ts';
import type { CallScope } from '../procedure.ts';
import type { SmsGateway } from './sms-port.ts';

export type MessageScope = Pick<CallScope, 'stores' | 'supplier' | 'clock' | 'ids' | 'clientId'>;

/** Whoever a message goes to. */
export interface Addressee {
  readonly id: string;
  readonly name: string;
  /** '' for none. */
  readonly email: string;
  /** '' for none. */
  readonly phone: string;
  /** What they do not want to be sent. */
  readonly unwanted: readonly ContactTopic[];
}

export interface MessageSource {
  readonly facts: MessageFacts;
  readonly to: Addressee;
  /** null: the order is still to be made. */
  readonly paying: OrderInstalments | null;
  /** Those that are booked or were. */
  readonly visits: readonly StoredVisit[];
}

/** What the messages about something that was bought follow from; undefined: its customer is nobody any more. */
export async function messageSource(ctx: MessageScope, bought: Bought): Promise<MessageSource | undefined> {
  const to = await addressee(ctx, bought);
  if (!to) return undefined;
  const sent = await ctx.stores.messages.sent(bought.sale);
  const shared = {
    today: today(ctx),
    clock: clockIn(ctx.clock.now(), ctx.supplier.client.timeZone),
    calendar: await openDays(ctx),
    canBeReminded: isEmailAddress(to.email) && !to.unwanted.includes('reminders'),
    canBeTexted: to.phone !== '' && !to.unwanted.includes('sms') && (await smsGateway(ctx)) !== undefined,
    hasReviewPage: ctx.supplier.client.messaging.reviewUrl !== '',
    sent: sent.map(({ code, channel, about, nth, at }) => ({ code, channel, about, nth, on: dayOf(ctx, at) })),
  };
  if (bought.kind === 'accepted')
    return {
      to,
      paying: null,
      visits: [],
      facts: { ...nothing, ...shared, acceptedOn: dayOf(ctx, bought.acceptedAt) },
    };
  const { order } = bought;
  const paying = await orderInstalments(ctx, order);
  const said = order.order.quote ? paying.staged.facts.find(({ name }) => name === 'accepted') : undefined;
  const acceptedOn = said ? dayOfFact(ctx, said.at) : null;
  const { visits, choices } = await visitFacts(ctx, order, shared.calendar);
  const ofOrder = {
    acceptedOn,
    visits: visits.map((visit) => toldVisit(ctx, visit)),
    choices,
    ...(await orderDays(ctx, order, paying)),
    ...(await moneyFacts(ctx, order, paying)),
    ...(await faultFacts(ctx, order)),
  };
  return { to, paying, visits, facts: { ...nothing, ...shared, ...ofOrder } };
}

/** Of an acceptance whose order is still to be made. */
const nothing: Omit<
  MessageFacts,
  'today' | 'clock' | 'calendar' | 'canBeReminded' | 'canBeTexted' | 'hasReviewPage' | 'sent'
> = {
  acceptedOn: null,
  isResting: false,
  isOff: false,
  stage: 'ordered',
  since: null,
  cutOn: null,
  deliveredOn: null,
  partDelivery: null,
  onTheWay: [],
  isFitted: true,
  handedOverOn: null,
  packs: [],
  drawing: null,
  instalments: [],
  payments: [],
  failures: [],
  isDisputed: false,
  isPaying: false,
  hasOpenFault: false,
  faultSolvedOn: null,
  visits: [],
  choices: [],
};

/** Whoever has bought something; undefined: nobody was named. */
export async function customerOf({ stores }: Pick<CallScope, 'stores'>, bought: Bought): Promise<Customer | undefined> {
  const id = bought.kind === 'order' ? bought.order.order.customerId : bought.customerId;
  const found = id === null ? undefined : await findCustomer({ stores }, id);
  return found?.ok ? found.value : undefined;
}

/** Where SMS go, where they do. */
export async function smsGateway({ stores }: Pick<MessageScope, 'stores'>): Promise<SmsGateway | undefined> {
  const gateway = await stores.messages.gateway();
  return gateway?.isOn ? gateway : undefined;
}

async function addressee({ stores }: MessageScope, bought: Bought): Promise<Addressee | undefined> {
  const customer = await customerOf({ stores }, bought);
  if (!customer) return undefined;
  const { id: customerId, details } = customer;
  return {
    id: customerId,
    name: details.name,
    email: details.email,
    phone: details.phone.trim(),
    unwanted: await stores.messages.unwanted(customerId),
  };
}

async function orderDays(ctx: MessageScope, stored: StoredOrder, { staged }: OrderInstalments) {
  const now = stageOf(staged);
  const dayIn = (at: string | null) => (at === null ? null : dayOfFact(ctx, at));
  const cut = staged.facts.filter(({ name }) => name === 'cut').map(({ at }) => at);
  const drawing = await drawingState(ctx, stored);
  return {
    isResting: now.overlay === 'held',
    isOff: now.overlay === 'cancelled',
    stage: now.stage,
    since: dayIn(now.since),
    cutOn: dayIn(cut.toSorted().at(0) ?? null),
    isFitted: staged.fitted,
    deliveredOn: dayIn(reachedOn('delivered', staged)),
    partDelivery: await lastPart(ctx, stored),
    onTheWay: (await underWay(ctx, stored)).map(({ visitId, at }) => ({ visitId, on: dayOf(ctx, at) })),
    handedOverOn: dayIn(reachedOn('fitted', staged)),
    packs: await madePacks(ctx, stored),
    drawing: drawing
      ? { version: drawing.version, madeOn: dayOf(ctx, drawing.since), isConfirmed: drawing.confirmation !== null }
      : null,
  };
}

/** The last load that took doors of an order and left others of it in the works. */
async function lastPart({ stores }: MessageScope, stored: StoredOrder): Promise<MessageFacts['partDelivery']> {
  const doors = await doorsOfOrder({ stores }, stored);
  const isPart = doors.some((door) => isOut(door)) && doors.some(({ place }) => place === 'works');
  const left = (await stores.loads.ofOrders([stored.id])).flatMap(({ load: { stops, departedOn } }) => {
    const note = stops.find(({ orderId }) => orderId === stored.id)?.note ?? null;
    return note && departedOn !== null ? [{ note: note.version, on: departedOn }] : [];
  });
  return isPart ? (left.toSorted((one, other) => one.note - other.note).at(-1) ?? null) : null;
}

async function madePacks(ctx: MessageScope, { id }: StoredOrder): Promise<MessageFacts['packs']> {
  const made = [];
  for (const pack of await packsOfSale(ctx, id)) {
    const document = await ctx.stores.documents.of(packDocument(pack.orderId, pack.version));
    if (document?.progress.state === 'ready')
      made.push({ about: packSubject(id, pack), on: dayOf(ctx, pack.event.at) });
  }
  return made;
}

/** What the customer has reported: they are asked what they think once it is solved. */
async function faultFacts(ctx: MessageScope, { id }: StoredOrder) {
  const faults = await ctx.stores.faults.ofOrder(id);
  const solved = faults.flatMap(({ events }) =>
    events.filter(({ move }) => move === 'solve' || move === 'close').map(({ at }) => dayOf(ctx, at)),
  );
  return {
    hasOpenFault: faults.some(({ events }) => isOpenFault(faultStateOf(events))),
    faultSolvedOn: solved.toSorted().at(-1) ?? null,
  };
}

/** The visits of an order, and what there is to choose a day for. */
async function visitFacts(ctx: MessageScope, stored: StoredOrder, calendar: OpenCalendar) {
  const { diary } = ctx.stores;
  const booked: StoredVisit[] = [];
  const choices: MessageFacts['choices'][number][] = [];
  for (const job of await diary.jobs({ orders: [stored.id] })) {
    const cancelled = (await diary.visits({ jobs: [job.id] })).filter(({ isCancelled }) => isCancelled);
    booked.push(...(await standingVisits(ctx, job.id)), ...cancelled);
    if (await isToChoose(ctx, { job, stored }, calendar))
      choices.push({
        jobId: job.id,
        kind: job.kind,
        since: dayOf(ctx, job.changedAt),
        isAgain: job.state !== 'To book',
      });
  }
  return { visits: booked, choices };
}

const toldVisit = (ctx: MessageScope, { id, ordinal, from, sequence, changedAt, isCancelled }: StoredVisit) => ({
  id,
  ordinal,
  day: dayOf(ctx, from),
  sequence,
  changedOn: dayOf(ctx, changedAt),
  isCancelled,
});

/** What a customer pays; the others are what banks and providers do with it. */
const given: ReadonlySet<PaymentKind> = new Set(['deposit', 'stage', 'balance', 'other']);

async function moneyFacts(ctx: MessageScope, { id }: StoredOrder, { money, instalments }: OrderInstalments) {
  const entries = money.payments.map(({ payment }) => payment);
  const attempts = await ctx.stores.attempts.ofOrder(id);
  const [last] = attempts;
  const disputes = attempts.flatMap(({ snapshot }) => snapshot?.disputes ?? []);
  return {
    instalments,
    payments: money.payments
      .filter(({ payment }) => given.has(payment.kind) && payment.amount.minor > 0 && !isTakenBack(payment, entries))
      .map(({ payment, recordedAt }) => ({ id: payment.id, bookedOn: dayOf(ctx, recordedAt) })),
    // One that its provider has refused from the start took nobody to a page on which to pay.
    failures:
      last?.state === 'Failed' && last.providerId !== null
        ? [{ id: last.id, on: dayOf(ctx, last.changedAt), amount: last.amount }]
        : [],
    isDisputed: disputes.some(({ state }) => state === 'open'),
    isPaying: last?.state === 'Processing',
  };
}
