import type { OpenChoiceCode } from '@door/domain/quote/open-choices';
import type { QuoteGuard } from '@door/domain/quote/quote-cycle';
import type { OfficeOutputs } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { QuoteNotices } from '../quote-notices.tsx';
import { type QuoteTab, tabPath } from '../quote-tabs.tsx';

const { quote: says } = officeWords;

type Version = OfficeOutputs['quote']['getVersion'];
type Blocker = Version['Blockers'][number];
type Warning = Version['Warnings'][number];

/** The tab where each thing is put right that keeps a quote from being sent, or is worth a look before. */
const cures: Partial<Readonly<Record<QuoteGuard | OpenChoiceCode, Exclude<QuoteTab, 'quote-review'>>>> = {
  'quote.no-lines': 'items',
  'quote.price-error': 'items',
  'quote.price-zero': 'items',
  'quote.other-currency': 'items',
  'quote.no-customer': 'quote-details',
  'quote.no-vat-reason': 'quote-details',
  'quote.over-limit': 'quote-charges',
  'quote.discount-over-items': 'quote-charges',
  'quote.total-zero': 'quote-charges',
  'quote.last-day-over': 'quote-details',
  'quote.glass-open': 'items',
  'quote.ral-open': 'items',
};

interface BlockersProps {
  readonly quoteId: string;
  readonly blockers: readonly Blocker[];
}

/** What stands between the draft and its customer, each with a way to put it right; nothing where nothing does. */
export const Blockers = ({ quoteId, blockers }: BlockersProps) => (
  <Notices label={says.blockers} title={says.standBetween(blockers.length)} quoteId={quoteId} notices={blockers} />
);

interface WarningsProps {
  readonly quoteId: string;
  readonly warnings: readonly Warning[];
}

/** What the doors still leave open. */
export const Warnings = ({ quoteId, warnings }: WarningsProps) => (
  <Notices label={says.warnings} title={says.lookFirst} quoteId={quoteId} notices={warnings} />
);

interface NoticesProps {
  readonly label: string;
  readonly title: string;
  readonly quoteId: string;
  readonly notices: readonly (Blocker | Warning)[];
}

const Notices = ({ label, title, quoteId, notices }: NoticesProps) => (
  <QuoteNotices
    label={label}
    title={title}
    notices={notices.map(({ Code, Text }) => {
      const tab = cures[Code];
      return { key: Text, text: Text, cure: tab ? { to: tabPath(quoteId, tab), label: says.cures[tab] } : null };
    })}
  />
);
