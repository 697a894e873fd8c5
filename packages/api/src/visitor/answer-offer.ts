import { numberText } from '@door/domain/lib/running-number';
import { refused } from '@door/domain/door/model/result';
import { workingDaysAfter } from '@door/domain/selling/task/working-days';
import type { TaskRule } from '@door/domain/selling/task/task';
import { pageLimits } from '@door/domain/selling/page/page-limits';
import { z } from 'zod';
import { newIdInput } from '../input/ids.ts';
import { confirmedInput, offerTokenInput } from '../quote/offer-input.ts';
import { versionHashInput, versionNumberInput } from '../quote/quote-input.ts';
import { filledText, text } from '../input/text.ts';
import { endHoldOf } from '../promise/held-places.ts';
import { recordHistory } from '../system-status/history.ts';
import { createTask } from '../task/tasks.ts';
import { today } from '../pricing/price-lists.ts';
import { acceptVersion, recordOfferEvent } from '../quote/accept-version.ts';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { loadOffer, type Offer, openOffer } from '../quote/open-offer.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages, quotingMessages } from '../messages.ts';

const offerCall = procedure.allow('offer.answer').use(inOneTransaction);

const acceptInput = z.strictObject({
  Token: offerTokenInput,
  Version: versionNumberInput,
  /** As `getOffer` gave it: what is accepted is exactly what was read. */
  Hash: versionHashInput,
  Name: filledText(pageLimits.name),
  /** The sentences that were ticked: `ToConfirm` of `getOffer`, whole and in their order. */
  Confirmed: confirmedInput,
});

/** The customer accepts. Said again, it is the same acceptance. */
export const acceptOffer = offerCall.input(acceptInput).mutation(async ({ ctx, input: sent }) => {
  await enforceOfferLimit(ctx, 'offerAnswer', sent.Token);
  const offer = unwrapOrThrow(await loadOffer(ctx, sent.Token));
  const { stored } = offer.state === 'accepted' ? offer : unwrapOrThrow(openOffer(offer));
  const said = {
    how: 'link',
    version: sent.Version,
    hash: sent.Hash,
    name: sent.Name,
    confirmed: sent.Confirmed,
  } as const;
  await acceptVersion(ctx, stored, said);
  return { State: 'accepted' as const };
});

const declineInput = z.strictObject({
  Token: offerTokenInput,
  /** The one that was read; absent: the one that was sent last. */
  Version: versionNumberInput.optional(),
  Reason: text(2000).default(''),
});

/** The customer says no. The supplier's people decide whether the quote is lost or revised. */
export const declineOffer = offerCall
  .input(declineInput)
  .mutation(async ({ ctx, input: { Token, Version, Reason } }) => {
    await enforceOfferLimit(ctx, 'offerAnswer', Token);
    const offer = unwrapOrThrow(await loadOffer(ctx, Token));
    if (offer.state !== 'declined') {
      const { stored, sent } = unwrapOrThrow(openOffer(offer));
      if (Version !== undefined && Version !== sent.frozen.quote.version)
        unwrapOrThrow(refused('quote.superseded', quotingMessages.guards['quote.superseded']));
      await recordAnswer(ctx, offer, { kind: 'declined', text: Reason });
      const what = messages.quote.declined(numberText('quote', stored.number));
      await endHoldOf(ctx, stored.id);
      await notifySupplier(ctx, offer, { rule: 'answer-decline', what, about: Reason, occasion: offer.sent.hash });
    }
    return { State: 'declined' as const };
  });

const askInput = z.strictObject({
  Token: offerTokenInput,
  /** Made up by the page, so that a question that is sent twice is asked once. */
  AttemptId: newIdInput,
  Question: filledText(2000),
});

/** A question becomes a task of the supplier's people. */
export const askAboutOffer = offerCall
  .input(askInput)
  .mutation(async ({ ctx, input: { Token, AttemptId, Question } }) => {
    await enforceOfferLimit(ctx, 'offerAnswer', Token);
    const offer = unwrapOrThrow(await loadOffer(ctx, Token));
    if (offer.state !== 'accepted') unwrapOrThrow(openOffer(offer));
    const isNew = await recordAnswer(ctx, offer, {
      kind: 'asked',
      text: Question,
      id: ctx.ids.itemNamed(`question ${AttemptId}`),
    });
    const what = messages.quote.answerQuestion(numberText('quote', offer.stored.number));
    if (isNew)
      await notifySupplier(ctx, offer, { rule: 'answer-question', what, about: Question, occasion: AttemptId });
    return { AttemptId };
  });

interface Said {
  readonly kind: 'declined' | 'asked';
  readonly text: string;
  readonly id?: string;
}

/** Evidence and a line of the history. False: it came before. */
async function recordAnswer(ctx: CallScope, { stored, sent }: Offer, said: Said): Promise<boolean> {
  const about = { quoteId: stored.id, version: sent.frozen.quote.version, hash: sent.hash };
  const isNew = await recordOfferEvent(ctx, { ...about, how: 'link', name: '', confirmed: [], ...said });
  if (isNew)
    await recordHistory(ctx, [
      { about: 'quote', aboutId: stored.id, kind: 'offer', from: null, to: said.kind, reason: said.text },
    ]);
  return isNew;
}

interface Told {
  readonly rule: TaskRule;
  readonly what: string;
  readonly about: string;
  readonly occasion: string;
}

const daysToAnswer = 1;

/** A task of the company, due within one working day. */
async function notifySupplier(
  ctx: CallScope,
  { stored: { id, enquiryId } }: Offer,
  { rule, what, about, occasion }: Told,
): Promise<void> {
  await createTask(ctx, {
    id: ctx.ids.itemNamed(`task ${String(ctx.clientId)} ${rule} ${id} ${occasion}`),
    what,
    about,
    due: workingDaysAfter(today(ctx), daysToAnswer),
    itemId: null,
    enquiryId,
    quoteId: id,
    orderId: null,
    assignee: null,
    rule,
  });
}
