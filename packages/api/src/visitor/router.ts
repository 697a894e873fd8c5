import { stockRouter } from '../stock/router.ts';
import { systemRouter } from '../system-status/system-router.ts';
import { acceptOffer, askAboutOffer, declineOffer } from './answer-offer.ts';
import { comparePrices, getPrice } from './get-price.ts';
import {
  configureItem,
  selectDesign,
  toggleDefaultHardware,
  toggleHardware,
  updateSubAssembly,
} from './configure-item.ts';
import { createItemFromShare, getSharedDesign, shareDesign } from './share-design.ts';
import { createItemFromTemplate, updateItemFromTemplate } from './create-item-from-template.ts';
import {
  generateBom,
  getImageUploadTarget,
  getItemSubAssemblies,
  tryGetItemForPublic,
  updateDoorImage,
} from './read-item.ts';
import { endFamilyPage, getFamilyPage, heartFamilyDoor, saveFamilyPage } from './family-page.ts';
import { getOffer } from './get-offer.ts';
import { catalogueReads } from './read-catalogue.ts';
import { submitEnquiry } from './submit-enquiry.ts';
import { updateItem } from './update-item.ts';

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
