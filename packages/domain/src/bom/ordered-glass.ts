import type { Catalogue } from '../catalogue/catalogue.ts';
import { frameGlazing, themeOf } from '../glass/glazing.ts';
import type { Glazing, Item } from '../model/item.ts';
import type { GlazedFramePartKind } from '../model/parts.ts';
import type { GlassRecord } from './bill-record.ts';
import { glazedPart, isUnglazed, leafMakeUp } from '../glass/glass-make-up.ts';
import type { ProductionCatalogue } from '../catalogue/production-catalogue.ts';

/** What a glass order says of a unit besides its size and outline. */
export interface OrderedGlass extends Pick<GlassRecord, 'theme' | 'backing' | 'houseNumber'> {
  /** Code of the unit: `D24L`. */
  readonly makeUp: string;
}

/** null: the leaf is glazed on site. */
export const leafGlass = (item: Item, supplier: ProductionCatalogue): OrderedGlass | null =>
  orderedGlass(
    { glazing: item.glass.door, backing: item.glass.doorBacking, makeUp: leafMakeUp(item, supplier) },
    item,
    supplier.catalogue,
  );

/** null: the part is glazed on site. */
export function partGlass(item: Item, kind: GlazedFramePartKind, supplier: ProductionCatalogue): OrderedGlass | null {
  const { glass } = item;
  const { makeUp } = glazedPart(item, kind, supplier);
  return orderedGlass(
    { glazing: frameGlazing(glass), backing: glass.partBacking[kind] ?? glass.doorBacking, makeUp },
    item,
    supplier.catalogue,
  );
}

interface Unit {
  readonly glazing: Glazing;
  readonly backing: string;
  readonly makeUp: string;
}

function orderedGlass({ glazing, backing, makeUp }: Unit, item: Item, catalogue: Catalogue): OrderedGlass | null {
  if (isUnglazed(glazing, backing)) return null;
  const theme = themeOf(glazing, catalogue);
  return {
    makeUp,
    theme: theme ? { id: theme.id, name: theme.name } : null,
    backing,
    houseNumber: theme?.showsHouseNumber ? item.houseNumber : '',
  };
}
