import { type EnquiryOutcome, type EnquiryState, enquiryStates } from '@door/domain/enquiry/enquiry-cycle';
import { StatusPill } from '@door/ui/status-pill';
import { officeWords } from '../words/office.ts';

/** By state: the dot fills as the enquiry goes on. */
const dots = ['hollow', 'half', 'full'] as const;

const tones = { won: 'success', lost: 'quiet', spam: 'quiet' } as const;

export interface EnquiryPillProps {
  readonly state: EnquiryState;
  readonly outcome?: EnquiryOutcome | null;
}

/** The state of an enquiry, once closed its outcome. */
export const EnquiryPill = ({ state, outcome = null }: EnquiryPillProps) => (
  <StatusPill tone={outcome === null ? 'info' : tones[outcome]} dot={dots[enquiryStates.indexOf(state)] ?? 'full'}>
    {outcome === null ? officeWords.enquiries.ofState[state] : officeWords.enquiry.closedAs[outcome]}
  </StatusPill>
);
