import { answersOf } from '../../office/answers.ts';
import { officeApi } from '../../office/calls.ts';
import { useAsked } from '../../office/use-asked.ts';
import { Link } from '../../navigation/link.tsx';
import { officeItemWords } from '../../words/office-item.ts';
import { useOfficeItem } from '../../office/item/office-item.ts';

interface Belonging {
  readonly customer: string;
  readonly enquiryId: string | null;
}

const answers = answersOf<Belonging>();
const nobody: Belonging = { customer: '', enquiryId: null };

/** Whose door it is, and the way to their enquiry; nothing for a door that was begun here. */
export function BelongsTo() {
  const { saved } = useOfficeItem();
  const { id } = saved.item;
  const { answer = nobody } = useAsked({ answers, key: `belongs ${id}`, ask: () => belonging(id) });
  if (!answer.enquiryId) return null;
  return <Link to={`/installer/enquiry/${answer.enquiryId}`}>{officeItemWords.enquiryOf(answer.customer)}</Link>;
}

async function belonging(id: string): Promise<Belonging> {
  const { Items } = await officeApi().item.list.query({ Text: id, Most: 1 });
  const [found] = Items;
  return found?.Id === id ? { customer: found.Customer, enquiryId: found.EnquiryId } : nobody;
}
