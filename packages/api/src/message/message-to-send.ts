import { clockIn, dayIn } from '@door/domain/lib/calendar-day';
import { isEmailAddress } from '@door/domain/lib/email-address';
import { numberText } from '@door/domain/lib/running-number';
import {
  type DueMessage,
  dueMessages,
  type MailTopic,
  type MessageCode,
  messageRule,
  type Placeholder,
} from '@door/domain/selling/message/message-rules';
import { filledMessage, messageTextIn, type WrittenText } from '@door/domain/selling/message/message-text';
import { groupedSumText } from '@door/domain/selling/pricing/money';
import { arrivalOf } from '@door/domain/selling/visit/customer-visit';
import { type Bought, boughtOf } from '../customer-page/bought.ts';
import { type LinkScope, saleUrl } from '../customer-page/customer-link.ts';
import { type Sale, saleOfIds } from '../customer-page/link-store.ts';
import type { StoredVisit } from '../diary/diary-store.ts';
import { diaryMessages } from '../diary/messages.ts';
import { packOfSubject } from '../fitting/handover-packs.ts';
import { paperTexts } from '../messages.ts';
import type { PaperFile } from '../ports/blobs.ts';
import type { JobOf } from '../ports/outbox.ts';
import { type Addressee, type MessageScope, type MessageSource, messageSource } from './message-facts.ts';
import { usualTexts } from './messages.ts';
import { mayLeave } from './tell-customer.ts';

/** A message as it leaves now. */
export interface MessageToSend {
  readonly sale: Sale;
  readonly to: Addressee;
  readonly text: WrittenText;
  readonly values: MessageValues;
  /** Of the customer's page. */
  readonly url: string;
  /** What it is of that the customer may do without; null: it always goes. */
  readonly topic: MailTopic | null;
  /** What their calendar gets to know. */
  readonly visits: readonly StoredVisit[];
  /** Where they are. */
  readonly place: string;
  /** What it brings; null: nothing. */
  readonly paper: PaperFile | null;
}

export type MessageValues = Readonly<Partial<Record<Placeholder, string>>>;

/** Asks all facts again (law 13); undefined: it is no longer true, was told already, is not wanted, or must not disturb at this hour. */
export async function messageToSend(
  ctx: MessageScope & LinkScope,
  job: JobOf<'message-to-customer'>,
): Promise<MessageToSend | undefined> {
  const due = { ...job, channel: 'mail' } as const;
  const told = await toldNow(ctx, saleOfIds(job), due);
  if (!told || !isEmailAddress(told.source.to.email)) return undefined;
  const { sale, bought, source, text, values, url } = told;
  const { topic } = messageRule(job.code);
  if (topic !== null && source.to.unwanted.includes(topic)) return undefined;
  const visits = visitsOf(source, due);
  const place = bought.kind === 'order' ? bought.order.order.deliveryAddress : '';
  const paper = await paperOf(ctx, bought, due);
  return { sale, to: source.to, text, values, url, topic, visits, place, paper };
}

/** What a message says now; undefined: it is no longer true, was told already, or must not disturb at this hour. */
export async function toldNow(ctx: MessageScope & LinkScope, sale: Sale, due: DueMessage) {
  const found = await boughtOf(ctx, sale);
  const source = found.ok ? await messageSource(ctx, found.value) : undefined;
  if (!found.ok || !source) return undefined;
  const bought = found.value;
  const isTrue = dueMessages(source.facts, [due.code]).some(
    ({ channel, about, nth }) => channel === due.channel && about === due.about && nth === due.nth,
  );
  if (!isTrue || !(await mayLeave(ctx, due))) return undefined;
  const values = valuesOf(ctx, { bought, source, due });
  const text = await textOf(ctx, due.code, values);
  return { sale, bought, source, text, values, url: await saleUrl(ctx, sale) };
}

/** The document that a message brings: it is made before the message is queued. */
async function paperOf(
  { stores }: MessageScope,
  bought: Bought,
  { code, about }: DueMessage,
): Promise<PaperFile | null> {
  if (code !== 'handover-pack' || bought.kind !== 'order') return null;
  const document = await stores.documents.of(packOfSubject(bought.order.id, about));
  return document?.progress.state === 'ready' ? document.progress.pdf : null;
}

/** The text of a message with what it tells of its order. */
export async function textOf(
  { stores, supplier }: Pick<MessageScope, 'stores' | 'supplier'>,
  code: MessageCode,
  values: MessageValues,
): Promise<WrittenText> {
  const written = (await stores.messages.texts()).filter((text) => text.code === code && text.body !== '');
  const own = supplier.client.messaging.language;
  const text = messageTextIn(written, { language: null, own, usual: usualTexts[code] });
  return { language: text.language, ...filledMessage(text, values) };
}

interface Told {
  readonly bought: Bought;
  readonly source: MessageSource;
  readonly due: DueMessage;
}

function valuesOf(ctx: MessageScope, told: Told): MessageValues {
  const { supplier } = ctx;
  const { bought, source } = told;
  const { drawing } = source.facts;
  const visit = source.visits.find(({ id }) => id === told.due.about);
  return {
    customer: source.to.name,
    supplier: supplier.client.name,
    order:
      bought.kind === 'order'
        ? numberText('order', bought.order.number)
        : numberText('quote', bought.sent.frozen.number),
    ...(drawing && { version: String(drawing.version), date: paperTexts.paper.date(drawing.madeOn) }),
    ...(visit && { visit: visitText(ctx, visit) }),
    review: supplier.client.messaging.reviewUrl,
    ...moneyValues(told),
  };
}

/** The visit that a message is about, with those of other days of it that changed at the same time. */
function visitsOf({ visits }: MessageSource, { code, about }: DueMessage): readonly StoredVisit[] {
  const told = visits.find(({ id }) => id === about);
  if (!told || code === 'visit-tomorrow') return [];
  return visits.filter(({ jobId, changedAt }) => jobId === told.jobId && changedAt === told.changedAt);
}

function visitText({ supplier }: MessageScope, { from }: StoredVisit): string {
  const { timeZone } = supplier.client;
  return diaryMessages.arriving({ day: dayIn(from, timeZone), ...arrivalOf(clockIn(from, timeZone)) });
}

/** Of the row, payment or attempt that the message is about. */
function moneyValues({ source: { paying, facts }, due: { code, about } }: Told): MessageValues {
  const row = paying?.instalments.find(({ number }) => String(number) === about);
  const booked = paying?.money.payments.find(({ payment }) => payment.id === about)?.payment;
  const failed = facts.failures.find(({ id }) => id === about);
  if (code === 'payment-received' && booked)
    return { amount: groupedSumText(booked.amount), date: paperTexts.paper.date(booked.on) };
  if (code === 'payment-failed' && failed) return { amount: groupedSumText(failed.amount) };
  if (row && messageRule(code).placeholders.includes('amount'))
    return { amount: groupedSumText(row.open), date: paperTexts.paper.date(row.dueOn ?? facts.today) };
  return {};
}
