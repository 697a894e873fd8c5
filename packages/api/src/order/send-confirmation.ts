import { isEmailAddress } from '@door/domain/lib/email-address';
import { accepted, refused } from '@door/domain/door/model/outcome';
import { z } from 'zod';
import { orderMoveInput } from './order-input.ts';
import { versionNumberInput } from '../quote/quote-input.ts';
import { markOf } from '../item/item-version.ts';
import { recordHistory } from '../system-status/history.ts';
import { orderOfMessage, touchOrder } from './load-order.ts';
import { orderToWire } from './order-to-wire.ts';
import { inOneTransaction, procedure } from '../procedure.ts';
import type { Outcome } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

const input = z.strictObject({ ...orderMoveInput, Version: versionNumberInput });

const notConfirmed: Outcome<never> = refused('order.not-confirmed', messages.order.notConfirmed);

/** Mails the customer a confirmation with its PDF, once that is made. The same message again sends nothing. */
export const sendConfirmation = procedure
  .allow('orders.sell')
  .input(input)
  .use(inOneTransaction)
  .mutation(async ({ ctx, input: sent }) => {
    const mark = markOf(ctx, 'order.sendConfirmation', sent);
    const { stored, isRepeated } = await orderOfMessage(ctx, { id: sent.Id, lastUpdated: sent.LastUpdated, mark });
    if (isRepeated) return orderToWire(ctx, stored);
    const confirmed = await ctx.stores.orderVersions.find(sent.Id, sent.Version);
    const { frozen } = unwrapOrThrow(confirmed ? accepted(confirmed) : notConfirmed);
    const of = { kind: 'order', aboutId: sent.Id, version: sent.Version } as const;
    const found = await ctx.stores.documents.of(of);
    const { id: documentId } = unwrapOrThrow(
      found ? accepted(found) : refused('document.none', messages.document.none),
    );
    if (!isEmailAddress(frozen.customer.email)) unwrapOrThrow(refused('quote.no-email', messages.order.noEmail));
    const touched = await touchOrder(ctx, stored, mark);
    await ctx.stores.outbox.add({ kind: 'order-to-customer', clientId: ctx.clientId, documentId });
    const entry = { about: 'order', aboutId: sent.Id, kind: 'document', from: null, to: frozen.paper.title } as const;
    await recordHistory(ctx, [entry]);
    return orderToWire(ctx, touched);
  });
