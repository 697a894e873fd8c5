import { randomUUID } from 'node:crypto';
import { saleUrl } from '@door/api/customer-page/customer-link';
import { digitsOf } from '@door/api/customer-page/page-code';
import { installerRouter, publicRouter } from '@door/api/routers';
import { type CamtEntry, camtFile } from '@door/api/testing/a-camt-file';
import { callByPath, callsOf } from '@door/api/testing/call-by-path';
import type { ListName } from '@door/domain/lib/search/saved-view';
import type { Order } from '@door/domain/selling/order/order';
import type { OrderState } from '@door/domain/selling/order/order-states';
import { money } from '@door/domain/selling/pricing/money';
import { daysAfter } from '@door/domain/lib/open-days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asClient } from './db/database.ts';
import { tenantTables } from './db/schema.ts';
import { loginSessionsOf } from './login/login-sessions.ts';
import { addAccount, callContext, testClient, testProviders } from './testing/call-context.ts';
import { expectOneEffect } from './testing/effect-of-calls.ts';
import { databasesHere, openTestServer, type TestServer } from './testing/open-test-server.ts';
import { acceptance, tokenOf } from './testing/selling.ts';
import { visitCalls } from './testing/visitors-of-orders.ts';

const userId = '0192b1a0-0000-7000-8000-0000000000a1';
let server: TestServer;
let office: ReturnType<typeof installerRouter.createCaller>;

beforeAll(async () => {
  // The embedded database runs one transaction after the other: what runs at once is tried where it does.
  server = await openTestServer(databasesHere.at(-1));
  await addAccount(server, { id: userId, role: 'admin' });
  const sessionId = await aSession(userId);
  office = installerRouter.createCaller(callContext(server, { caller: { role: 'admin', userId, sessionId } }));
});
afterAll(() => server[Symbol.asyncDispose]());

const aDoor = async () => (await office.createItemFromTemplate({ ItemId: 'single-door' })).Id;
const aCustomer = () => office.customer.create({ Id: randomUUID(), Name: 'Mary Byrne', Email: 'mary@example.com' });
const anEnquiry = async () =>
  office.submitEnquiry({ ItemId: await aDoor(), Name: 'Ada Moor', Email: 'ada@example.com', Address: '4 Mill Lane' });

async function aDraft() {
  const { Id: CustomerId } = await aCustomer();
  const { Id, LastUpdated, Lines } = await office.quote.create({
    Id: randomUUID(),
    CustomerId,
    ItemIds: [await aDoor()],
  });
  return { message: { Id, LastUpdated }, LineId: Lines[0]?.LineId ?? '' };
}
const messageNow = async (Id: string) => ({ Id, LastUpdated: (await office.quote.getQuoteById(Id)).LastUpdated });

async function aSentQuote() {
  const { message } = await aDraft();
  const sent = await office.quote.send(message);
  return { sent, message: await messageNow(message.Id) };
}
/** What a browser keeps, of the header of all calls of the visitor. */
let device = '';
const ofVisitor = () => ({ ...callContext(server, { caller: { role: 'public' } }), device });
const visitor = () => publicRouter.createCaller(ofVisitor());

