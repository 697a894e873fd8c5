import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { displayName, isNamed } from '@door/domain/model/item-record';
import type { Item } from '@door/domain/model/item';
import { officeWords } from '../words/office.ts';
import type { ListedItem } from './listed-item.ts';

type Named = Pick<ListedItem, 'item' | 'job' | 'customer'>;

/** What an item is called in lists: its address, else the customer, else 'No address yet'. */
export const itemLabel = (listed: Named): string =>
  isNamed(listed) ? displayName(listed) : listed.customer || officeWords.items.unnamed;

/** The customer, or '' where the label is the customer already. */
export const customerLabel = (listed: Named): string => (isNamed(listed) ? listed.customer : '');

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
