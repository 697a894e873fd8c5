import type { PaperPlace } from '@door/domain/selling/quote/paper-places';
import { isMoveFrom, type QuoteGuard } from '@door/domain/selling/quote/quote-cycle';
import type { PagePath } from '../../../shared/router/paths.ts';
import { momentText } from '../../../shared/text/dates.ts';
import { moneyText } from '../../../shared/text/money-text.ts';
import { mendPath } from '../../items/item-path.ts';
import { HistoryList } from '../../layout/history-list.tsx';
import { Notices } from '../../layout/notices.tsx';
import { SelectField } from '../../layout/select-field.tsx';
import { useSearchParam } from '../../layout/use-search-param.ts';
import { FrozenPaper } from '../../paper-review/frozen-paper.tsx';
import { QuoteEstimate } from '../../promise/quote-estimate.tsx';
import type { OfficeOutputs, OpenedQuote } from '../../queries/office-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { officeMessages } from '../../messages/office.ts';
import { useTypedDiscount } from '../charges/typed-discount.ts';
import { type QuoteTab, tabPath } from '../quote-tabs.tsx';
import { useVersion } from '../use-version.ts';
import { ReviewActs } from './review-acts.tsx';
import './quote-review.css';

const { quote: t } = officeMessages;

/** The tab with exactly the paper that the customer gets, what stands in the way of sending it, and every move of the quote. */
export function QuoteReview({ quote }: { readonly quote: OpenedQuote }) {
  const { Id, History, State } = quote;
  const unsaved =
    useTypedDiscount(Id)[0] === undefined ? [] : [{ Code: 'discount-not-given' as const, Text: t.discountNotGiven }];
  const [asked, show] = useSearchParam('version');
  const query = useVersion(quote, /^\d{1,4}$/.test(asked) ? Number(asked) : undefined);
  return (
    <div className="quote-columns">
      <QueryResult query={query}>
        {(version) => (
          <div className="quote-reviewed">
            {isMoveFrom('send', State) && version.Hash === null ? (
              <>
                <Blockers quoteId={Id} blockers={[...version.Blockers, ...unsaved]} />
                <Warnings quoteId={Id} warnings={version.Warnings} />
              </>
            ) : null}
            <ReviewActs quote={quote} version={version} />
            <VersionChoice version={version} current={quote.Version} onShow={show} />
            <Differences differences={version.Differences} version={version.Version} currency={quote.Currency} />
            <div className="quote-paper">
              <FrozenPaper version={version} />
            </div>
          </div>
        )}
      </QueryResult>
      <div className="quote-aside">
        <QuoteEstimate quote={quote} />
        <section aria-labelledby="quote-history">
          <h2 id="quote-history">{t.history}</h2>
          <HistoryList entries={History} next={null} />
        </section>
      </div>
    </div>
  );
}

type Version = OfficeOutputs['quote']['getVersion'];
/** What the server names, and what this page knows to be typed and not saved. */
type Blocker = Version['Blockers'][number] | { readonly Code: 'discount-not-given'; readonly Text: string };
type Warning = Version['Warnings'][number];

/** The tab where each thing is put right that keeps a quote from being sent. */
const fixes: Partial<Readonly<Record<QuoteGuard | 'discount-not-given', Exclude<QuoteTab, 'quote-review'>>>> = {
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
const Blockers = ({ quoteId, blockers }: BlockersProps) => (
  <Notices
    label={t.blockers}
    title={t.standBetween(blockers.length)}
    notices={blockers.map(({ Code, Text }) => {
      const tab = fixes[Code];
      return { key: Text, text: Text, fix: tab ? { to: tabPath(quoteId, tab), label: t.fixes[tab] } : null };
    })}
  />
);

interface WarningsProps {
  readonly quoteId: string;
  readonly warnings: readonly Warning[];
}

/** What keeps the doors from being made, and letters that the PDF lacks, each with the place where it is mended. */
const Warnings = ({ quoteId, warnings }: WarningsProps) => (
  <Notices
    label={t.warnings}
    title={t.lookFirst}
    notices={warnings.map((warning) => ({
      key: `${warning.ItemId ?? ''} ${warning.Text}`,
      text: warning.Text,
      fix: { to: wayTo(quoteId, warning), label: warning.Fix },
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

interface DifferencesProps {
  readonly differences: OfficeOutputs['quote']['getVersion']['Differences'];
  readonly version: number;
  readonly currency: string;
}

/** What this version says differently from the one before it, line by line, and by how much it is dearer or cheaper. */
function Differences({ differences, version, currency }: DifferencesProps) {
  if (differences === null) return null;
  const { Rows, Delta } = differences;
  const signed = (amount: string) => {
    if (amount === '0.00') return '';
    return (amount.startsWith('-') ? '' : '+') + moneyText(amount, currency);
  };
  return (
    <details className="quote-differences">
      <summary>
        {t.differences(version - 1)} <span className="num">{signed(Delta)}</span>
      </summary>
      {Rows.length === 0 ? <p>{t.noDifferences}</p> : null}
      <ul className="notice-list">
        {Rows.map((row) => (
          <li key={`${row.What} ${row.Id}`}>
            <span>
              <b>{row.Before === null ? t.added : row.After === null ? t.removed : t.changed}</b>{' '}
              <span>{row.Text}</span>
              {row.Changed.length > 0 ? <small>{row.Changed.join(', ')}</small> : null}
            </span>
            <span className="num">{signed(row.Delta)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type ShownVersion = OfficeOutputs['quote']['getVersion'];

interface VersionChoiceProps {
  readonly version: Pick<ShownVersion, 'Version' | 'Versions'>;
  /** The number of the latest, sent or not. */
  readonly current: number;
  /** With '' the latest. */
  onShow(version: string): void;
}

/** Every version that was sent, and the draft behind them; nothing while there is one. */
function VersionChoice({ version: { Version, Versions }, current, onShow }: VersionChoiceProps) {
  const sent = Versions.map((each) => ({
    value: String(each.Version),
    label: t.sentVersion(each.Version, momentText(each.SentAt)),
  }));
  const isDrafted = Versions.every((each) => each.Version !== current);
  const choices = isDrafted ? [...sent, { value: String(current), label: t.draftVersion(current) }] : sent;
  if (choices.length < 2) return null;
  // What was sent last holds until the draft behind it is sent.
  const isHeld = isDrafted && Version === current - 1;
  return (
    <div className="quote-version">
      <SelectField
        label={t.shownVersion}
        value={String(Version)}
        choices={choices}
        hint={Version === current ? '' : isHeld ? t.beingRevised : t.superseded}
        onChange={(chosen) => onShow(chosen === String(current) ? '' : chosen)}
      />
    </div>
  );
}
