import { getWorks } from './calls/catalogue/get-works.ts';
import { configureItem } from './calls/public/configure-item.ts';
import { createItemFromShare } from './calls/public/create-item-from-share.ts';
import { createItemFromTemplate } from './calls/public/create-item-from-template.ts';
import { designHardware } from './calls/public/design-hardware.ts';
import { designsAndColours } from './calls/public/designs-and-colours.ts';
import { generateBom } from './calls/public/generate-bom.ts';
import { getBaseColours } from './calls/public/get-base-colours.ts';
import { getCatalogue } from './calls/public/get-catalogue.ts';
import { getClientEmail } from './calls/public/get-client-email.ts';
import { getColours } from './calls/public/get-colours.ts';
import { getCompanyDetails } from './calls/public/get-company-details.ts';
import { getDoorGlassPanelAdjustments } from './calls/public/get-door-glass-panel-adjustments.ts';
import { getImageUploadTarget } from './calls/public/get-image-upload-target.ts';
import { getItemSubAssemblies } from './calls/public/get-item-sub-assemblies.ts';
import { getProductionWeeks } from './calls/public/get-production-weeks.ts';
import { getPublicSystems } from './calls/public/get-public-systems.ts';
import { getSharedDesign } from './calls/public/get-shared-design.ts';
import { getSystemColours } from './calls/public/get-system-colours.ts';
import { getTemplates } from './calls/public/get-templates.ts';
import { getTheme } from './calls/public/get-theme.ts';
import { getThemesWithAllowedBackingGlass } from './calls/public/get-themes-with-allowed-backing-glass.ts';
import { glassThemeImages } from './calls/public/glass-theme-images.ts';
import { selectDesign } from './calls/public/select-design.ts';
import { shareDesign } from './calls/public/share-design.ts';
import { submitEnquiry } from './calls/public/submit-enquiry.ts';
import { toggleDefaultHardware } from './calls/public/toggle-default-hardware.ts';
import { toggleHardware } from './calls/public/toggle-hardware.ts';
import { tryGetItemForPublic } from './calls/public/try-get-item-for-public.ts';
import { updateDoorImage } from './calls/public/update-door-image.ts';
import { updateItemFromTemplate } from './calls/public/update-item-from-template.ts';
import { updateItem } from './calls/public/update-item.ts';
import { updateSubAssembly } from './calls/public/update-sub-assembly.ts';
import { getAddOnFilters } from './calls/stock/get-add-on-filters.ts';
import { getDefaultHandle } from './calls/stock/get-default-handle.ts';
import { getHandleLookup } from './calls/stock/get-handle-lookup.ts';
import { getHardwareDefaultForDropdowns } from './calls/stock/get-hardware-default-for-dropdowns.ts';
import { getRelatedStockByMasterStockId } from './calls/stock/get-related-stock-by-master-stock-id.ts';
import { listAllDesignGroupStock } from './calls/stock/list-all-design-group-stock.ts';
import { listAllStock } from './calls/stock/list-all-stock.ts';
import { getAllAllowedSystems } from './calls/system/get-all-allowed-systems.ts';
import { getSystemStandardDimensions } from './calls/system/get-system-standard-dimensions.ts';
import { assign as assignEnquiry } from './calls/enquiry/assign.ts';
import { done as closeEnquiry } from './calls/enquiry/done.ts';
import { list as listEnquiries } from './calls/enquiry/list.ts';
import { open as openEnquiry } from './calls/enquiry/open.ts';
import { take as takeEnquiry } from './calls/enquiry/take.ts';
import { addPhoto } from './calls/item/add-photo.ts';
import { copy } from './calls/item/copy.ts';
import { getHistory } from './calls/item/get-history.ts';
import { getItemById } from './calls/item/get-item-by-id.ts';
import { getLastUpdated } from './calls/item/get-last-updated.ts';
import { getPhotoUploadTarget } from './calls/item/get-photo-upload-target.ts';
import { getSurvey } from './calls/item/get-survey.ts';
import { list as listItems } from './calls/item/list.ts';
import { recalcAssemblySizes } from './calls/item/recalc-assembly-sizes.ts';
import { removeById } from './calls/item/remove-by-id.ts';
import { removePhoto } from './calls/item/remove-photo.ts';
import { saveSurvey } from './calls/item/save-survey.ts';
import { setDoorWithTransomMullion } from './calls/item/set-door-with-transom-mullion.ts';
import { add as addTask } from './calls/task/add.ts';
import { assign as assignTask } from './calls/task/assign.ts';
import { done as finishTask } from './calls/task/done.ts';
import { drop as dropTask } from './calls/task/drop.ts';
import { list as listTasks } from './calls/task/list.ts';
import { take as takeTask } from './calls/task/take.ts';
import { colleagues } from './calls/user/colleagues.ts';
import { me } from './calls/user/me.ts';
import { addBlankWorkInstruction } from './calls/work-instructions/add-blank-work-instruction.ts';
import { createFromStockSelection } from './calls/work-instructions/create-from-stock-selection.ts';
import { deleteWorkInstruction } from './calls/work-instructions/delete-work-instruction.ts';
import { findWorkInstructionsForPricing } from './calls/work-instructions/find-work-instructions-for-pricing.ts';
import { getWorkInstructions } from './calls/work-instructions/get-work-instructions.ts';
import { pricedSheetsOfItems, sheetsOfItems } from './calls/work-instructions/of-several-items.ts';
import { pickStockForManualInstruction } from './calls/work-instructions/pick-stock-for-manual-instruction.ts';
import { removeStockForDropdown } from './calls/work-instructions/remove-stock-for-dropdown.ts';
import { updateManualWorkInstruction } from './calls/work-instructions/update-manual-work-instruction.ts';
import { updateWorkinstruction } from './calls/work-instructions/update-workinstruction.ts';
import { type Gate, installerGate, publicGate } from './gate.ts';
import { t } from './trpc.ts';

