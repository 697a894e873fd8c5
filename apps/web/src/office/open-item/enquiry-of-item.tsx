import { displayName, isNamed } from '@door/domain/door/model/item-record';
import { isLocked } from '@door/domain/selling/order/order-locks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../shared/router/link.tsx';
import { trpc } from '../queries/query-client.ts';
import { itemPageMessages } from '../messages/item.ts';
import { useOfficeItem } from './office-item.ts';

interface EnquiryOfItem {
  readonly id: string;
  readonly customer: string;
}

/** The open item as lists show it; undefined: not loaded yet. */
function useListing() {
  const { saved } = useOfficeItem();
  const { data } = useQuery(trpc.item.list.queryOptions({ Text: saved.item.id, Most: 1 }));
  return data?.Items.find(({ Id }) => Id === saved.item.id);
}

/** The running number of the open item, `D-1043`; '' until it is loaded. */
export const useItemNumber = (): string => useListing()?.Number ?? '';

/** What windows and printed pages call the open item: `D-1043 7, Oak Lane`, its number alone while it has no address. */
export function useItemTitle(): string {
  const open = useOfficeItem();
  const number = useItemNumber();
  const name = isNamed(open) ? displayName(open) : '';
  return [number, name].filter((part) => part !== '').join(' ') || itemPageMessages.unnamed;
}

/** The enquiry about the open item; null: none, or not loaded yet. */
export function useEnquiryOfItem(): EnquiryOfItem | null {
  const found = useListing();
  return found?.EnquiryId ? { id: found.EnquiryId, customer: found.Customer } : null;
}

/** The order in whose line the open item stands; null: none, or not loaded yet. */
export const useOrderOfItem = () => useListing()?.Order ?? null;

/** A link to the order in whose line the item stands, which may lock it; nothing when it stands in none. */
export function OrderLink() {
  const order = useOrderOfItem();
  if (order === null) return null;
  const text = isLocked('design', { state: order.State, heldFrom: order.HeldFrom })
    ? itemPageMessages.lockedBy(order.Number)
    : itemPageMessages.inOrder(order.Number);
  return <Link to={`/installer/order/${order.Id}`}>{text}</Link>;
}

/** A link to the enquiry about the item; nothing when it has none. */
export function EnquiryLink() {
  const enquiry = useEnquiryOfItem();
  if (enquiry === null) return null;
  return <Link to={`/installer/enquiry/${enquiry.id}`}>{itemPageMessages.enquiryOf(enquiry.customer)}</Link>;
}
