import { messageLanguages } from '@door/domain/catalogue/rows/message-settings';
import { accepted, refused } from '@door/domain/door/model/result';
import { messageCodes, messageRule } from '@door/domain/selling/message/message-rules';
import { messageTextLimits, unknownPlaceholders } from '@door/domain/selling/message/message-text';
import { z } from 'zod';
import { saleOfOrder } from '../customer-page/customer-link.ts';
import { oneOf, wholeNumberFrom } from '../input/choices.ts';
import { newIdInput, orderIdInput } from '../input/ids.ts';
import { text } from '../input/text.ts';
import { loadOrder } from '../order/load-order.ts';
import { type CallScope, inOneTransaction, type OfficeScope, procedure, router } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import type { StoredText } from './message-store.ts';
import { setSms, smsSettings, testSms } from './sms-gateway.ts';
import { demoCustomer, tellingMessages, usualTexts } from './messages.ts';

/** All messages to customers with their texts, the usual one and the supplier's own, and what a preview tells. */
const texts = procedure
  .allow('settings.see')
  .use(inOneTransaction)
  .query(({ ctx }) => textsNow(ctx));

async function textsNow({ stores, supplier }: CallScope) {
  const written = await stores.messages.texts();
  return {
    Messages: messageCodes.map((code) => ({
      Code: code,
      Placeholders: messageRule(code).placeholders,
      Usual: textToWire(usualTexts[code]),
      Own: written
        .filter((own) => own.code === code)
        .map(({ language, version, ...own }) => ({ Language: language, Version: version, ...textToWire(own) })),
    })),
    /** What the placeholders stand for in a preview. */
    Demo: { ...demoCustomer, supplier: supplier.client.name },
  };
}

const textToWire = ({ subject, body }: Pick<StoredText, 'subject' | 'body'>) => ({ Subject: subject, Body: body });

/** More versions of a text than anybody writes. */
const mostVersions = 1_000_000;

const textInput = z.strictObject({
  /** Made up by the page, so that a text that is sent twice is one version. */
  Id: newIdInput,
  Code: oneOf(messageCodes),
  Language: oneOf(messageLanguages),
  /** Of the text that was changed; 0: there was none. */
  Version: wholeNumberFrom(0, mostVersions),
  Subject: text(messageTextLimits.subject).transform((subject) => subject.trim()),
  /** Both empty: the usual text again. */
  Body: text(messageTextLimits.body).transform((body) => body.trim()),
});

/** The supplier writes a text of its own: as plain text, with the placeholders of its message alone. */
const updateText = procedure
  .allow('settings.manage')
  .input(textInput)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input }) => {
    if (await ctx.stores.messages.text(input.Id)) return textsNow(ctx);
    unwrapOrThrow(await writeText(ctx, input));
    return textsNow(ctx);
  });

async function writeText(
  { stores, caller, clock }: OfficeScope,
  { Id, Code, Language, Version, Subject, Body }: z.output<typeof textInput>,
): Promise<Result<null>> {
  if ((Subject === '') !== (Body === '')) return refused('message.empty', tellingMessages.emptyText);
  const unknown = unknownPlaceholders({ subject: Subject, body: Body }, messageRule(Code).placeholders);
  if (unknown.length > 0)
    return refused('message.unknown-placeholder', tellingMessages.unknownPlaceholder(unknown.join(', ')));
  const there = await stores.messages.texts();
  const last = there.find(({ code, language }) => code === Code && language === Language)?.version ?? 0;
  const isAdded =
    last === Version &&
    (await stores.messages.addText({
      id: Id,
      code: Code,
      language: Language,
      version: Version + 1,
      subject: Subject,
      body: Body,
      writtenBy: caller.userId,
      writtenAt: clock.now().toISOString(),
    }));
  // The same message at the same moment has added it.
  const isThere = isAdded || (await stores.messages.text(Id)) !== undefined;
  return isThere ? accepted(null) : refused('message.changed-elsewhere', tellingMessages.changedElsewhere);
}

/** Which messages about an order have left, the first before the others. */
const sent = procedure
  .allow('orders.sell')
  .input(z.strictObject({ OrderId: orderIdInput }))
  .use(inOneTransaction)
  .query(async ({ ctx, input: { OrderId } }) => {
    const sale = saleOfOrder(unwrapOrThrow(await loadOrder(ctx, OrderId)));
    return (await ctx.stores.messages.sent(sale)).map(({ code, channel, nth, language, at, refusal }) => ({
      Code: code,
      By: channel,
      /** Of the reminders about the same. */
      Nth: nth,
      Language: language,
      At: at,
      /** What kept an SMS from arriving; '' for nothing. */
      Refusal: refusal,
    }));
  });

export const messageRouter = router({ sent, setSms, smsSettings, testSms, texts, updateText });
