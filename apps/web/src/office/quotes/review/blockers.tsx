import type { QuoteGuard } from '@door/domain/quote/quote-cycle';
import { Link } from '../../../platform/router/link.tsx';
import type { OfficeOutputs } from '../../queries/office-client.ts';
import { officeWords } from '../../words/office.ts';
import { type QuoteTab, tabPath } from '../quote-tabs.tsx';

const { quote: says } = officeWords;

type Blocker = OfficeOutputs['quote']['getVersion']['Blockers'][number];

/** The tab where each thing is put right that keeps a quote from being sent. */
const cures: Partial<Readonly<Record<QuoteGuard, Exclude<QuoteTab, 'quote-review'>>>> = {
  'quote.no-lines': 'items',
  'quote.price-error': 'items',
  'quote.price-zero': 'items',
  'quote.other-currency': 'items',
  'quote.no-customer': 'quote-details',
  'quote.no-vat-reason': 'quote-details',
  'quote.over-limit': 'quote-charges',
};

interface BlockersProps {
  readonly quoteId: string;
  readonly blockers: readonly Blocker[];
}

/** What stands between the draft and its customer, each with a way to put it right; nothing where nothing does. */
export function Blockers({ quoteId, blockers }: BlockersProps) {
  if (blockers.length === 0) return null;
  return (
    <section className="quote-blockers" aria-label={says.blockers}>
      <h2>{says.standBetween(blockers.length)}</h2>
      <ul>
        {blockers.map(({ Code, Text }) => {
          const tab = cures[Code];
          return (
            <li key={Code}>
              <span>{Text}</span>
              {tab ? (
                <Link className="btn btn-line btn-sm" to={tabPath(quoteId, tab)}>
                  {says.cures[tab]}
                </Link>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
