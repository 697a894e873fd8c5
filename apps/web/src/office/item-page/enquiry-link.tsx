import { useQuery } from '@tanstack/react-query';
import { Link } from '../../platform/router/link.tsx';
import { useOfficeItem } from '../open-item/office-item.ts';
import { trpc } from '../queries/query-client.ts';
import { itemPageWords } from '../words/item.ts';

/** A link to the enquiry about the item; nothing when it has none. */
export function EnquiryLink() {
  const { saved } = useOfficeItem();
  const { data } = useQuery(trpc.item.list.queryOptions({ Text: saved.item.id, Most: 1 }));
  const found = data?.Items.find(({ Id }) => Id === saved.item.id);
  if (!found?.EnquiryId) return null;
  return <Link to={`/installer/enquiry/${found.EnquiryId}`}>{itemPageWords.enquiryOf(found.Customer)}</Link>;
}
