import { refused } from '@door/domain/door/model/result';
import { groupsOf } from '@door/domain/lib/records';
import { numberText } from '@door/domain/lib/running-number';
import { givable } from '@door/domain/making/promise/given-supply';
import { quantityText } from '@door/domain/making/stock/quantity';
import { takingStates } from '@door/domain/selling/order/order-states';
import { z } from 'zod';
import { newIdInput, orderIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { findArticle, loadPlaces, loadSaidSupplies } from '../inventory/articles.ts';
import { articleKeyInput } from '../inventory/inventory-input.ts';
import { outlooks } from '../inventory/outlooks.ts';
import { messages, promisingMessages } from '../messages.ts';
import { loadOrder } from '../order/load-order.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { inOneTransaction, type OfficeScope, procedure } from '../procedure.ts';
import { recordHistory } from '../system-status/history.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { type FoundPromise, keepRisk, riskChange } from './keep-risk.ts';
import { promiseToWire } from './promise-to-wire.ts';
import { checkPromises } from './recheck.ts';
import { tellPromise } from './tell-promise.ts';

const input = z.strictObject({
  /** Made up by the page, so that a message that is sent twice gives once. */
  Id: newIdInput,
  Key: articleKeyInput,
  /** The order that has it in its turn, and the one that is short of it. */
  From: orderIdInput,
  To: orderIdInput,
  Reason: filledText(500),
});
type Sent = z.output<typeof input>;

/**
 * Gives goods that one order would take to another that is short of them: nothing but a person does this (PROMISE 5.4). The date of the
 * first moves at once where it can be kept no more, that of the other is checked.
 */
export const giveTo = procedure
  .allow('production.run')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const { promises, batches } = ctx.stores;
    await batches.lockPromises();
    const earlier = await promises.gift(sent.Id);
    if (!earlier) await give(ctx, sent);
    else if (earlier.key !== sent.Key || earlier.from !== sent.From || earlier.to !== sent.To)
      unwrapOrThrow(refused('promise.gift-taken', promisingMessages.gifts.taken));
    return { From: await standing(ctx, sent.From), To: await standing(ctx, sent.To) };
  });

const standing = async (ctx: OfficeScope, id: string) => promiseToWire(ctx, unwrapOrThrow(await loadOrder(ctx, id)));

async function give(ctx: OfficeScope, sent: Sent): Promise<void> {
  const orders = new Map<string, StoredOrder>();
  for (const id of [sent.From, sent.To].toSorted()) orders.set(id, unwrapOrThrow(await loadOrder(ctx, id)));
  for (const { order } of orders.values())
    if (order.promisedWeek === null || !takingStates.some((state) => state === order.state))
      unwrapOrThrow(refused('promise.none', messages.promise.none));
  if (sent.From === sent.To) unwrapOrThrow(refused('promise.same-order', promisingMessages.gifts.sameOrder));
  const { unit } = unwrapOrThrow(await findArticle(ctx, sent.Key));
  const quantity = await quantityOf(ctx, sent);
  if (quantity === 0) unwrapOrThrow(refused('promise.nothing-to-give', promisingMessages.gifts.nothing(sent.Key)));
  const by = { madeBy: ctx.caller.userId, madeAt: ctx.clock.now().toISOString() };
  const gift = { key: sent.Key, from: sent.From, to: sent.To, reason: sent.Reason };
  await ctx.stores.promises.give({ id: sent.Id, ...gift, quantity, ...by });
  const goods = `${quantityText(quantity, unit)} × ${sent.Key}`;
  const numberOf = (id: string) => numberText('order', orders.get(id)?.number ?? 0);
  const entry = { about: 'order', kind: 'demand', reason: sent.Reason } as const;
  await recordHistory(ctx, [
    { ...entry, aboutId: sent.From, from: goods, to: promisingMessages.gifts.to(numberOf(sent.To)) },
    { ...entry, aboutId: sent.To, from: promisingMessages.gifts.from(numberOf(sent.From)), to: goods },
  ]);
  await checkBoth(ctx, sent, orders);
}

/** How much of it the one has in time for the other, who is short of it. */
async function quantityOf(ctx: OfficeScope, { Key, From, To }: Sent): Promise<number> {
  const balances = await ctx.stores.stock.balances({ keys: [Key] });
  const kept = {
    places: await loadPlaces(ctx),
    said: await loadSaidSupplies(ctx),
    balances: groupsOf(balances, ({ key }) => key),
  };
  const needs = (await outlooks(ctx, kept, [Key])).get(Key)?.needs ?? [];
  const of = (id: string) => needs.filter(({ demand }) => demand.by.id === id);
  return givable({ from: of(From), to: of(To) });
}

/** Who has given is promised the next date, where there is one and the one that stands cannot be kept; whose date can be kept again is in no danger. */
async function checkBoth(ctx: OfficeScope, sent: Sent, orders: ReadonlyMap<string, StoredOrder>): Promise<void> {
  const { living, forecasts, ...checked } = await checkPromises(ctx);
  const risks = new Map((await ctx.stores.promises.risks([sent.From, sent.To])).map((risk) => [risk.orderId, risk]));
  for (const [id, stored] of orders) {
    const [promise, forecast] = [living.get(id), forecasts.get(id)];
    if (!promise || !forecast) continue;
    const { date, facts, isBroken } = forecast;
    if (id === sent.From && date && isBroken) {
      await tellPromise(ctx, stored, {
        date,
        facts,
        cause: 'given-to-other',
        note: '',
        reason: sent.Reason,
        idempotencyKey: null,
      });
      continue;
    }
    const found: FoundPromise = { living: promise, forecast, risk: risks.get(id) ?? null, ...checked };
    const change = riskChange(ctx, found);
    if (change) await keepRisk(ctx, stored, { found, change });
  }
}