/** A code as its customer types it. */
async function aCode() {
  const { sent } = await aSentQuote();
  const asked = { Token: tokenOf(sent), Id: randomUUID() };
  await visitor().requestCode(asked);
  return { Token: asked.Token, Id: randomUUID(), Code: digitsOf(ofVisitor(), asked.Id) };
}
/** An order that its customer has still to confirm, in a browser in which the code was typed. */
async function aDrawing() {
  const { message } = await anOrderIn('Draft');
  const { Id } = message;
  await office.order.confirm({ Id, MeasurementsFinal: true });
  await office.order.rotatePageLink({ Id, AttemptId: randomUUID(), Reason: 'The first one.' });
  const Token = await server.transactions.run(testClient, async (stores) =>
    tokenOf({ OfferUrl: await saleUrl({ ...ofVisitor(), stores }, { kind: 'order', id: Id }) }),
  );
  const asked = { Token, Id: randomUUID() };
  await visitor().requestCode(asked);
  const code = { Token, Id: randomUUID(), Code: digitsOf(ofVisitor(), asked.Id) };
  ({ Device: device } = await visitor().enterCode(code));
  const { Drawing } = await office.order.page({ Id });
  if (!Drawing) throw new Error('There is no drawing.');
  return { Id, Token, ...Drawing };
}
/** A door that has arrived, in a browser in which the code was typed. */
async function anArrivedDoor() {
  const { Id, Token } = await aDrawing();
  const LineId = await server.transactions.run(testClient, async ({ orders, deliveries }) => {
    const stored = await orders.load(Id);
    const [line] = stored?.order.lines ?? [];
    if (!stored || !line) throw new Error('There is no order.');
    const days = { ...stored.order.days, dispatched: '2026-11-21', delivered: '2026-11-21' };
    await orders.save({ ...stored, order: { ...stored.order, state: 'Delivered', days } });
    const at = '2026-11-21T12:00:00.000Z';
    const door = { orderId: Id, lineId: line.id, unit: 1, undoes: null, day: '2026-11-21', at };
    const how = {
      how: 'by hand',
      reason: '',
      takenBy: '',
      signature: '',
      who: null,
      deviceAt: null,
      load: null,
    } as const;
    await deliveries.add([{ ...door, ...how, id: randomUUID(), kind: 'delivered' }]);
    return line.id;
  });
  return { Token, LineId };
}
async function aFault() {
  const { Token, LineId } = await anArrivedDoor();
  const FaultId = randomUUID();
  const said = { Area: 'door:leaf', Kind: 'noise', Text: 'It creaks.' } as const;
  await visitor().reportFault({ Token, Id: FaultId, LineId, ...said });
  return { Token, FaultId };
}
async function anAcceptedQuote() {
  const { sent, message } = await aSentQuote();
  const { Version, Hash } = sent;
  await office.quote.accept({ Id: message.Id, Version, Hash, How: 'paper' });
  return messageNow(message.Id);
}
async function aPriceDraft() {
  await withoutPriceDraft();
  const { DraftId, LastUpdated, Rows } = await office.pricing.createDraft({ Id: randomUUID() });
  return { message: { Id: DraftId, LastUpdated }, code: Rows[0]?.Code ?? '' };
}
async function withoutPriceDraft() {
  const { DraftId } = await office.pricing.createDraft({ Id: randomUUID() });
  await office.pricing.discardDraft({ Id: DraftId });
}

/** An order by hand with one door that is measured and has glass, as other calls leave it in this state. */
async function anOrderIn(state: OrderState, changes: Partial<Order> = {}) {
  const ItemId = await aDoor();
  const { LastUpdated } = await office.item.getItemById(ItemId);
  const Actions = [{ type: 'glass.chooseForDoor', glazing: { kind: 'clear' } }] as const;
  await office.configureItem({ ItemId, LastUpdated, Actions });
  const { Id: CustomerId } = await aCustomer();
  const made = await office.order.create({ Id: randomUUID(), CustomerId, ItemIds: [ItemId] });
  await server.transactions.run(testClient, async ({ orders, items }) => {
    const stored = await orders.load(made.Id);
    if (!stored) throw new Error('There is no order.');
    await orders.save({ ...stored, order: { ...stored.order, deliveryAddress: '1 Mill Lane', ...changes, state } });
    for (const { itemId } of stored.order.lines) {
      const item = await items.load(itemId);
      if (item) await items.save({ ...item, measuredAt: '2026-11-21T08:00:00.000Z' });
    }
  });
  return { message: { Id: made.Id, LastUpdated: made.LastUpdated }, LineId: made.Lines[0]?.LineId ?? '', ItemId };
}
const orderIn = async (state: OrderState, changes: Partial<Order> = {}) => (await anOrderIn(state, changes)).message;

