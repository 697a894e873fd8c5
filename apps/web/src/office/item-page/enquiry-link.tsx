import { answersOf } from '../queries/answers.ts';
import { officeClient } from '../queries/office-client.ts';
import { useAsked } from '../queries/use-asked.ts';
import { Link } from '../../platform/router/link.tsx';
import { itemPageWords } from '../words/item.ts';
import { useOfficeItem } from '../open-item/office-item.ts';

interface ItemEnquiry {
  readonly customer: string;
  readonly enquiryId: string | null;
}

const answers = answersOf<ItemEnquiry>();
const noEnquiry: ItemEnquiry = { customer: '', enquiryId: null };

/** A link to the enquiry about the item; nothing when it has none. */
export function EnquiryLink() {
  const { saved } = useOfficeItem();
  const { id } = saved.item;
  const { answer = noEnquiry } = useAsked({ answers, key: id, ask: () => fetchEnquiry(id) });
  if (!answer.enquiryId) return null;
  return <Link to={`/installer/enquiry/${answer.enquiryId}`}>{itemPageWords.enquiryOf(answer.customer)}</Link>;
}

async function fetchEnquiry(id: string): Promise<ItemEnquiry> {
  const { Items } = await officeClient().item.list.query({ Text: id, Most: 1 });
  const [found] = Items;
  return found?.Id === id ? { customer: found.Customer, enquiryId: found.EnquiryId } : noEnquiry;
}
