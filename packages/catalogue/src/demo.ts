import type { CatalogueRows } from '@door/domain/catalogue/rows/catalogue-rows';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import type { ColourPair } from '@door/domain/catalogue/rows/colour-rows';
import type { Design } from '@door/domain/catalogue/rows/design-rows';
import type { FrameTemplate } from '@door/domain/catalogue/rows/frame-rows';
import type { GalleryRows } from '@door/domain/catalogue/rows/gallery-rows';
import type { ProductionRows } from '@door/domain/catalogue/rows/production-rows';
import type { HandleOption } from '@door/domain/catalogue/rows/stock-rows';
import {
  type ColourId,
  colourId,
  type DesignId,
  designId,
  type TemplateId,
  templateId,
  type ThemeId,
  themeId,
} from '@door/domain/door/model/ids';
import { weightsOf } from '@door/domain/door/weight/weight';
import type { PriceList } from '@door/domain/selling/pricing/price-list';
import type { Diary } from '@door/domain/selling/visit/diary';
import { articles } from './rows/articles.ts';
import { backings } from './rows/backings.ts';
import { alderAndLane, quarryStreetDoors } from './rows/clients.ts';
import { colourPairs } from './rows/colour-pairs.ts';
import { doorColours } from './rows/colours-door.ts';
import { frameColours } from './rows/colours-frame.ts';
import { contemporaryDesigns, fullGlazedDesigns } from './rows/designs-contemporary.ts';
import { cottageDesigns } from './rows/designs-cottage.ts';
import { carisbrookeDesigns, halfGlazedDesigns } from './rows/designs-glazed.ts';
import { traditionalDesigns } from './rows/designs-traditional.ts';
import { fittingDiary } from './rows/diary.ts';
import { extras } from './rows/extras.ts';
import { profiles, systems, thresholds } from './rows/frame-systems.ts';
import { gallery } from './rows/gallery.ts';
import { glassUnitLimits, glassUnits, glazing } from './rows/glass-units.ts';
import { defaultHardware, handles, hinges } from './rows/hardware.ts';
import { clearances, limits } from './rows/limits.ts';
import { paints } from './rows/paints.ts';
import { prices } from './rows/prices.ts';
import {
  backset,
  capacity,
  checkLimits,
  codePatterns,
  componentWeights,
  consumption,
  cuttingAllowances,
  dividers,
  glassStamp,
  locks,
  partArticles,
  saw,
  slabs,
  specialOrderDays,
  thermal,
} from './rows/production.ts';
import { relatedStock } from './rows/related-stock.ts';
import { sizeStock } from './rows/size-stock.ts';
import { preparations } from './rows/preparations.ts';
import { standardDimensions } from './rows/standard-dimensions.ts';
import { masters, stock } from './rows/stock.ts';
import { singleDoors } from './rows/templates-coupled.ts';
import { doubleDoors } from './rows/templates-double.ts';
import { singleDoorsInOnePiece } from './rows/templates-one-piece.ts';
import { themes } from './rows/themes.ts';

/** What a supplier leaves out of the full catalogue. */
interface LeftOut {
  readonly templates: readonly TemplateId[];
  readonly designs: readonly DesignId[];
  readonly colours: readonly ColourId[];
  readonly themes: readonly ThemeId[];
}

/** The catalogue without these rows and all rows that refer to them; ids stay the same. */
export function smallerRange(rows: CatalogueRows, leftOut: LeftOut): CatalogueRows {
  const designs = rows.designs.filter((design) => !leftOut.designs.includes(design.id));
  const keepsBothColours = (pair: ColourPair) =>
    !leftOut.colours.includes(pair.external) && !leftOut.colours.includes(pair.inside);
  return {
    ...rows,
    templates: rows.templates.filter((template) => keepsTemplate(template, leftOut)),
    designs,
    colours: rows.colours.filter((colour) => !leftOut.colours.includes(colour.id)),
    colourPairs: rows.colourPairs.filter(keepsBothColours),
    themes: rows.themes.filter((theme) => !leftOut.themes.includes(theme.id)),
    handles: rows.handles.filter((handle) => suitsAny(handle, designs)),
  };
}

