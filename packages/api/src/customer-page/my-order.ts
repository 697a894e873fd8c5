import { numberText } from '@door/domain/lib/running-number';
import { z } from 'zod';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { text } from '../input/text.ts';
import { visitsToWire } from '../diary/customer-visits.ts';
import { wantedToWire } from '../message/set-reminders.ts';
import { customerOf } from '../message/message-facts.ts';
import { acceptedStageToWire, stageToWire } from '../order/stage.ts';
import { today } from '../pricing/price-lists.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { publicPromiseToWire } from '../promise/promise-to-wire.ts';
import { boughtTokenInput } from '../quote/offer-input.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { type Bought, boughtOf } from './bought.ts';
import { boughtDoorsToWire, boughtPapersToWire, promiseAtLevel } from './bought-to-wire.ts';
import { type OpenedPage, openPage, type PageLevel } from './open-page.ts';
import { customersFaultsToWire } from '../fault/customers-faults.ts';
import { handoverToWire } from './answer-handover.ts';
import { drawingToWire } from './confirm-order.ts';
import { threadToWire } from './thread.ts';

const myOrderInput = z.strictObject({
  Token: boughtTokenInput,
  /** `Revision` of the answer that the page shows: nothing more is read, and answered, where that still holds. */
  Seen: text(100).default(''),
});

/** What a customer has bought, for whoever has its link: how far it is, what comes next, its date. More with the code. */
export const getMyOrder = procedure
  .allow('offer.answer')
  .input(myOrderInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: { Token, Seen } }) => {
    await enforceOfferLimit(ctx, 'offer', Token);
    const opened = unwrapOrThrow(await openPage(ctx, Token));
    const Revision = await revisionOf(ctx, opened);
    if (Seen === Revision) return { IsUnchanged: true as const, Revision };
    return orderOfPage(ctx, opened, unwrapOrThrow(await boughtOf(ctx, opened.link.sale)));
  });

/** All that the page shows of what was bought. */
export const orderOfPage = async (ctx: CallScope, opened: OpenedPage, bought: Bought) => ({
  IsUnchanged: false as const,
  Revision: await revisionOf(ctx, opened),
  ...(await boughtToWire(ctx, bought, opened.level)),
  Devices: await devicesToWire(ctx, opened),
});

/** Changes with whatever the page shows: a few reads by a key tell that nothing has. */
async function revisionOf(ctx: CallScope, { level, link }: OpenedPage): Promise<string> {
  const facts = await ctx.stores.promises.factsRevision();
  const written = await ctx.stores.threads.revision(link.sale);
  return [facts, written, ctx.supplier.settingsVersion, today(ctx), level].join('.');
}

/** The regions of the customer's page, in their order. What only the customer may see is null for whoever has the link alone. */
export async function boughtToWire(ctx: CallScope, bought: Bought, level: PageLevel) {
  const { name, email, letterhead } = ctx.supplier.client;
  const isOrder = bought.kind === 'order';
  const { Doors, ...stage } = isOrder
    ? await stageToWire(ctx, bought.order, level)
    : acceptedStageToWire(ctx, bought.sent, bought.acceptedAt);
  return {
    Level: level,
    Supplier: { Name: name, Phone: letterhead.phone, Email: email },
    Number: isOrder ? numberText('order', bought.order.number) : numberText('quote', bought.sent.frozen.number),
    ...stage,
    /** How far each door is. */
    Units: Doors,
    /** What was bought, by line. */
    Doors: await boughtDoorsToWire(ctx, bought, level),
    Promise: promiseAtLevel(isOrder ? await publicPromiseToWire(ctx, bought.order) : null, level),
    Drawing: level === 2 && isOrder ? await drawingToWire(ctx, bought.order) : null,
    Handover: level === 2 && isOrder ? await handoverToWire(ctx, bought.order) : null,
    Visits: level === 2 && isOrder ? await visitsToWire(ctx, bought.order) : null,
    Papers: level === 2 ? await boughtPapersToWire(ctx, bought) : null,
    Mails: level === 2 ? await wantedToWire(ctx, (await customerOf(ctx, bought))?.id) : null,
    Thread: level === 2 ? await threadToWire(ctx, bought.sale) : null,
    Faults: level === 2 && isOrder ? await customersFaultsToWire(ctx, bought.order) : null,
  };
}

/** Browsers in which the code was typed. */
async function devicesToWire({ stores, ids, device }: CallScope, { link, level }: OpenedPage) {
  if (level === 1) return null;
  const own = ids.digest(device);
  return (await stores.access.devices(link.tokenHash)).map(({ id, deviceHash, agent, madeAt }) => ({
    DeviceId: id,
    Agent: agent,
    Since: madeAt,
    IsThis: deviceHash === own,
  }));
}