/** An order that is promised a week by now. */
async function aPromise() {
  // The first place is made when places are first asked for.
  await office.inventory.places();
  const { Id } = await orderIn('Confirmed From Installer', { points: 10 });
  const { Promise: promise } = await office.order.accept({ Id, CreditChecked: true });
  if (!promise) throw new Error('Nothing is promised.');
  return { OrderId: Id, promise };
}

/** An article of which the order takes the last: who comes after it is short, until more is bought. */
async function theLastOf(OrderId: string): Promise<string> {
  const rows = await server.transactions.run(testClient, ({ demands }) => demands.of(OrderId));
  const Key = rows.find(({ stage }) => stage === 'assembly')?.key ?? '';
  const { Id, LastUpdated } = await office.vendor.create({ Id: randomUUID(), Name: `Latch ${Key} ${OrderId}` });
  const bought = { Id: randomUUID(), Key, Pack: '1', Least: '1', LeadDays: 1, Price: null, Per: '1', Rank: 1 };
  await office.vendor.updateItems({ Id, LastUpdated, Items: [{ ...bought, ValidFrom: null, ValidUntil: null }] });
  const Place = (await office.inventory.places()).Places[0]?.Id ?? '';
  const come = (Quantity: string) =>
    office.inventory.move({ Id: randomUUID(), Kind: 'in', Key, Place, Quantity, Reason: 'Found' });
  await come('1');
  const { Demand, OnHand } = await office.inventory.getArticle({ Key });
  const own = Demand.findIndex((each) => each.OrderId === OrderId);
  const taken = Demand.slice(0, own + 1).reduce((sum, { Quantity }) => sum + Number(Quantity), 0);
  if (taken > Number(OnHand)) await come(String(taken - Number(OnHand)));
  return Key;
}

const madeAbout = (OrderId: string) => ({ Id: randomUUID(), OrderId });
async function aPayment(OrderId: string) {
  const { Open } = (await office.order.getOrderById(OrderId)).Money;
  const day = { On: '2026-11-20', OldDateAccepted: true };
  return { ...madeAbout(OrderId), Kind: 'balance', Amount: Open, ...day, Method: 'bank' } as const;
}

const anAccount = () => office.payment.setAccount({ Driver: 'stripe', Key: 'sk_live_1234567890', IsActive: true });

async function acceptAndConvert({ Version, Hash }: { readonly Version: number; readonly Hash: string }, Id: string) {
  await office.quote.accept({ Id, Version, Hash, How: 'paper' });
  await office.quote.convertToOrder({ Id, OrderId: randomUUID() });
}

/** Of an order of which 10.00 was paid with a provider. */
async function aPaidAttempt() {
  await anAccount();
  const { Id: orderId } = await orderIn('Accepted');
  const [attemptId, PaymentId, at] = [randomUUID(), randomUUID(), new Date().toISOString()];
  const amount = money(1000, 'EUR');
  const asked = { attemptId, amount, text: '', returnUrl: '', notifyUrl: null, expiresAt: new Date() };
  const { providerId } = await testProviders.provider.create(asked);
  await server.transactions.run(testClient, async ({ attempts, payments }) => {
    await attempts.add({
      ...{
        id: attemptId,
        orderId,
        instalment: 1,
        kind: 'deposit',
        amount,
        driver: 'stripe',
        mode: 'live',
        state: 'Paid',
      },
      ...{ providerId, url: null, snapshot: null, startedAt: at, expiresAt: at, changedAt: at, checkedAt: null },
      ...{ checks: 0, nextCheckAt: null },
    });
    const entry = {
      id: PaymentId,
      kind: 'deposit',
      amount,
      on: '2026-11-21',
      method: 'card',
      note: '',
      takesBack: null,
    } as const;
    const from = { source: 'provider', entry: `${attemptId}/charge/ch_1`, recordedBy: null } as const;
    await payments.add({ orderId, payment: entry, ...from, recordedAt: at });
  });
  return { attemptId, PaymentId, orderId };
}

