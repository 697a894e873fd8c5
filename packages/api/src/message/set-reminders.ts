import { accepted, refused } from '@door/domain/door/model/result';
import { type ContactTopic, contactTopics } from '@door/domain/selling/message/message-rules';
import { z } from 'zod';
import { boughtOf } from '../customer-page/bought.ts';
import { mustHaveCode, openPage } from '../customer-page/open-page.ts';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { booleanInput } from '../input/choices.ts';
import { messages } from '../messages.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import { boughtTokenInput } from '../quote/offer-input.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { customerOf, type MessageScope, smsGateway } from './message-facts.ts';

const remindersInput = z.strictObject({
  Token: boughtTokenInput,
  Reminders: booleanInput,
  Reviews: booleanInput,
  /** Absent: as it is. */
  Sms: booleanInput.optional(),
});

/** What a customer is sent of what they may do without; of SMS null: the supplier sends none. */
export async function wantedToWire({ stores }: Pick<MessageScope, 'stores'>, customerId: string | undefined) {
  const unwanted = customerId === undefined ? [] : await stores.messages.unwanted(customerId);
  const isWanted = (topic: ContactTopic) => !unwanted.includes(topic);
  const sendsSms = (await smsGateway({ stores })) !== undefined;
  return { Reminders: isWanted('reminders'), Reviews: isWanted('reviews'), Sms: sendsSms ? isWanted('sms') : null };
}

/** What the customer wants to be sent of what they may do without. */
export const setReminders = procedure
  .allow('offer.answer')
  .input(remindersInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: { Token, Reminders, Reviews, Sms } }) => {
    await enforceOfferLimit(ctx, 'offerAnswer', Token);
    const { link } = unwrapOrThrow(mustHaveCode(unwrapOrThrow(await openPage(ctx, Token))));
    const customer = await customerOf(ctx, unwrapOrThrow(await boughtOf(ctx, link.sale)));
    const { id } = unwrapOrThrow(customer ? accepted(customer) : refused('customer.none', messages.customer.none));
    const wanted = { reminders: Reminders, reviews: Reviews, sms: Sms };
    const at = ctx.clock.now().toISOString();
    for (const topic of contactTopics) {
      const isWanted = wanted[topic];
      if (isWanted !== undefined) await ctx.stores.messages.choose(id, topic, { isWanted, at });
    }
    return wantedToWire(ctx, id);
  });
