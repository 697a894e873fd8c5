import type { QuoteGuard } from '@door/domain/quote/quote-cycle';
import { mendPath } from '../../items/item-path.ts';
import type { OfficeOutputs } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { QuoteNotices } from '../quote-notices.tsx';
import { type QuoteTab, tabPath } from '../quote-tabs.tsx';

const { quote: says } = officeWords;

type Version = OfficeOutputs['quote']['getVersion'];
/** What the server names, and what this page knows to be typed and not saved. */
type Blocker = Version['Blockers'][number] | { readonly Code: 'discount-not-given'; readonly Text: string };
type Warning = Version['Warnings'][number];

/** The tab where each thing is put right that keeps a quote from being sent. */
const cures: Partial<Readonly<Record<QuoteGuard | 'discount-not-given', Exclude<QuoteTab, 'quote-review'>>>> = {
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
  'discount-not-given': 'quote-charges',
};

interface BlockersProps {
  readonly quoteId: string;
  readonly blockers: readonly Blocker[];
}

/** What stands between the draft and its customer, each with a way to put it right; nothing where nothing does. */
export const Blockers = ({ quoteId, blockers }: BlockersProps) => (
  <QuoteNotices
    label={says.blockers}
    title={says.standBetween(blockers.length)}
    notices={blockers.map(({ Code, Text }) => {
      const tab = cures[Code];
      return { key: Text, text: Text, cure: tab ? { to: tabPath(quoteId, tab), label: says.cures[tab] } : null };
    })}
  />
);

/** What keeps the doors from being made, each with the step at which it is chosen. */
export const Warnings = ({ warnings }: { readonly warnings: readonly Warning[] }) => (
  <QuoteNotices
    label={says.warnings}
    title={says.lookFirst}
    notices={warnings.map(({ Text, ItemId, Fix, LeadsTo }) => ({
      key: `${ItemId} ${Text}`,
      text: Text,
      cure: { to: mendPath(ItemId, LeadsTo), label: Fix },
    }))}
  />
);
