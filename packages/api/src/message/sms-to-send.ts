import { mayText } from '@door/domain/selling/message/sms-settings';
import { smsText } from '@door/domain/selling/message/sms-text';
import type { LinkScope } from '../customer-page/customer-link.ts';
import { saleOfIds, type Sale } from '../customer-page/link-store.ts';
import type { JobOf } from '../ports/outbox.ts';
import { type MessageScope, smsGateway } from './message-facts.ts';
import { toldNow } from './message-to-send.ts';
import type { Sms, SmsGateway, SmsPort } from './sms-port.ts';

/** An SMS as it leaves now. */
export interface SmsToSend {
  readonly sale: Sale;
  readonly language: string;
  readonly gateway: SmsGateway;
  /** null: the number is none, or none that an SMS of this supplier reaches. */
  readonly sms: Sms | null;
}

/**
 * Asks all facts again (law 13); undefined: it is no longer true, was told already, is not wanted, or must not disturb at this hour.
 * An SMS says what the mail is about, and where to read the rest.
 */
export async function smsToSend(
  ctx: MessageScope & LinkScope & { readonly sms: Pick<SmsPort, 'numberOf'> },
  job: JobOf<'sms-to-customer'>,
): Promise<SmsToSend | undefined> {
  const told = await toldNow(ctx, saleOfIds(job), { ...job, channel: 'sms' });
  const gateway = await smsGateway(ctx);
  if (!told || !gateway) return undefined;
  const { sale, source, text, url } = told;
  const to = ctx.sms.numberOf(source.to.phone, gateway.country);
  const id = `${sale.id}-${job.code}-${job.about}-${String(job.nth)}`;
  const sms =
    to !== undefined && mayText(gateway, to)
      ? { id, to, from: gateway.sender, text: smsText(text.subject, url) }
      : null;
  return { sale, language: text.language, gateway, sms };
}
