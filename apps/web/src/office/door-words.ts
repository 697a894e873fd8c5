import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { displayName } from '@door/domain/item/display-name';
import type { Item } from '@door/domain/item/item';
import { officeWords } from '../words/office.ts';
import type { ListedDoor } from './listed-door.ts';

/** By what people call a door: where it goes; else who asked for it. */
export function doorName({ item, customer }: Pick<ListedDoor, 'item' | 'customer'>): string {
  const isNamed = item.numerals.trim() !== '' || item.address.trim() !== '';
  return isNamed ? displayName(item) : customer || officeWords.items.unnamed;
}

/** What it is: `Single Door with Left Sidelight, Carisbrooke Fan, Pigeon Blue`. */
export const doorKind = ({ templateId, designId, colours }: Item, catalogue: Catalogue): string =>
  [
    catalogue.template(templateId).displayName,
    catalogue.design(designId).name,
    catalogue.colour(colours.doorExternal).name,
  ].join(', ');

/** How far it has come: as far as its enquiry, or not further than here. */
export const doorState = ({ state }: Pick<ListedDoor, 'state'>): string =>
  state === null ? officeWords.items.draft : officeWords.enquiries.ofState[state];
