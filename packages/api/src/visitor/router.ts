import type { GalleryRows } from '@door/domain/catalogue/rows/gallery-rows';
import { takesDesignOfSystem } from '@door/domain/door/system/item-system';
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
import { clientIdInput, systemIdInput } from '../input/ids.ts';
import { requireSystem } from '../item/require-system.ts';
import { messages } from '../messages.ts';
import { today } from '../pricing/price-lists.ts';
import { procedure, supplierQuery as read } from '../procedure.ts';
import { stockRouter } from '../stock/router.ts';
import { systemRouter } from '../system-status/system-router.ts';
import { enterCode, forgetDevice, requestCode } from '../customer-page/page-code.ts';
import { answerHandover } from '../customer-page/answer-handover.ts';
import { confirmOrder } from '../customer-page/confirm-order.ts';
import { orderPhotoTarget } from '../customer-page/sale-photos.ts';
import { askAboutOrder } from '../customer-page/thread.ts';
import { reopenFault, reportFault } from '../fault/report-fault.ts';
import { getMyOrder } from '../customer-page/my-order.ts';
import { bookSlot, fittingSlots, holdSlot, rebook } from '../diary/choose-day.ts';
import { setReminders } from '../message/set-reminders.ts';
import { rotateMyLink } from '../customer-page/rotate-link.ts';
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
import { getOffer } from './get-offer.ts';
import { comparePrices, getPrice } from './get-price.ts';
import { paymentState } from './payment-state.ts';
import { startPayment } from './start-payment.ts';
import {
  generateBom,
  getImageUploadTarget,
  getItemSubAssemblies,
  tryGetItemForPublic,
  updateDoorImage,
} from './read-item.ts';
import { createItemFromShare, getSharedDesign, shareDesign } from './sharing.ts';
import { submitEnquiry } from './submit-enquiry.ts';
import { updateItem } from './update-item.ts';

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
  answerHandover,
  askAboutOffer,
  askAboutOrder,
  bookSlot,
  comparePrices,
  configureItem,
  confirmOrder,
  createItemFromShare,
  createItemFromTemplate,
  declineOffer,
  endFamilyPage,
  enterCode,
  fittingSlots,
  forgetDevice,
  generateBom,
  getFamilyPage,
  getImageUploadTarget,
  getItemSubAssemblies,
  getMyOrder,
  getOffer,
  paymentState,
  startPayment,
  getPrice,
  getSharedDesign,
  heartFamilyDoor,
  orderPhotoTarget,
  reopenFault,
  reportFault,
  holdSlot,
  rebook,
  requestCode,
  rotateMyLink,
  setReminders,
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
