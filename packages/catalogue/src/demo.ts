import { weightsOf } from '@door/domain/bom/leaf-weight';
import type { ClientRow } from '@door/domain/catalogue/client-rows';
import type { CatalogueRows } from '@door/domain/catalogue/rows';
import type { WorksRows } from '@door/domain/catalogue/works-rows';
import { colourId, designId, templateId, themeId } from '@door/domain/item/ids';
import { articles } from './rows/articles.ts';
import { backings } from './rows/backings.ts';
import { clearances } from './rows/clearances.ts';
import { alderAndLane, quarryStreetDoors } from './rows/clients.ts';
import { colourPairs } from './rows/colour-pairs.ts';
import { doorColours } from './rows/colours-door.ts';
import { frameColours } from './rows/colours-frame.ts';
import { defaultHardware } from './rows/default-hardware.ts';
import { designs } from './rows/designs.ts';
import { extras } from './rows/extras.ts';
import { handles } from './rows/handles.ts';
import { hinges } from './rows/hinges.ts';
import { limits } from './rows/limits.ts';
import { profiles } from './rows/profiles.ts';
import { relatedStock } from './rows/related-stock.ts';
import { sizeStock } from './rows/size-stock.ts';
import { standardDimensions } from './rows/standard-dimensions.ts';
import { masters, stock } from './rows/stock.ts';
import { systems } from './rows/systems.ts';
import { templates } from './rows/templates.ts';
import { themes } from './rows/themes.ts';
import { thresholds } from './rows/thresholds.ts';
import { cuttingRules, glassUnits, locks, slabs } from './rows/works.ts';
import { smallerRange } from './smaller-range.ts';

export const demoCatalogue: CatalogueRows = {
  systems,
  templates,
  designs,
  colours: [...doorColours, ...frameColours],
  colourPairs,
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
  weights: weightsOf({ slabs, glassUnits }),
};

export const demoWorks: WorksRows = { slabs, glassUnits, locks, rules: cuttingRules, articles };

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
  readonly works: WorksRows;
}

export const demoSuppliers: readonly DemoSupplier[] = [
  { client: alderAndLane, rows: demoCatalogue, works: demoWorks },
  { client: quarryStreetDoors, rows: smallerRange(demoCatalogue, quarryStreetLeavesOut), works: demoWorks },
];
