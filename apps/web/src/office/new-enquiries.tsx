import { enquiryStates } from '@door/domain/enquiry/enquiry-cycle';
import { officeWords } from '../words/office.ts';
import { countOf } from './count-of.ts';
import { useEnquiries } from './use-enquiries.ts';

/** How many wait for an answer. */
export function NewEnquiries() {
  const count = countOf(useEnquiries(enquiryStates[0]).answer);
  if (count === '' || count === '0') return null;
  return (
    <span className="office-count num">
      {count} <span className="sr-only">{officeWords.frame.areNew}</span>
    </span>
  );
}
