import { accepted, refused } from '@door/domain/door/model/result';
import { pageLimits, stillLasts } from '@door/domain/selling/page/page-limits';
import { z } from 'zod';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { newIdInput, orderIdInput } from '../input/ids.ts';
import { filledText } from '../input/text.ts';
import { messages } from '../messages.ts';
import { loadOrder } from '../order/load-order.ts';
import { today } from '../pricing/price-lists.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { offerTokenInput } from '../quote/offer-input.ts';
import type { Result } from '../refusals.ts';
import { recordHistory } from '../system-status/history.ts';
import { createTask } from '../task/tasks.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { addressOnFile } from './address-on-file.ts';
import { addLink, openLink, saleOfOrder } from './customer-link.ts';
import { type Sale, saleIds } from './link-store.ts';

const mineInput = z.strictObject({
  Token: offerTokenInput,
  /** Made up by the page, so that a message that is sent twice makes one link. */
  Id: newIdInput,
});

/**
 * Whoever fears that a link is in wrong hands has a new one mailed to the customer: this one leads nowhere at once. Where there is no
 * address the supplier's people are asked, and the link stays.
 */
export const rotateMyLink = procedure
  .allow('offer.answer')
  .input(mineInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Token, Id } }) => {
    await enforceOfferLimit(ctx, 'offerAnswer', Token);
    const sale = unwrapOrThrow(await saleToRenew(ctx, Token, Id));
    if (await addressOnFile(ctx, sale)) await renewLink(ctx, sale, { attempt: Id, mails: true });
    else await askToRenew(ctx, sale);
    return { Id };
  });

/** The sale of a link that has not ended, or that ended by this very message. */
async function saleToRenew(ctx: CallScope, token: string, attempt: string): Promise<Result<Sale>> {
  const found = await ctx.stores.links.find(ctx.ids.digest(token));
  const isRepeated = found && (await ctx.stores.links.of(found.sale)).some((link) => link.attempt === attempt);
  if (isRepeated) return accepted(found.sale);
  const opened = await openLink(ctx, token);
  return opened.ok ? accepted(opened.value.sale) : opened;
}

interface Renewal {
  readonly attempt: string;
  /** Whether the customer has an address to which the new one is mailed. */
  readonly mails: boolean;
}

/** Ends all links of a sale and makes a new one, by each message once. */
async function renewLink(ctx: CallScope, sale: Sale, { attempt, mails }: Renewal): Promise<void> {
  const { stores, clock, clientId } = ctx;
  await stores.links.lock(sale);
  const links = await stores.links.of(sale);
  if (links.some((link) => link.attempt === attempt)) return;
  const asked = links.filter((link) => link.attempt !== null && stillLasts(link.createdAt, clock.now(), 'day'));
  if (asked.length >= pageLimits.linksADay) unwrapOrThrow(refused('page.too-many-links', messages.page.tooManyLinks));
  await stores.links.end(sale, { at: clock.now().toISOString(), as: 'rotated' });
  const { ordinal } = await addLink(ctx, sale, { after: links.length, attempt });
  if (mails)
    await stores.outbox.add({
      kind: 'page-to-customer',
      clientId,
      ...saleIds(sale),
      about: 'link',
      of: String(ordinal),
    });
}

/** One task a day, due at once: somebody may read what is not theirs. */
async function askToRenew(ctx: CallScope, sale: Sale): Promise<void> {
  const day = today(ctx);
  await createTask(ctx, {
    id: ctx.ids.itemNamed(`task ${String(ctx.clientId)} renew-link ${sale.kind} ${sale.id} ${day}`),
    what: messages.page.renewLink,
    about: '',
    due: day,
    itemId: null,
    enquiryId: null,
    ...saleIds(sale),
    assignee: null,
    rule: 'renew-link',
  });
}

const orderCall = procedure.allow('orders.sell').use(inOneTransaction);

const orderInput = z.strictObject({ Id: orderIdInput, AttemptId: newIdInput, Reason: filledText(500) });

/** The same for a customer who has told a person of the supplier. Without an address the links end, and the new one is copied from the office. */
export const rotatePageLink = orderCall
  .input(orderInput)
  .mutation(async ({ ctx, input: { Id, AttemptId, Reason } }) => {
    const sale = saleOfOrder(unwrapOrThrow(await loadOrder(ctx, Id)));
    const isRepeated = (await ctx.stores.links.of(sale)).some(({ attempt }) => attempt === AttemptId);
    if (isRepeated) return { Id };
    await renewLink(ctx, sale, { attempt: AttemptId, mails: (await addressOnFile(ctx, sale)) !== null });
    await recordReason(ctx, { Id, to: 'rotated', Reason });
    return { Id };
  });

/** Nobody reads the order by a link any longer, until somebody has a new one made. */
export const revokePageLink = orderCall
  .input(z.strictObject({ Id: orderIdInput, Reason: filledText(500) }))
  .mutation(async ({ ctx, input: { Id, Reason } }) => {
    const sale = saleOfOrder(unwrapOrThrow(await loadOrder(ctx, Id)));
    await ctx.stores.links.lock(sale);
    if ((await ctx.stores.links.of(sale)).every(({ endedAt }) => endedAt !== null)) return { Id };
    await ctx.stores.links.end(sale, { at: ctx.clock.now().toISOString(), as: 'revoked' });
    await recordReason(ctx, { Id, to: 'revoked', Reason });
    return { Id };
  });

interface Told {
  readonly Id: string;
  readonly to: 'rotated' | 'revoked';
  readonly Reason: string;
}

const recordReason = (ctx: CallScope, { Id, to, Reason }: Told): Promise<void> =>
  recordHistory(ctx, [{ about: 'order', aboutId: Id, kind: 'offer', from: null, to, reason: Reason }]);
