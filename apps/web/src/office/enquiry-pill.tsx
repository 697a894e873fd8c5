import { type EnquiryOutcome, type EnquiryState, enquiryStates } from '@door/domain/enquiry/enquiry-cycle';
import { StatusPill } from '@door/ui/status-pill';
import { officeWords } from '../words/office.ts';

/** As far as an enquiry has come, so far is its dot filled. */
const dots = ['hollow', 'half', 'full'] as const;

const tones = { won: 'success', lost: 'quiet', spam: 'quiet' } as const;

export interface EnquiryPillProps {
  readonly state: EnquiryState;
  readonly outcome?: EnquiryOutcome | null;
}

/** How far an enquiry has come; its dot says it as well. */
export const EnquiryPill = ({ state, outcome = null }: EnquiryPillProps) => (
  <StatusPill tone={outcome === null ? 'info' : tones[outcome]} dot={dots[enquiryStates.indexOf(state)] ?? 'full'}>
    {outcome === null ? officeWords.enquiries.ofState[state] : officeWords.enquiry.closedAs[outcome]}
  </StatusPill>
);
