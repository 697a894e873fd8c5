import { numberText } from '@door/domain/lib/running-number';
import { amountText } from '@door/domain/selling/pricing/money';
import { acceptanceSentences } from '@door/domain/selling/quote/acceptance';
import type { DateEstimate } from '@door/domain/making/promise/promise';
import { type Paper, withoutPerson } from '@door/domain/selling/quote/paper';
import { boughtOf } from '../customer-page/bought.ts';
import { orderOfPage } from '../customer-page/my-order.ts';
import { type OpenedPage, openPage, type PageLevel } from '../customer-page/open-page.ts';
import { addressesOfVersion } from '../document/addresses-of-version.ts';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { housePictureOfQuote } from '../item/house-picture.ts';
import { publicKept } from '../promise/kept-figures.ts';
import { publicDateToWire } from '../promise/promise-to-wire.ts';
import { quoteEstimate } from '../promise/quote-estimate.ts';
import { recordOfferEvent } from '../quote/accept-version.ts';
import { offerTokenInput } from '../quote/offer-input.ts';
import { type Offer, offerOfSale } from '../quote/open-offer.ts';
import { picturesToWire } from '../quote/pictures-to-wire.ts';
import { documentOf } from '../quote/send-quote.ts';
import { paperTexts, quotingMessages } from '../messages.ts';
import { dayOf, today } from '../pricing/price-lists.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** What an offer says to whoever has its link: as long as it is open, being revised or accepted, everything that was sent. */
export const getOffer = procedure
  .allow('offer.answer')
  .input(offerTokenInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: token }) => {
    await enforceOfferLimit(ctx, 'offer', token);
    const opened = unwrapOrThrow(await openPage(ctx, token));
    const { link, level } = opened;
    const offer = unwrapOrThrow(await offerOfSale(ctx, link.sale));
    if (offer.state === 'open') await recordView(ctx, offer);
    const isReadable = mayRead(ctx, offer, level);
    const { name, email, letterhead } = ctx.supplier.client;
    const { frozen, hash } = offer.sent;
    const { total } = frozen.totals;
    const { Pictures, PdfUrl, DocumentState } = await addressesOfVersion(
      ctx,
      documentOf(offer.stored.id, frozen.quote.version),
    );
    return {
      State: offer.state,
      /** Whether the code of the page is asked for first. */
      NeedsCode: level === 1 && ctx.supplier.client.pageCode === 'always',
      Supplier: { Name: name, Phone: letterhead.phone, Email: email },
      Number: numberText('quote', frozen.number),
      Version: frozen.quote.version,
      Hash: hash,
      ValidUntil: frozen.validUntil,
      Total: isReadable ? amountText(total) : null,
      Currency: total.currency,
      /** What whoever accepts ticks, and sends as it stands here. */
      ToConfirm: isReadable ? acceptanceSentences(frozen, quotingMessages) : null,
      Paper: isReadable ? paperAtLevel(frozen.paper, level) : null,
      Pictures: isReadable ? picturesToWire(frozen.lines, Pictures) : null,
      HousePicture: isReadable ? await housePictureOfQuote(ctx, offer.stored) : null,
      Promise: isReadable ? await promiseOfOffer(ctx, offer) : null,
      /** How many orders of the last year were done as promised, while it can be accepted; null: nothing is said of it. */
      Kept: isReadable && offer.state === 'open' ? await publicKept(ctx) : null,
      /** What it became once it was accepted, as `getMyOrder` says it. */
      Order: offer.state === 'accepted' ? await orderOfOffer(ctx, opened) : null,
      /** null: while it is being made, or where that failed. */
      PdfUrl: isReadable ? PdfUrl : null,
      PdfState: isReadable ? DocumentState : null,
      /** Those before this one, the last first. */
      EarlierVersions: isReadable ? await earlierVersions(ctx, offer) : [],
    };
  });

/** Until it is accepted whoever has the link reads what was sent; afterwards, or where the supplier wants it so from the first, only who has the code. */
function mayRead({ supplier }: CallScope, { state }: Offer, level: PageLevel): boolean {
  if (level === 2) return ['open', 'accepted', 'being revised'].includes(state);
  return supplier.client.pageCode !== 'always' && ['open', 'being revised'].includes(state);
}

/** Name and address stand in the mail that the customer has: a link that was passed on says nothing of them. */
const paperAtLevel = (paper: Paper, level: PageLevel): Paper =>
  level === 2 ? paper : withoutPerson(paper, paperTexts.paper);

async function orderOfOffer(ctx: CallScope, opened: OpenedPage) {
  const bought = await boughtOf(ctx, opened.link.sale);
  return bought.ok ? orderOfPage(ctx, opened, bought.value) : null;
}

/** What was sent before, to be read as a PDF. */
async function earlierVersions(ctx: CallScope, { stored, sent }: Offer) {
  const heads = await ctx.stores.quoteVersions.of([stored.id]);
  const earlier = heads.filter(({ version }) => version < sent.frozen.quote.version).toReversed();
  const versions = [];
  for (const { version, sentAt, total } of earlier) {
    const { PdfUrl } = await addressesOfVersion(ctx, documentOf(stored.id, version));
    versions.push({ Version: version, SentOn: dayOf(ctx, sentAt), Total: amountText(total), PdfUrl });
  }
  return versions;
}

/** The date that was said when the version was sent; while it can be accepted, the one that it has by now. The setting for visitors hides neither. */
async function promiseOfOffer(ctx: CallScope, { stored, sent: { frozen }, state }: Offer) {
  const live = state === 'open' ? await quoteEstimate(ctx, stored, frozen) : null;
  return { Frozen: estimateToWire(ctx, frozen.estimate), Live: estimateToWire(ctx, live) };
}

const estimateToWire = (ctx: Pick<CallScope, 'supplier'>, estimate: DateEstimate | null) =>
  estimate && { ...publicDateToWire(ctx, estimate.date), AcceptBy: estimate.acceptBy };

/** One entry a day for each reader, however often they look. */
async function recordView(ctx: CallScope, { stored, sent }: Offer): Promise<void> {
  const { version } = sent.frozen.quote;
  const reader = ctx.offerLinks.addressMark(ctx.address);
  const id = ctx.ids.itemNamed(`view of ${stored.id} ${String(version)} by ${reader} on ${today(ctx)}`);
  const nothing = { name: '', confirmed: [], text: '' };
  await recordOfferEvent(ctx, {
    ...nothing,
    id,
    quoteId: stored.id,
    version,
    kind: 'viewed',
    hash: sent.hash,
    how: 'link',
  });
}
