import { isMoveFrom } from '@door/domain/quote/quote-cycle';
import { useSearchParam } from '../../layout/use-search-param.ts';
import { HistoryList } from '../../layout/history-list.tsx';
import type { OpenedQuote } from '../../queries/office-client.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { FrozenPaper } from '../../paper-review/frozen-paper.tsx';
import { officeWords } from '../../words/office.ts';
import { useVersion } from '../use-version.ts';
import { useTypedDiscount } from '../charges/typed-discount.ts';
import { Blockers, Warnings } from './blockers.tsx';
import { Differences } from './differences.tsx';
import { ReviewActs } from './review-acts.tsx';
import { VersionChoice } from './version-choice.tsx';
import './quote-review.css';

const { quote: says } = officeWords;

/** The tab with exactly the paper that the customer gets, what stands in the way of sending it, and every move of the quote. */
export function QuoteReview({ quote }: { readonly quote: OpenedQuote }) {
  const { Id, History, State } = quote;
  const unsaved =
    useTypedDiscount(Id)[0] === undefined ? [] : [{ Code: 'discount-not-given' as const, Text: says.discountNotGiven }];
  const [asked, show] = useSearchParam('version');
  const query = useVersion(quote, /^\d{1,4}$/.test(asked) ? Number(asked) : undefined);
  return (
    <div className="quote-review-tab">
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
      <section className="quote-history" aria-labelledby="quote-history">
        <h2 id="quote-history">{says.history}</h2>
        <HistoryList entries={History} next={null} />
      </section>
    </div>
  );
}
