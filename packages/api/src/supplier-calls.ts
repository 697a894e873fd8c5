/**
 * The public queries whose answers follow from the supplier's catalogue and settings alone, so that they may be cached until one of these
 * changes, and whether the answer depends on an input, too. They use no clock and no database.
 */
export const supplierCalls: ReadonlyMap<string, 'input' | 'no input'> = new Map([
  ['designHardware', 'no input'],
  ['designsAndColours', 'input'],
  ['getBaseColours', 'no input'],
  ['getCatalogue', 'no input'],
  ['getClientEmail', 'input'],
  ['getColours', 'no input'],
  ['getCompanyDetails', 'no input'],
  ['getDoorGlassPanelAdjustments', 'no input'],
  ['getGallery', 'no input'],
  ['getPublicSystems', 'no input'],
  ['getSystemColours', 'no input'],
  ['getTemplates', 'no input'],
  ['getTheme', 'no input'],
  ['getThemesWithAllowedBackingGlass', 'no input'],
  ['glassThemeImages', 'no input'],
  ['stock.getAddOnFilters', 'no input'],
  ['stock.getDefaultHandle', 'input'],
  ['stock.getHandleLookup', 'no input'],
  ['stock.getHardwareDefaultForDropdowns', 'input'],
  ['stock.getRelatedStockByMasterStockId', 'input'],
  ['stock.listAllDesignGroupStock', 'input'],
  ['stock.listAllStock', 'no input'],
  ['system.getAllAllowedSystems', 'no input'],
  ['system.getSystemStandardDimensions', 'input'],
]);
