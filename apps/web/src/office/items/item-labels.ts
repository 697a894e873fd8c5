import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { displayName } from '@door/domain/model/display-name';
import type { Item } from '@door/domain/model/item';
import { officeWords } from '../words/office.ts';
import type { ListedItem } from './listed-item.ts';

type Named = Pick<ListedItem, 'item' | 'customer'>;

const hasAddress = ({ item: { numerals, address } }: Pick<Named, 'item'>): boolean =>
  numerals.trim() !== '' || address.trim() !== '';

/** What an item is called in lists: its address, else the customer, else 'No address yet'. */
export const itemLabel = (listed: Named): string =>
  hasAddress(listed) ? displayName(listed.item) : listed.customer || officeWords.items.unnamed;

/** The customer, or '' where the label is the customer already. */
export const customerLabel = (listed: Named): string => (hasAddress(listed) ? listed.customer : '');

/** Template, design and colour: `Single Door with Left Sidelight, Carisbrooke Fan, Pigeon Blue`. */
export const designLabel = ({ templateId, designId, colours }: Item, catalogue: Catalogue): string =>
  [
    catalogue.template(templateId).displayName,
    catalogue.design(designId).name,
    catalogue.colour(colours.doorExternal).name,
  ].join(', ');

/** The state of the item's enquiry; `Draft` while it has none. */
export const stateLabel = ({ state }: Pick<ListedItem, 'state'>): string =>
  state === null ? officeWords.items.draft : officeWords.items.asked[state];
