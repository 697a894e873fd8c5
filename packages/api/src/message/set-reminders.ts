import { accepted, refused } from '@door/domain/door/model/result';
import { contactTopics } from '@door/domain/selling/message/message-rules';
import { z } from 'zod';
import { boughtOf } from '../customer-page/bought.ts';
import { mustHaveCode, openPage } from '../customer-page/open-page.ts';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { booleanInput } from '../input/choices.ts';
import { messages } from '../messages.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { boughtTokenInput } from '../quote/offer-input.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { customerOf } from './message-facts.ts';

const remindersInput = z.strictObject({ Token: boughtTokenInput, Reminders: booleanInput, Reviews: booleanInput });

/** What the customer wants to be mailed of what they may do without. */
export const setReminders = procedure
  .allow('offer.answer')
  .input(remindersInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Token, Reminders, Reviews } }) => {
    await enforceOfferLimit(ctx, 'offerAnswer', Token);
    const { link } = unwrapOrThrow(mustHaveCode(unwrapOrThrow(await openPage(ctx, Token))));
    const customer = await customerOf(ctx, unwrapOrThrow(await boughtOf(ctx, link.sale)));
    const { id } = unwrapOrThrow(customer ? accepted(customer) : refused('customer.none', messages.customer.none));
    const wanted = { reminders: Reminders, reviews: Reviews };
    const at = ctx.clock.now().toISOString();
    for (const topic of contactTopics) await ctx.stores.messages.choose(id, topic, { isWanted: wanted[topic], at });
    return { Reminders, Reviews };
  });
