import { getProductionRows } from './calls/catalogue/get-production-rows.ts';
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
import { pricedLinesOfItems, linesOfItems } from './calls/work-instructions/of-several-items.ts';
import { pickStockForManualInstruction } from './calls/work-instructions/pick-stock-for-manual-instruction.ts';
import { removeStockForDropdown } from './calls/work-instructions/remove-stock-for-dropdown.ts';
import { updateManualWorkInstruction } from './calls/work-instructions/update-manual-work-instruction.ts';
import { updateWorkinstruction } from './calls/work-instructions/update-workinstruction.ts';
import { type Procedure, installerProcedure, publicProcedure } from './procedure.ts';
import { t } from './trpc.ts';

const stockCalls = (procedure: Procedure) =>
  t.router({
    getAddOnFilters: getAddOnFilters(procedure),
    getDefaultHandle: getDefaultHandle(procedure),
    getHandleLookup: getHandleLookup(procedure),
    getHardwareDefaultForDropdowns: getHardwareDefaultForDropdowns(procedure),
    getRelatedStockByMasterStockId: getRelatedStockByMasterStockId(procedure),
    listAllDesignGroupStock: listAllDesignGroupStock(procedure),
    listAllStock: listAllStock(procedure),
  });

const systemCalls = (procedure: Procedure) =>
  t.router({
    getAllAllowedSystems: getAllAllowedSystems(procedure),
    getSystemStandardDimensions: getSystemStandardDimensions(procedure),
  });

/** The specification's public group, by its names, and what this project adds to it. */
const publicCalls = (procedure: Procedure) => ({
  configureItem: configureItem(procedure),
  createItemFromShare: createItemFromShare(procedure),
  createItemFromTemplate: createItemFromTemplate(procedure),
  designHardware: designHardware(procedure),
  designsAndColours: designsAndColours(procedure),
  generateBom: generateBom(procedure),
  getBaseColours: getBaseColours(procedure),
  getCatalogue: getCatalogue(procedure),
  getClientEmail: getClientEmail(procedure),
  getColours: getColours(procedure),
  getCompanyDetails: getCompanyDetails(procedure),
  getDoorGlassPanelAdjustments: getDoorGlassPanelAdjustments(procedure),
  getImageUploadTarget: getImageUploadTarget(procedure),
  getItemSubAssemblies: getItemSubAssemblies(procedure),
  getProductionWeeks: getProductionWeeks(procedure),
  getPublicSystems: getPublicSystems(procedure),
  getSharedDesign: getSharedDesign(procedure),
  getSystemColours: getSystemColours(procedure),
  getTemplates: getTemplates(procedure),
  getTheme: getTheme(procedure),
  getThemesWithAllowedBackingGlass: getThemesWithAllowedBackingGlass(procedure),
  glassThemeImages: glassThemeImages(procedure),
  selectDesign: selectDesign(procedure),
  shareDesign: shareDesign(procedure),
  submitEnquiry: submitEnquiry(procedure),
  toggleDefaultHardware: toggleDefaultHardware(procedure),
  toggleHardware: toggleHardware(procedure),
  tryGetItemForPublic: tryGetItemForPublic(procedure),
  updateDoorImage: updateDoorImage(procedure),
  updateItemFromTemplate: updateItemFromTemplate(procedure),
  updateItem: updateItem(procedure),
  updateSubAssembly: updateSubAssembly(procedure),
  stock: stockCalls(procedure),
  system: systemCalls(procedure),
});

export const publicRouter = t.router(publicCalls(publicProcedure));
export type PublicRouter = typeof publicRouter;

const itemCalls = (procedure: Procedure) =>
  t.router({
    addPhoto: addPhoto(procedure),
    copy: copy(procedure),
    getHistory: getHistory(procedure),
    getItemById: getItemById(procedure),
    getLastUpdated: getLastUpdated(procedure),
    getPhotoUploadTarget: getPhotoUploadTarget(procedure),
    getSurvey: getSurvey(procedure),
    list: listItems(procedure),
    recalcAssemblySizes: recalcAssemblySizes(procedure),
    removeById: removeById(procedure),
    removePhoto: removePhoto(procedure),
    saveSurvey: saveSurvey(procedure),
    setDoorWithTransomMullion: setDoorWithTransomMullion(procedure),
    updateItem: updateItem(procedure),
  });

const workInstructionCalls = (procedure: Procedure) =>
  t.router({
    addBlankWorkInstruction: addBlankWorkInstruction(procedure),
    createFromStockSelection: createFromStockSelection(procedure),
    deleteWorkInstruction: deleteWorkInstruction(procedure),
    findWorkInstructionsForOrderPricing: pricedLinesOfItems(procedure),
    findWorkInstructionsForPricing: findWorkInstructionsForPricing(procedure),
    getWorkInstructions: getWorkInstructions(procedure),
    getWorkInstructionsForOrderItems: linesOfItems(procedure),
    getWorkInstructionsForQuoteItems: linesOfItems(procedure),
    pickStockForManualInstruction: pickStockForManualInstruction(procedure),
    removeStockForDropdown: removeStockForDropdown(procedure),
    updateManualWorkInstruction: updateManualWorkInstruction(procedure),
    updateWorkinstruction: updateWorkinstruction(procedure),
  });

const enquiryCalls = (procedure: Procedure) =>
  t.router({
    assign: assignEnquiry(procedure),
    done: closeEnquiry(procedure),
    list: listEnquiries(procedure),
    open: openEnquiry(procedure),
    take: takeEnquiry(procedure),
  });

const taskCalls = (procedure: Procedure) =>
  t.router({
    add: addTask(procedure),
    assign: assignTask(procedure),
    done: finishTask(procedure),
    drop: dropTask(procedure),
    list: listTasks(procedure),
    take: takeTask(procedure),
  });

/** The same calls for people with a role, and their own groups. */
export const installerRouter = t.router({
  ...publicCalls(installerProcedure),
  catalogue: t.router({ getProductionRows: getProductionRows(installerProcedure) }),
  enquiry: enquiryCalls(installerProcedure),
  item: itemCalls(installerProcedure),
  task: taskCalls(installerProcedure),
  user: t.router({ colleagues: colleagues(installerProcedure), me: me(installerProcedure) }),
  workInstructions: workInstructionCalls(installerProcedure),
});
export type InstallerRouter = typeof installerRouter;
