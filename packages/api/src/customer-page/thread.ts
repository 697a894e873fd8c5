import { numberText } from '@door/domain/lib/running-number';
import { mailedAt, pageLimits } from '@door/domain/selling/page/page-limits';
import { workingDaysAfter } from '@door/domain/selling/task/working-days';
import { z } from 'zod';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { newIdInput, orderIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { messages } from '../messages.ts';
import { loadOrder } from '../order/load-order.ts';
import { today } from '../pricing/price-lists.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { boughtTokenInput } from '../quote/offer-input.ts';
import { createTask, endTask } from '../task/tasks.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { loadNames } from '../user/people.ts';
import { type Bought, boughtOf } from './bought.ts';
import { saleOfOrder } from './customer-link.ts';
import { type Sale, saleIds } from './link-store.ts';
import type { SaleMessage } from './thread-store.ts';
import { mustHaveCode, openPage } from './open-page.ts';
import { keepPhotos, photosOfSale, salePhotosInput, uploadedPhotos } from './sale-photos.ts';

/** What was asked about the quote, then what was written since. */
async function threadOf({ stores }: CallScope, sale: Sale): Promise<readonly SaleMessage[]> {
  const answers = sale.kind === 'quote' ? await stores.offers.events([sale.id]) : [];
  const asked = answers.filter(({ kind }) => kind === 'asked');
  return [...asked.map(({ id, text, at }) => ({ id, sale, who: null, text, at })), ...(await stores.threads.of(sale))];
}

/** What the customer and the supplier's people have written to each other, oldest first. */
export async function threadToWire(ctx: CallScope, sale: Sale) {
  const nameOf = await loadNames(ctx);
  const photosOf = await photosOfSale(ctx, sale);
  return (await threadOf(ctx, sale)).map(({ id, who, text, at }) => ({
    MessageId: id,
    /** Of the supplier; null: the customer. */
    By: who === null ? null : nameOf(who),
    Text: text,
    At: at,
    Photos: photosOf(id),
  }));
}

const askInput = z.strictObject({
  Token: boughtTokenInput,
  /** Made up by the page, so that a question that is sent twice is asked once. */
  Id: newIdInput,
  Text: filledText(pageLimits.text),
  PhotoUrls: salePhotosInput,
});

/** A question of the customer, with photos: a task of the supplier's people until one of them answers. */
export const askAboutOrder = procedure
  .allow('offer.answer')
  .input(askInput)
  .use(async ({ ctx, input, next }) => next({ ctx: { uploads: await uploadedPhotos(ctx, input) } }))
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Token, Id, Text } }) => {
    await enforceOfferLimit(ctx, 'offerAnswer', Token);
    const { link } = unwrapOrThrow(mustHaveCode(unwrapOrThrow(await openPage(ctx, Token))));
    const bought = unwrapOrThrow(await boughtOf(ctx, link.sale));
    if (await askQuestion(ctx, bought, { id: Id, text: Text }))
      await keepPhotos(ctx, { sale: link.sale, about: Id, uploads: ctx.uploads });
    return { Id };
  });

/** The customer writes something that one of the supplier's people is to answer. False: it came before. */
export async function askQuestion(
  ctx: CallScope,
  bought: Bought,
  question: Pick<SaleMessage, 'id' | 'text'>,
): Promise<boolean> {
  const isNew = await addMessage(ctx, { ...question, sale: bought.sale, who: null });
  if (isNew) await askToAnswer(ctx, bought, question);
  return isNew;
}

/** Adds what somebody writes, and mails the other side in its time. False: it came before. */
async function addMessage(ctx: CallScope, written: Omit<SaleMessage, 'at'>): Promise<boolean> {
  const { stores, clientId, clock } = ctx;
  const { id, sale, who } = written;
  await stores.threads.lock(sale);
  const earlier = await stores.threads.of(sale);
  if (earlier.some((message) => message.id === id)) return false;
  const at = clock.now().toISOString();
  await stores.threads.add({ ...written, at });
  const ofSide = earlier.filter((message) => (message.who === null) === (who === null));
  const leavesAt = mailedAt([...ofSide.map((message) => message.at), at]);
  const job = { clientId, ...saleIds(sale), about: 'message', of: id } as const;
  if (leavesAt !== null)
    await stores.outbox.add({ kind: who === null ? 'page-to-supplier' : 'page-to-customer', ...job, leavesAt });
  return true;
}

/** A task of the company, due within one working day. */
async function askToAnswer(ctx: CallScope, bought: Bought, { id, text }: Pick<SaleMessage, 'id' | 'text'>) {
  const number =
    bought.kind === 'order' ? numberText('order', bought.order.number) : numberText('quote', bought.sent.frozen.number);
  await createTask(ctx, {
    id: ctx.ids.itemNamed(`task ${String(ctx.clientId)} answer-question ${id}`),
    what: messages.quote.answerQuestion(number),
    about: text,
    due: workingDaysAfter(today(ctx), 1),
    ...{ itemId: null, enquiryId: null, assignee: null, rule: 'answer-question' },
    ...(bought.kind === 'order'
      ? { quoteId: null, orderId: bought.order.id }
      : { quoteId: bought.sale.id, orderId: null }),
  });
}

const orderCall = procedure.allow('orders.sell').use(inOneTransaction);

/** The thread of an order, which began with its quote. */
export const orderMessages = orderCall
  .input(z.strictObject({ Id: orderIdInput }))
  .query(async ({ ctx, input: { Id } }) => threadToWire(ctx, saleOfOrder(unwrapOrThrow(await loadOrder(ctx, Id)))));

const answerInput = z.strictObject({
  Id: orderIdInput,
  /** Made up by the page, so that an answer that is sent twice is given once. */
  MessageId: newIdInput,
  Text: filledText(pageLimits.text),
});

/** A person of the supplier writes to the customer: with that, questions about the order are answered. */
export const answerMessage = orderCall.input(answerInput).mutation(async ({ ctx, input: { Id, MessageId, Text } }) => {
  const order = unwrapOrThrow(await loadOrder(ctx, Id));
  const sale = saleOfOrder(order);
  const isNew = await addMessage(ctx, { id: MessageId, sale, who: ctx.caller.userId, text: Text });
  if (!isNew) return { Id };
  const asked = (await ctx.stores.tasks.ofRule('answer-question')).filter(
    ({ orderId, quoteId }) => orderId === Id || (order.order.quote !== null && quoteId === order.order.quote.id),
  );
  for (const task of asked) await endTask(ctx, task, { move: 'finish', reason: '' });
  return { Id };
});
