import type { PaperPlace } from '@door/domain/quote/paper-places';
import type { QuoteGuard } from '@door/domain/quote/quote-cycle';
import type { PagePath } from '../../../platform/router/paths.ts';
import { mendPath } from '../../items/item-path.ts';
import type { OfficeOutputs } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { Notices } from '../../layout/notices.tsx';
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
  <Notices
    label={says.blockers}
    title={says.standBetween(blockers.length)}
    notices={blockers.map(({ Code, Text }) => {
      const tab = cures[Code];
      return { key: Text, text: Text, cure: tab ? { to: tabPath(quoteId, tab), label: says.cures[tab] } : null };
    })}
  />
);

interface WarningsProps {
  readonly quoteId: string;
  readonly warnings: readonly Warning[];
}

/** What keeps the doors from being made, and letters that the PDF lacks, each with the place where it is mended. */
export const Warnings = ({ quoteId, warnings }: WarningsProps) => (
  <Notices
    label={says.warnings}
    title={says.lookFirst}
    notices={warnings.map((warning) => ({
      key: `${warning.ItemId ?? ''} ${warning.Text}`,
      text: warning.Text,
      cure: { to: wayTo(quoteId, warning), label: warning.Fix },
    }))}
  />
);

const wayTo = (quoteId: string, warning: Warning): PagePath =>
  warning.ItemId === null ? paperPaths[warning.LeadsTo](quoteId) : mendPath(warning.ItemId, warning.LeadsTo);

/** Where each part of the paper is written. */
const paperPaths: Readonly<Record<PaperPlace, (quoteId: string) => PagePath>> = {
  customer: (id) => tabPath(id, 'quote-details'),
  details: (id) => tabPath(id, 'quote-details'),
  items: (id) => tabPath(id, 'items'),
  charges: (id) => tabPath(id, 'quote-charges'),
  supplier: () => '/installer/settings',
};
