import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { displayName } from '@door/domain/item/display-name';
import type { Item } from '@door/domain/item/item';
import { officeWords } from '../words/office.ts';
import type { ListedDoor } from './listed-door.ts';

type Named = Pick<ListedDoor, 'item' | 'customer'>;

const hasAddress = ({ item: { numerals, address } }: Pick<Named, 'item'>): boolean =>
  numerals.trim() !== '' || address.trim() !== '';

/** By what people call a door: where it goes; else who asked for it. */
export const doorName = (door: Named): string =>
  hasAddress(door) ? displayName(door.item) : door.customer || officeWords.items.unnamed;

/** Who asked for it, where its name does not say so already; ''. */
export const customerBeside = (door: Named): string => (hasAddress(door) ? door.customer : '');

/** What it is: `Single Door with Left Sidelight, Carisbrooke Fan, Pigeon Blue`. */
export const doorKind = ({ templateId, designId, colours }: Item, catalogue: Catalogue): string =>
  [
    catalogue.template(templateId).displayName,
    catalogue.design(designId).name,
    catalogue.colour(colours.doorExternal).name,
  ].join(', ');

/** How far it has come: as far as its enquiry, or not further than here. */
export const doorState = ({ state }: Pick<ListedDoor, 'state'>): string =>
  state === null ? officeWords.items.draft : officeWords.items.asked[state];