/** The gallery of such a supplier: the doors that it still makes, and of each style what it still has. */
const smallerGallery = ({ finishedDoors, houseStyles }: GalleryRows, leftOut: LeftOut): GalleryRows => ({
  finishedDoors: finishedDoors.filter(
    ({ templateId, designId, doorColour, doorGlass, frameExternal }) =>
      !leftOut.templates.includes(templateId) &&
      !leftOut.designs.includes(designId) &&
      !leftOut.colours.includes(doorColour) &&
      !(frameExternal?.kind === 'frame-colour' && leftOut.colours.includes(frameExternal.colourId)) &&
      !(doorGlass?.kind === 'theme' && leftOut.themes.includes(doorGlass.themeId)),
  ),
  houseStyles: houseStyles.map((style) => ({
    ...style,
    designs: style.designs.filter((id) => !leftOut.designs.includes(id)),
    colours: style.colours.filter((id) => !leftOut.colours.includes(id)),
  })),
});

const keepsTemplate = (template: FrameTemplate, leftOut: LeftOut) =>
  !leftOut.templates.includes(template.id) && !leftOut.designs.includes(template.designId);

const suitsAny = (handle: HandleOption, designs: readonly Design[]) =>
  designs.some((design) => handle.designGroups.includes(design.hardwareGroup));

export const demoProduction: ProductionRows = {
  slabs,
  glassUnits,
  glazing,
  glassUnitLimits,
  locks,
  preparations,
  cuttingAllowances,
  saw,
  capacity,
  dividers,
  partArticles,
  codePatterns,
  consumption,
  componentWeights,
  thermal,
  specialOrderDays,
  glassStamp,
  backset,
  checkLimits,
  articles,
};

export const demoCatalogue: CatalogueRows = {
  systems,
  templates: [...singleDoors, ...singleDoorsInOnePiece, ...doubleDoors],
  // In the order in which the page shows them: family after family.
  designs: [
    ...traditionalDesigns,
    ...halfGlazedDesigns,
    ...carisbrookeDesigns,
    ...cottageDesigns,
    ...contemporaryDesigns,
    ...fullGlazedDesigns,
  ],
  colours: [...doorColours, ...frameColours],
  colourPairs,
  paints,
  themes,
  backings,
  handles,
  masters,
  stock,
  relatedStock,
  defaultHardware,
  hinges,
  extras,
  profiles,
  thresholds,
  sizeStock,
  standardDimensions,
  limits,
  clearances,
  weights: weightsOf(demoProduction),
};

/** The second supplier sells no Raglan and no Carisbrooke, fewer contemporary doors, and no strong paints. */
const quarryStreetLeavesOut = {
  templates: ['single-door-fanlight-mullion', 'single-door-full-surround', 'double-door-full-surround'].map(templateId),
  designs: [2, 7, 9, 10, 17, 20, 22, 117, 122].map(designId),
  colours: [16, 17, 22, 23, 24, 27, 109, 112, 114].map(colourId),
  themes: [5, 7, 9, 14, 18].map(themeId),
};

/** A supplier as the demo loads it into an empty database. */
export interface DemoSupplier {
  readonly client: ClientRow;
  readonly rows: CatalogueRows;
  readonly production: ProductionRows;
  readonly prices: PriceList;
  readonly gallery: GalleryRows;
  /** Absent: it begins without anybody. */
  readonly diary?: Pick<Diary, 'teams' | 'resources'>;
}

export const demoSuppliers: readonly DemoSupplier[] = [
  { client: alderAndLane, rows: demoCatalogue, production: demoProduction, prices, gallery, diary: fittingDiary },
  {
    client: quarryStreetDoors,
    rows: smallerRange(demoCatalogue, quarryStreetLeavesOut),
    production: demoProduction,
    prices,
    gallery: smallerGallery(gallery, quarryStreetLeavesOut),
  },
];
