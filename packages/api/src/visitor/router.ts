import { stockRouter } from '../stock/router.ts';
import { systemRouter } from '../system-status/system-router.ts';
import { acceptOffer, askAboutOffer, declineOffer } from './answer-offer.ts';
import { comparePrices } from './compare-prices.ts';
import { configureItem } from './configure-item.ts';
import { createItemFromShare } from './create-item-from-share.ts';
import { createItemFromTemplate } from './create-item-from-template.ts';
import { getImageUploadTarget, updateDoorImage } from './door-image.ts';
import { endFamilyPage, getFamilyPage, heartFamilyDoor, saveFamilyPage } from './family-page.ts';
import { generateBom } from './generate-bom.ts';
import { getOffer } from './get-offer.ts';
import { getPrice } from './get-price.ts';
import { getSharedDesign } from './get-shared-design.ts';
import { catalogueReads } from './read-catalogue.ts';
import { getItemSubAssemblies, tryGetItemForPublic } from './read-item.ts';
import { selectDesign } from './select-design.ts';
import { shareDesign } from './share-design.ts';
import { submitEnquiry } from './submit-enquiry.ts';
import { toggleDefaultHardware, toggleHardware } from './toggle-hardware.ts';
import { updateItem } from './update-item.ts';
import { updateItemFromTemplate } from './update-item-from-template.ts';
import { updateSubAssembly } from './update-sub-assembly.ts';

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
