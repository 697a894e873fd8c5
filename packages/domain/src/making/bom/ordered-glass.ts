import type { Catalogue, ProductionCatalogue } from '../../catalogue/rows/catalogue.ts';
import { backingOfPart } from '../../door/glass/backing.ts';
import { glazedPart, isUnglazed, leafMakeUp } from '../../door/glass/glass-make-up.ts';
import { glazingOfPart, themeOf } from '../../door/glass/glazing.ts';
import { numberInPanes } from '../../door/glass/house-number-place.ts';
import type { Glazing } from '../../door/model/door-values.ts';
import type { Item } from '../../door/model/item.ts';
import type { GlazedFramePartKind, PaneArea } from '../../door/model/parts.ts';
import type { GlassRecord } from './leaf-piece-record.ts';

/** What a glass order says of a unit besides its size and outline. */
export interface OrderedGlass extends Pick<GlassRecord, 'theme' | 'backing' | 'houseNumber'> {
  /** Code of the unit: `D24L`. */
  readonly makeUp: string;
}

/** A unit to order; or why there is none. */
export type WantedGlass = OrderedGlass | 'glazed on site' | 'not chosen';

/** Which pane of a leaf or part it is, from 0. */
export interface LeafPane {
  readonly area: Extract<PaneArea, 'door' | 'slave'>;
  readonly index: number;
}

export const leafGlass = (item: Item, pane: LeafPane, supplier: ProductionCatalogue): WantedGlass =>
  orderedGlass(
    { ...pane, glazing: item.glass.door, backing: item.glass.doorBacking, makeUp: leafMakeUp(item, supplier) },
    item,
    supplier.catalogue,
  );

export interface PartPane {
  readonly area: GlazedFramePartKind;
  readonly index: number;
}

export function partGlass(item: Item, pane: PartPane, supplier: ProductionCatalogue): WantedGlass {
  const { glass } = item;
  const { makeUp } = glazedPart(item, pane.area, supplier);
  return orderedGlass(
    { ...pane, glazing: glazingOfPart(glass, pane.area), backing: backingOfPart(glass, pane.area), makeUp },
    item,
    supplier.catalogue,
  );
}

interface Unit {
  readonly area: PaneArea;
  readonly index: number;
  readonly glazing: Glazing;
  readonly backing: string;
  readonly makeUp: string;
}

function orderedGlass({ area, index, glazing, backing, makeUp }: Unit, item: Item, catalogue: Catalogue): WantedGlass {
  if (isUnglazed(glazing, backing)) return 'glazed on site';
  if (glazing.kind === 'none-chosen') return 'not chosen';
  const theme = themeOf(glazing, catalogue);
  return {
    makeUp,
    theme: theme ? { id: theme.id, name: theme.name } : null,
    backing,
    houseNumber: numberInPanes(item, catalogue)(area, index),
  };
}