/** A new line of the bank that says an order, and that it is likely of it. */
async function aBankLine() {
  const { Id: OrderId } = await orderIn('Draft');
  const { Number: number, Money } = await office.order.getOrderById(OrderId);
  const entries = [{ amount: Money.Open, text: `order ${number}`, bankReference: randomUUID() }];
  await office.bank.importStatement(aStatement(entries));
  const { Lines } = await office.bank.lines({ State: 'New' });
  const line = Lines.find(({ Text }) => Text.includes(number));
  return { LineId: line?.Id ?? '', OrderId };
}

const aStatement = (entries: readonly CamtEntry[]) => ({
  ...{ Id: randomUUID(), FileName: 'december.xml', DryRun: false },
  Content: Buffer.from(camtFile({ entries })).toString('base64'),
});

const anInvitation = () => {
  const Id = randomUUID();
  return { Id, Email: `${Id}@example.com`, Name: 'Moira Byrne', Role: 'installer', MaxDiscount: null } as const;
};
const aColleague = () => office.user.invite(anInvitation());

async function aSession(ofUser: string): Promise<string> {
  const [id, at] = [randomUUID(), new Date()];
  await loginSessionsOf(server.database).start({ id: ofUser, clientId: testClient }, { id, agent: 'a test', at });
  return id;
}

async function aFamilyMessage() {
  const { ShareId } = await office.shareDesign({ ItemId: await aDoor() });
  return { Id: randomUUID(), Doors: [{ Id: randomUUID(), ShareId }] };
}
async function aFamilyPage() {
  const message = await aFamilyMessage();
  const { Token } = await office.saveFamilyPage(message);
  return { Id: message.Id, Token, DoorId: message.Doors[0]?.Id ?? '' };
}

/** Columns are kept once for each list. */
const listsLeft: ListName[] = ['items', 'enquiries'];

