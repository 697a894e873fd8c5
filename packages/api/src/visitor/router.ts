import type { GalleryRows } from '@door/domain/catalogue/rows/gallery-rows';
import { takesDesignOfSystem } from '@door/domain/door/system/item-system';
import { numberText } from '@door/domain/lib/running-number';
import { amountText } from '@door/domain/selling/pricing/money';
import { acceptanceSentences } from '@door/domain/selling/quote/acceptance';
import type { DateEstimate } from '@door/domain/making/promise/promise';
import {
  allowedBackingsToWire,
  baseColoursToWire,
  coloursToWire,
  designHardwareToWire,
  designToWire,
  glassThemesToWire,
  panelAdjustmentsToWire,
  systemColoursToWire,
  systemsToWire,
  templateToWire,
} from '@door/wire/catalogue-to-wire';
import { productionWeeks } from '@door/wire/production-weeks';
import { TRPCError } from '@trpc/server';
import { startAnswersOf } from '../catalogue/start-answers.ts';
import { addressesOfVersion } from '../document/addresses-of-version.ts';
import { enforceOfferLimit } from '../enforce-rate-limit.ts';
import { clientIdInput, systemIdInput } from '../input/ids.ts';
import { housePictureOfQuote } from '../item/house-picture.ts';
import { requireSystem } from '../item/require-system.ts';
import { messages, quotingMessages } from '../messages.ts';
import { today } from '../pricing/price-lists.ts';
import { type CallScope, inOneTransaction, procedure, supplierQuery as read } from '../procedure.ts';
import { publicDateToWire, publicPromiseToWire } from '../promise/promise-to-wire.ts';
import { quoteEstimate } from '../promise/quote-estimate.ts';
import { recordOfferEvent } from '../quote/accept-version.ts';
import { offerTokenInput } from '../quote/offer-input.ts';
import { loadOffer, type Offer } from '../quote/open-offer.ts';
import { picturesToWire } from '../quote/pictures-to-wire.ts';
import { documentOf } from '../quote/send-quote.ts';
import { stockRouter } from '../stock/router.ts';
import { systemRouter } from '../system-status/system-router.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { acceptOffer, askAboutOffer, declineOffer } from './answer-offer.ts';
import {
  configureItem,
  selectDesign,
  toggleDefaultHardware,
  toggleHardware,
  updateSubAssembly,
} from './configure-item.ts';
import { createItemFromTemplate, updateItemFromTemplate } from './create-item-from-template.ts';
import { endFamilyPage, getFamilyPage, heartFamilyDoor, saveFamilyPage } from './family-page.ts';
import { comparePrices, getPrice } from './get-price.ts';
import {
  generateBom,
  getImageUploadTarget,
  getItemSubAssemblies,
  tryGetItemForPublic,
  updateDoorImage,
} from './read-item.ts';
import { createItemFromShare, getSharedDesign, shareDesign } from './share-design.ts';
import { submitEnquiry } from './submit-enquiry.ts';
import { updateItem } from './update-item.ts';

/** What an offer says to whoever has its link: as long as it is open, being revised or accepted, everything that was sent. */
const getOffer = procedure
  .allow('offer.answer')
  .input(offerTokenInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: token }) => {
    await enforceOfferLimit(ctx, 'offer', token);
    const offer = unwrapOrThrow(await loadOffer(ctx, token));
    const isReadable = ['open', 'accepted', 'being revised'].includes(offer.state);
    if (offer.state === 'open') await recordView(ctx, offer);
    const { name, email, letterhead } = ctx.supplier.client;
    const { frozen, hash } = offer.sent;
    const { total } = frozen.totals;
    const { Pictures, PdfUrl, DocumentState } = await addressesOfVersion(
      ctx,
      documentOf(offer.stored.id, frozen.quote.version),
    );
    return {
      State: offer.state,
      Supplier: { Name: name, Phone: letterhead.phone, Email: email },
      Number: numberText('quote', frozen.number),
      Version: frozen.quote.version,
      Hash: hash,
      ValidUntil: frozen.validUntil,
      Total: isReadable ? amountText(total) : null,
      Currency: total.currency,
      /** What whoever accepts ticks, and sends as it stands here. */
      ToConfirm: isReadable ? acceptanceSentences(frozen, quotingMessages) : null,
      Paper: isReadable ? frozen.paper : null,
      Pictures: isReadable ? picturesToWire(frozen.lines, Pictures) : null,
      HousePicture: isReadable ? await housePictureOfQuote(ctx, offer.stored) : null,
      Promise: isReadable ? await promiseOfOffer(ctx, offer) : null,
      /** null: while it is being made, or where that failed. */
      PdfUrl: isReadable ? PdfUrl : null,
      PdfState: isReadable ? DocumentState : null,
    };
  });

/**
 * The date that was said when the version was sent; while it can be accepted, the one that it has by now; and once it is an order, what
 * that was promised. The setting for visitors hides none of them: they are said to the customer alone.
 */
