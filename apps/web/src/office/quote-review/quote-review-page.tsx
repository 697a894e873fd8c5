import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../shared/calls/failure.ts';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { askAgainAfter } from '../../designer/paper/picture-urls.ts';
import { useSearchParam } from '../layout/use-search-param.ts';
import { OfficeSession } from '../queries/office-session.tsx';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { officeMessages } from '../messages/office.ts';
import { quoteReviewMessages as t } from '../messages/quotes.ts';
import { PaperReview } from '../paper-review/paper-review.tsx';

/** `/quote-review/ID?version=2`: a version of a quote on paper, for printing; without a number the latest. */
export const QuoteReviewPage = () => (
  <OfficeSession>
    <LoadedReview />
  </OfficeSession>
);

function LoadedReview() {
  const { id = '' } = useRouter().params;
  const [version] = useSearchParam('version');
  const query = useQuery({
    ...trpc.quote.getVersion.queryOptions({ Id: id, ...(version === '' ? {} : { Version: Number(version) }) }),
    refetchInterval: ({ state }) => askAgainAfter(state.data?.DocumentState),
  });
  const isNone = query.error !== null && ['gone', 'refused'].includes(failureOf(query.error));
  if (isNone) return <NoQuote />;
  return (
    <main className="paper-review">
      {query.data ? null : <h1 className="sr-only">{t.title}</h1>}
      <QueryResult query={query}>
        {(shown) => (
          <PaperReview
            back={`/installer/quote/${id}`}
            version={shown}
            standing={[shown.Hash === null ? t.draft : '', shown.IsLatest ? '' : t.earlier]}
          />
        )}
      </QueryResult>
    </main>
  );
}

const NoQuote = () => (
  <PlainMessage title={t.title} sentence={t.none}>
    <Link className="btn btn-line" to="/installer/quote">
      {officeMessages.quotes.showAll}
    </Link>
  </PlainMessage>
);
