import { displayName, isNamed } from '@door/domain/door/model/item-record';
import type { ListedItem } from '../queries/listed-item.ts';
import { officeMessages } from '../messages/office.ts';

type Named = Pick<ListedItem, 'item' | 'job' | 'customer'>;

/** What an item is called in lists: its address, else the customer, else 'No address yet'. */
export const itemLabel = (listed: Named): string =>
  isNamed(listed) ? displayName(listed) : listed.customer || officeMessages.items.unnamed;

/** The customer, or '' where the label is the customer already. */
export const customerLabel = (listed: Named): string => (isNamed(listed) ? listed.customer : '');

/** The state of the item's enquiry; `Draft` while it has none. */
export const stateLabel = ({ state }: Pick<ListedItem, 'state'>): string =>
  state === null ? officeMessages.items.draft : officeMessages.items.asked[state];