const stockCalls = (gate: Gate) =>
  t.router({
    getAddOnFilters: getAddOnFilters(gate),
    getDefaultHandle: getDefaultHandle(gate),
    getHandleLookup: getHandleLookup(gate),
    getHardwareDefaultForDropdowns: getHardwareDefaultForDropdowns(gate),
    getRelatedStockByMasterStockId: getRelatedStockByMasterStockId(gate),
    listAllDesignGroupStock: listAllDesignGroupStock(gate),
    listAllStock: listAllStock(gate),
  });

const systemCalls = (gate: Gate) =>
  t.router({
    getAllAllowedSystems: getAllAllowedSystems(gate),
    getSystemStandardDimensions: getSystemStandardDimensions(gate),
  });

/** The specification's public group, by its names, and what this project adds to it. */
const publicCalls = (gate: Gate) => ({
  configureItem: configureItem(gate),
  createItemFromShare: createItemFromShare(gate),
  createItemFromTemplate: createItemFromTemplate(gate),
  designHardware: designHardware(gate),
  designsAndColours: designsAndColours(gate),
  generateBom: generateBom(gate),
  getBaseColours: getBaseColours(gate),
  getCatalogue: getCatalogue(gate),
  getClientEmail: getClientEmail(gate),
  getColours: getColours(gate),
  getCompanyDetails: getCompanyDetails(gate),
  getDoorGlassPanelAdjustments: getDoorGlassPanelAdjustments(gate),
  getImageUploadTarget: getImageUploadTarget(gate),
  getItemSubAssemblies: getItemSubAssemblies(gate),
  getProductionWeeks: getProductionWeeks(gate),
  getPublicSystems: getPublicSystems(gate),
  getSharedDesign: getSharedDesign(gate),
  getSystemColours: getSystemColours(gate),
  getTemplates: getTemplates(gate),
  getTheme: getTheme(gate),
  getThemesWithAllowedBackingGlass: getThemesWithAllowedBackingGlass(gate),
  glassThemeImages: glassThemeImages(gate),
  selectDesign: selectDesign(gate),
  shareDesign: shareDesign(gate),
  submitEnquiry: submitEnquiry(gate),
  toggleDefaultHardware: toggleDefaultHardware(gate),
  toggleHardware: toggleHardware(gate),
  tryGetItemForPublic: tryGetItemForPublic(gate),
  updateDoorImage: updateDoorImage(gate),
  updateItemFromTemplate: updateItemFromTemplate(gate),
  updateItem: updateItem(gate),
  updateSubAssembly: updateSubAssembly(gate),
  stock: stockCalls(gate),
  system: systemCalls(gate),
});

export const publicRouter = t.router(publicCalls(publicGate));
export type PublicRouter = typeof publicRouter;

const itemCalls = (gate: Gate) =>
  t.router({
    addPhoto: addPhoto(gate),
    copy: copy(gate),
    getHistory: getHistory(gate),
    getItemById: getItemById(gate),
    getLastUpdated: getLastUpdated(gate),
    getPhotoUploadTarget: getPhotoUploadTarget(gate),
    getSurvey: getSurvey(gate),
    list: listItems(gate),
    recalcAssemblySizes: recalcAssemblySizes(gate),
    removeById: removeById(gate),
    removePhoto: removePhoto(gate),
    saveSurvey: saveSurvey(gate),
    setDoorWithTransomMullion: setDoorWithTransomMullion(gate),
    updateItem: updateItem(gate),
  });

const workInstructionCalls = (gate: Gate) =>
  t.router({
    addBlankWorkInstruction: addBlankWorkInstruction(gate),
    createFromStockSelection: createFromStockSelection(gate),
    deleteWorkInstruction: deleteWorkInstruction(gate),
    findWorkInstructionsForOrderPricing: pricedSheetsOfItems(gate),
    findWorkInstructionsForPricing: findWorkInstructionsForPricing(gate),
    getWorkInstructions: getWorkInstructions(gate),
    getWorkInstructionsForOrderItems: sheetsOfItems(gate),
    getWorkInstructionsForQuoteItems: sheetsOfItems(gate),
    pickStockForManualInstruction: pickStockForManualInstruction(gate),
    removeStockForDropdown: removeStockForDropdown(gate),
    updateManualWorkInstruction: updateManualWorkInstruction(gate),
    updateWorkinstruction: updateWorkinstruction(gate),
  });

const enquiryCalls = (gate: Gate) =>
  t.router({
    assign: assignEnquiry(gate),
    done: closeEnquiry(gate),
    list: listEnquiries(gate),
    open: openEnquiry(gate),
    take: takeEnquiry(gate),
  });

const taskCalls = (gate: Gate) =>
  t.router({
    add: addTask(gate),
    assign: assignTask(gate),
    done: finishTask(gate),
    drop: dropTask(gate),
    list: listTasks(gate),
    take: takeTask(gate),
  });

/** The same calls for people with a role, and their own groups. */
export const installerRouter = t.router({
  ...publicCalls(installerGate),
  catalogue: t.router({ getWorks: getWorks(installerGate) }),
  enquiry: enquiryCalls(installerGate),
  item: itemCalls(installerGate),
  task: taskCalls(installerGate),
  user: t.router({ colleagues: colleagues(installerGate), me: me(installerGate) }),
  workInstructions: workInstructionCalls(installerGate),
});
export type InstallerRouter = typeof installerRouter;