/** For each mutation a message that it takes, about something new. */
const messages: Readonly<Record<string, () => Promise<object | string>>> = {
  'promise.move': async () => {
    const { OrderId, promise } = await aPromise();
    await office.batch.setCapacity({ Week: promise.Week, Points: 0 });
    const { FactsRevision = 0 } = (await office.promise.get({ OrderId })) ?? {};
    return { OrderId, FactsRevision, Cause: 'capacity' };
  },
  'promise.giveTo': async () => {
    const [From, To] = [(await aPromise()).OrderId, (await aPromise()).OrderId];
    const Key = await theLastOf(From);
    return { Id: randomUUID(), Key, From, To, Reason: 'Their house has no door' };
  },
  'promise.setNotBefore': async () => {
    const { OrderId, promise } = await aPromise();
    return { OrderId, Day: daysAfter(promise.Day, 60) };
  },
  'quote.accept': async () => {
    const { message, sent } = await aSentQuote();
    return { Id: message.Id, Version: sent.Version, Hash: sent.Hash, How: 'phone' };
  },
  'quote.addItems': async () => ({ ...(await aDraft()).message, ItemIds: [await aDoor()] }),
  'quote.complete': async () => {
    const { message } = await aSentQuote();
    await office.quote.lose({ ...message, Reason: 'too late' });
    return { ...(await messageNow(message.Id)), DropTasks: true };
  },
  'quote.convertToOrder': async () => ({ Id: (await anAcceptedQuote()).Id, OrderId: randomUUID() }),
  'quote.create': async () => ({ Id: randomUUID(), ItemIds: [await aDoor()] }),
  'quote.createOfferLink': async () => {
    const { Id } = (await aSentQuote()).message;
    await office.quote.revokeOfferLink({ Id });
    return { Id };
  },
  'quote.lose': async () => ({ ...(await aSentQuote()).message, Reason: 'too dear' }),
  'quote.proposeCharges': async () => {
    const { message } = await aDraft();
    await office.quote.updateCharges({ ...message, Charges: [] });
    return messageNow(message.Id);
  },
  'quote.remove': async () => ({ Id: (await aDraft()).message.Id }),
  'quote.removeLine': async () => {
    const { message, LineId } = await aDraft();
    return { ...message, LineId };
  },
  'quote.discardRevision': async () => {
    const { message } = await aSentQuote();
    await office.quote.revise(message);
    return messageNow(message.Id);
  },
  'quote.revise': async () => (await aSentQuote()).message,
  'quote.revokeOfferLink': async () => ({ Id: (await aSentQuote()).message.Id }),
  'quote.send': async () => ({ ...(await aDraft()).message, Mail: true }),
  'quote.setDiscount': async () => ({ ...(await aDraft()).message, PerCent: 5 }),
  'quote.setVat': async () => ({ ...(await aDraft()).message, VatTreatment: 'IE supply' }),
  'quote.unaccept': async () => ({ ...(await anAcceptedQuote()), Reason: 'It was another Mary.' }),
  'quote.updateCharges': async () => ({ ...(await aDraft()).message, Charges: [] }),
  'quote.updateDetails': async () => ({ ...(await aDraft()).message, Note: 'Ring before you come.' }),
  'quote.updateLine': async () => {
    const { message, LineId } = await aDraft();
    return { ...message, LineId, Quantity: 2 };
  },
  'fault.setFault': async () => {
    const { FaultId } = await aFault();
    return { FaultId, EventId: randomUUID(), Move: 'visit' };
  },
  'order.answerMessage': async () => ({ Id: (await orderIn('Draft')).Id, MessageId: randomUUID(), Text: 'On Monday.' }),
  'order.accept': async () => ({ ...(await orderIn('Confirmed From Installer', { points: 10 })), CreditChecked: true }),
  'order.addItems': async () => ({ ...(await orderIn('Draft')), ItemIds: [await aDoor()] }),
  'order.cancel': async () => ({ ...(await orderIn('Accepted')), Reason: 'No longer wanted.' }),
  'order.credit': async () => {
    const { message, LineId } = await anOrderIn('Delivered');
    return { ...madeAbout(message.Id), Reason: 'Scratched.', Lines: [{ LineId, Amount: '1.00' }] };
  },
  'order.confirm': async () => ({ ...(await orderIn('Draft')), MeasurementsFinal: true }),
  'order.create': async () => ({ Id: randomUUID(), CustomerId: (await aCustomer()).Id, ItemIds: [await aDoor()] }),
  'order.deliver': () => orderIn('Dispatched'),
  'order.dispatch': async () => ({ ...(await orderIn('Manufactured')), Date: '2026-01-09', OldDateAccepted: true }),
  'order.generateBoms': async () => (await orderIn('Accepted')).Id,
  'order.hold': async () => ({ ...(await orderIn('Accepted')), Reason: 'Waits for planning.' }),
  'order.install': () => orderIn('Delivered'),
  'order.readyForProduction': async () => {
    const message = await orderIn('Accepted', { points: 10, week: '2650' });
    await office.order.generateBoms(message.Id);
    return message;
  },
  'order.recordPayment': async () => aPayment((await orderIn('Draft')).Id),
  'order.remake': async () => {
    const { message, LineId } = await anOrderIn('Delivered');
    return { ...madeAbout(message.Id), Lines: [{ LineId }], Reason: 'damaged' };
  },
  'order.removeLine': async () => {
    const { message, LineId } = await anOrderIn('Draft');
    return { ...message, LineId };
  },
  'order.reopen': async () => ({ ...(await orderIn('Accepted')), Reason: 'Another colour.' }),
  'order.revokePageLink': async () => {
    const { Id } = await orderIn('Draft');
    await office.order.rotatePageLink({ Id, AttemptId: randomUUID(), Reason: 'She asked for it.' });
    return { Id, Reason: 'It was passed on.' };
  },
  'order.rotatePageLink': async () => ({
    ...{ Id: (await orderIn('Draft')).Id, AttemptId: randomUUID(), Reason: 'It was passed on.' },
  }),
  'order.resume': () => orderIn('On Hold', { heldFrom: 'Accepted' }),
  'order.sendConfirmation': async () => {
    const { Id } = await orderIn('Draft');
    await office.order.confirm({ Id, MeasurementsFinal: true });
    return { Id, Version: 1 };
  },
  'order.setProductionWeek': async () => ({ ...(await orderIn('Accepted', { points: 10 })), Week: '9951' }),
  'order.takeBackPayment': async () => {
    const payment = await aPayment((await orderIn('Draft')).Id);
    await office.order.recordPayment(payment);
    return { ...madeAbout(payment.OrderId), PaymentId: payment.Id, Reason: 'The cheque bounced.' };
  },
  'order.updateCharges': async () => ({ ...(await orderIn('Draft')), Charges: [] }),
  'order.updateDetails': async () => ({ ...(await orderIn('Draft')), Note: 'Ring before you come.' }),
  'order.waiveDrawing': async () => ({ Id: (await aDrawing()).Id, How: 'phone', Reason: 'She has no computer.' }),
  'order.updateLine': async () => {
    const { message, LineId } = await anOrderIn('Draft');
    return { ...message, LineId, Quantity: 2 };
  },
  'bank.book': aBankLine,
  'bank.bookLikely': async () => ({ LineIds: [(await aBankLine()).LineId] }),
  'bank.dropRule': async () => {
    const Holds = `payout ${randomUUID()}`;
    await office.bank.importStatement(aStatement([{ amount: '1.00', text: Holds }]));
    const { Lines } = await office.bank.lines({ State: 'New' });
    await office.bank.ignore({ LineId: Lines.find(({ Text }) => Text === Holds)?.Id ?? '', Holds });
    return { Id: (await office.bank.rules()).at(-1)?.Id };
  },
  'bank.ignore': async () => ({ LineId: (await aBankLine()).LineId }),
  'bank.importStatement': async () => aStatement([{ amount: '1.00', bankReference: randomUUID() }]),
  'bank.unbook': async () => {
    const line = await aBankLine();
    await office.bank.book(line);
    return { LineId: line.LineId, Reason: 'Of another order.' };
  },
  'payment.askFor': async () => ({ OrderId: (await orderIn('Accepted')).Id, Instalment: 2 }),
  'payment.lookAgain': async () => ({ AttemptId: (await aPaidAttempt()).attemptId }),
  'payment.makeEvidence': async () => ({ Id: randomUUID(), OrderId: (await orderIn('Accepted')).Id }),
  'payment.openEvidence': async () => {
    const [Id, OrderId] = [randomUUID(), (await orderIn('Accepted')).Id];
    await office.payment.makeEvidence({ Id, OrderId });
    await server.transactions.run(testClient, ({ personZips }) =>
      personZips.finish(Id, { files: 0, leftOut: 0, size: 22 }),
    );
    return { OrderId };
  },
  'payment.refund': async () => {
    const { PaymentId, orderId } = await aPaidAttempt();
    await office.order.cancel({ Id: orderId, Reason: 'No longer wanted.' });
    return { Id: randomUUID(), PaymentId, Amount: '10.00', Reason: 'Cancelled' };
  },
  // A supplier has one account with a provider: what is new is its key.
  'payment.setAccount': async () => {
    const withKey = () => ({ Driver: 'mollie', Key: `live_${randomUUID().replaceAll('-', '')}`, IsActive: false });
    await callByPath(office, 'payment.setAccount', withKey());
    return withKey();
  },
  'payment.testAccount': async () => {
    await anAccount();
    return { Driver: 'stripe' };
  },
  'customer.addEnquiry': async () => ({ Id: (await aCustomer()).Id, EnquiryId: (await anEnquiry()).EnquiryId }),
  'customer.create': async () => ({ Id: randomUUID(), EnquiryId: (await anEnquiry()).EnquiryId }),
  'customer.erasePerson': async () => {
    const { Id: CustomerId } = await aCustomer();
    await office.quote.create({ Id: randomUUID(), CustomerId, ItemIds: [await aDoor()] });
    return { Id: CustomerId };
  },
  'customer.merge': async () => ({ Id: (await aCustomer()).Id, From: (await aCustomer()).Id }),
  'customer.updateCustomer': async () => {
    const { Id, LastUpdated } = await aCustomer();
    return { Id, LastUpdated, Name: 'Mary Byrne senior' };
  },
  'promise.hold': async () => ({ Id: randomUUID(), QuoteId: (await aDraft()).message.Id }),
  'promise.releaseHold': async () => {
    const QuoteId = (await aDraft()).message.Id;
    const { Id } = await office.promise.hold({ Id: randomUUID(), QuoteId });
    return { Id };
  },
  'pricing.createDraft': async () => {
    await withoutPriceDraft();
    return { Id: randomUUID() };
  },
  'pricing.discardDraft': async () => ({ Id: (await aPriceDraft()).message.Id }),
  'pricing.importRows': async () => {
    const { message, code } = await aPriceDraft();
    return { ...message, Csv: `Code,Price\n${code},1234.50`, DryRun: false };
  },
  'pricing.publish': async () => ({ Id: (await aPriceDraft()).message.Id, From: '2099-01-01' }),
  'pricing.raisePrices': async () => ({ ...(await aPriceDraft()).message, PerCent: 10, Attempt: randomUUID() }),
  'pricing.updateRows': async () => {
    const { message, code } = await aPriceDraft();
    return { ...message, Rows: [{ Code: code, Value: '1234.50' }] };
  },
  'user.chooseColumns': async () => ({ List: listsLeft.pop() ?? 'items', Columns: ['number'] }),
  'user.disable': async () => ({ UserId: (await aColleague()).UserId }),
  'user.enable': async () => {
    const { UserId } = await aColleague();
    await office.user.disable({ UserId });
    return { UserId };
  },
  'user.endMySession': async () => ({ SessionId: await aSession(userId) }),
  'user.endSessions': async () => {
    const { UserId } = await aColleague();
    await aSession(UserId);
    return { UserId };
  },
  'user.invite': async () => anInvitation(),
  'user.mailPasswordLink': async () => ({ UserId: (await aColleague()).UserId, Attempt: randomUUID() }),
  'user.removeSecondFactor': async () => {
    const { UserId } = await aColleague();
    await asClient(server.database, testClient, (queries) =>
      queries.insert(tenantTables.secondFactor).values({
        ...{ clientId: testClient, accountId: UserId, secret: '', lastStep: 0, recoveryHashes: [] },
        confirmedAt: new Date(),
      }),
    );
    return { UserId };
  },
  'user.removeView': async () => ({ List: 'items', Id: randomUUID() }),
  'user.saveView': async () => ({ List: 'items', Id: randomUUID(), Name: 'Stale', Params: {} }),
  'user.updateUser': async () => {
    const { UserId, LastUpdated } = await aColleague();
    return { UserId, LastUpdated, Name: 'Moira Kerr', Role: 'fabricator', MaxDiscount: 5 };
  },
  'user.withdrawInvitation': async () => ({ UserId: (await aColleague()).UserId }),
  acceptOffer: async () => acceptance((await aSentQuote()).sent, office.getOffer),
  askAboutOffer: async () => {
    return { Token: tokenOf((await aSentQuote()).sent), AttemptId: randomUUID(), Question: 'When can you fit it?' };
  },
  askAboutOrder: async () => ({ Token: (await aDrawing()).Token, Id: randomUUID(), Text: 'When do you come?' }),
  reportFault: async () => {
    const { Token, LineId } = await anArrivedDoor();
    return { Token, Id: randomUUID(), LineId, Area: 'door:leaf', Kind: 'noise', Text: 'It creaks.' };
  },
  reopenFault: async () => {
    const { Token, FaultId } = await aFault();
    for (const Move of ['remake', 'solve'])
      await callByPath(office, 'fault.setFault', { FaultId, EventId: randomUUID(), Move, Text: 'Oiled.' });
    return { Token, EventId: randomUUID(), FaultId, Text: 'It creaks again.' };
  },
  answerHandover: async () => {
    const { Id, Token } = await aDrawing();
    const HandoverId = randomUUID();
    const unsigned = { kind: 'not signed', doors: null, reason: 'Nobody was in', how: 'phone' } as const;
    const nothing = { visitId: null, undoes: null, photo: null, signature: null, deviceAt: null, who: null };
    await server.transactions.run(testClient, ({ visitEvents }) =>
      visitEvents.add([{ ...nothing, ...unsigned, id: HandoverId, orderId: Id, at: new Date().toISOString() }]),
    );
    const { Handover } = await office.order.page({ Id });
    const Answer = { As: 'signed', Name: 'Mary Byrne', Confirmed: Handover?.ToConfirm };
    return { Token, Id: randomUUID(), HandoverId, Answer };
  },
  confirmOrder: async () => {
    const { Token, ToConfirm, ...drawing } = await aDrawing();
    return { Token, Version: drawing.Version, Hash: drawing.Hash, Name: 'Mary Byrne', Confirmed: ToConfirm };
  },
  enterCode: async () => aCode(),
  forgetDevice: async () => {
    const code = await aCode();
    ({ Device: device } = await visitor().enterCode(code));
    return { Token: code.Token, DeviceId: code.Id };
  },
  requestCode: async () => ({ Token: tokenOf((await aSentQuote()).sent), Id: randomUUID() }),
  rotateMyLink: async () => ({ Token: tokenOf((await aSentQuote()).sent), Id: randomUUID() }),
  setReminders: async () => ({ Token: (await aDrawing()).Token, Reminders: false, Reviews: true }),
  startPayment: async () => {
    const { sent, message } = await aSentQuote();
    await acceptAndConvert(sent, message.Id);
    await anAccount();
    return { Token: tokenOf(sent), Instalment: 1, Id: randomUUID() };
  },
  endFamilyPage: async () => ({ Id: (await aFamilyPage()).Id }),
  heartFamilyDoor: async () => {
    const { Token, DoorId } = await aFamilyPage();
    return { Token, Device: randomUUID(), DoorId, On: true };
  },
  saveFamilyPage: async () => aFamilyMessage(),
  declineOffer: async () => ({ Token: tokenOf((await aSentQuote()).sent), Reason: 'Too dear.' }),
};

const groups = /^(bank|quote|order|fault|customer|pricing|promise|document|user|payment)\./;
const mutations = callsOf('installer').filter(({ kind }) => kind === 'mutation');

test('every mutation about quotes, orders, payments, customers, prices, holds, documents, people, offers and families has its message here', () => {
  const ours = mutations.filter(
    ({ path, right }) =>
      groups.test(path) ||
      (right === 'offer.answer' && !visitCalls.includes(path)) ||
      /Family(?:Page|Door)$/.test(path),
  );
  expect(Object.keys(messages).toSorted()).toEqual(ours.map(({ path }) => path).toSorted());
});

test.each(Object.entries(messages))(
  '%s: ten at once and one later have one answer and one effect',
  async (path, aMessage) => {
    const isPublic = callsOf('public').some((call) => call.path === path);
    await expectOneEffect(server, {
      aMessage,
      send: (message) => callByPath(isPublic ? visitor() : office, path, message),
    });
  },
);
