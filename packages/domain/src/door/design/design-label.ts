import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Item } from '../model/item.ts';

/** Template, design and colour: `Single Door with Left Sidelight, Carisbrooke Fan, Pigeon Blue`. */
export const designLabel = ({ templateId, designId, colours }: Item, catalogue: Catalogue): string =>
  [
    catalogue.template(templateId).displayName,
    catalogue.design(designId).name,
    catalogue.colour(colours.doorExternal).name,
  ].join(', ');