async function promiseOfOffer(ctx: CallScope, { stored, sent: { frozen }, state }: Offer) {
  const live = state === 'open' ? await quoteEstimate(ctx, stored, frozen) : null;
  const order = state === 'accepted' ? await ctx.stores.orders.namedOfQuote(stored.id) : undefined;
  const [ordered] = order ? await ctx.stores.orders.find([order.id]) : [];
  return {
    Frozen: estimateToWire(frozen.estimate),
    Live: estimateToWire(live),
    Order: ordered ? await publicPromiseToWire(ctx, ordered) : null,
  };
}

const estimateToWire = (estimate: DateEstimate | null) =>
  estimate && { ...publicDateToWire(estimate.date), AcceptBy: estimate.acceptBy };

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

/** How far ahead production is planned. */
const plannedWeeks = 26;

/** Worked out, and spelled, once a day. */
function weeksOn(day: string): ReturnType<typeof productionWeeks> {
  if (kept?.day !== day) kept = { day, weeks: Object.freeze(productionWeeks(day, plannedWeeks)) };
  return kept.weeks;
}

let kept: { readonly day: string; readonly weeks: ReturnType<typeof productionWeeks> } | undefined;

/** The specification's calls that read one table each of the catalogue or the settings. */
const catalogueReads = {
  designHardware: read.query(({ ctx }) => ctx.supplier.catalogue.sold.designs.flatMap(designHardwareToWire)),
  designsAndColours: read.input(systemIdInput).query(({ ctx, input }) => {
    const catalogue = requireSystem(input, ctx.supplier.catalogue);
    const { designs, colours } = catalogue.sold;
    return designs
      .filter((design) => takesDesignOfSystem(design, { systemId: input }, catalogue))
      .map((design) => designToWire(design, colours));
  }),
  getBaseColours: read.query(({ ctx }) => baseColoursToWire(ctx.supplier.catalogue.sold)),
  /** Not in the specification: all rows at once, so that the page decides by the same rules as the server. They hold no price. */
  getCatalogue: read.query(({ ctx }) => startAnswersOf(ctx.supplier).catalogue),
  getClientEmail: read.input(clientIdInput).query(({ ctx, input }) => {
    if (input !== ctx.clientId) throw new TRPCError({ code: 'NOT_FOUND', message: messages.noSupplier });
    return startAnswersOf(ctx.supplier).email;
  }),
  getColours: read.query(({ ctx }) => coloursToWire(ctx.supplier.catalogue.sold)),
  getCompanyDetails: read.query(({ ctx }) => startAnswersOf(ctx.supplier).company),
  /** Not in the specification: the finished doors and the questions that a visitor may begin with. */
  getGallery: read.query(({ ctx }): Omit<GalleryRows, 'retired'> => {
    const { finishedDoors, houseStyles } = ctx.supplier.gallery;
    return { finishedDoors, houseStyles };
  }),
  getDoorGlassPanelAdjustments: read.query(({ ctx }) =>
    ctx.supplier.catalogue.sold.designs.flatMap(panelAdjustmentsToWire),
  ),
  getProductionWeeks: procedure.allow('catalogue.browse').query(({ ctx }) => weeksOn(today(ctx))),
  /** The systems that visitors may choose; the others are for the trade only. */
  getPublicSystems: read.query(({ ctx }) => {
    const { systems } = ctx.supplier.catalogue.sold;
    return systemsToWire({ systems: systems.filter(({ tradeOnly }) => !tradeOnly) });
  }),
  getSystemColours: read.query(({ ctx }) => systemColoursToWire(ctx.supplier.catalogue.sold)),
  getTemplates: read.query(({ ctx }) => ctx.supplier.catalogue.sold.templates.map(templateToWire)),
  getTheme: read.query(({ ctx }) => startAnswersOf(ctx.supplier).theme),
  getThemesWithAllowedBackingGlass: read.query(({ ctx }) => allowedBackingsToWire(ctx.supplier.catalogue.sold)),
  glassThemeImages: read.query(({ ctx }) => glassThemesToWire(ctx.supplier.catalogue.sold)),
};

/** The calls of both endpoints: the specification's public group under its flat names, `stock.*` and `system.*`. */
export const publicCalls = {
  ...catalogueReads,
  acceptOffer,
  askAboutOffer,
  comparePrices,
  configureItem,
  createItemFromShare,
  createItemFromTemplate,
  declineOffer,
  endFamilyPage,
  generateBom,
  getFamilyPage,
  getImageUploadTarget,
  getItemSubAssemblies,
  getOffer,
  getPrice,
  getSharedDesign,
  heartFamilyDoor,
  saveFamilyPage,
  selectDesign,
  shareDesign,
  submitEnquiry,
  toggleDefaultHardware,
  toggleHardware,
  tryGetItemForPublic,
  updateDoorImage,
  updateItem,
  updateItemFromTemplate,
  updateSubAssembly,
  stock: stockRouter,
  system: systemRouter,
};
