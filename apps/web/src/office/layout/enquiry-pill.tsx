import { enquiryListOf, type EnquiryOutcome, type EnquiryState } from '@door/domain/selling/enquiry/enquiry-cycle';
import { StatusPill } from '@door/ui/status-pill';
import { officeMessages } from '../messages/office.ts';

/** The dot fills as the enquiry goes on. */
const dots = { new: 'hollow', answering: 'half', 'in-quote': 'half', closed: 'full' } as const;

const tones = { won: 'success', lost: 'quiet', spam: 'quiet' } as const;

export interface EnquiryPillProps {
  readonly state: EnquiryState;
  readonly outcome?: EnquiryOutcome | null;
  /** Whether somebody answers it; a new one is then in work. */
  readonly isTaken?: boolean;
}

/** The state of an enquiry, once closed its outcome. */
export const EnquiryPill = ({ state, outcome = null, isTaken = false }: EnquiryPillProps) => (
  <StatusPill tone={outcome === null ? 'info' : tones[outcome]} dot={dots[enquiryListOf(state, isTaken)]}>
    {outcome === null
      ? officeMessages.enquiries.lists[enquiryListOf(state, isTaken)]
      : officeMessages.enquiry.closedAs[outcome]}
  </StatusPill>
);
