import { StatusPill } from '@door/ui/status-pill';
import { failureOf } from '../../shared/calls/failure.ts';
import { PlainMessage } from '../../shared/page/plain-message.tsx';
import { Link } from '../../shared/router/link.tsx';
import { useRouter } from '../../shared/router/use-router.ts';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { LinkTabs } from '../layout/link-tabs.tsx';
import { HistoryList } from '../layout/history-list.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { useSearchParam } from '../layout/use-search-param.ts';
import { stockMessages } from '../messages/stock.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { ArticleVendors, OrderMore } from './article-vendors.tsx';
import { Forecast } from './forecast.tsx';
import { MovesTable } from './moves-table.tsx';
import { StockActs } from './stock-acts.tsx';
import { useArticle, useStockRights } from './stock-queries.ts';
import { keyInPath, type OpenedArticle, stockPath } from './stock-wire.ts';
import { SupplyForm } from './supply-form.tsx';
import './stock.css';

const { article: t, amount, short, title, showAll } = stockMessages;

const panelId = 'stock-panel';

/** `/installer/stock/KEY`: where an article is, how it is kept, its ledger, and who will take it. */
export function ArticlePage() {
  const key = keyInPath(useRouter().params['key'] ?? '');
  const [tab] = useSearchParam('tab');
  const { maySeeVendors, mayBuy } = useStockRights();
  const shown = tab === 'moves' || (tab === 'vendors' && maySeeVendors) ? tab : 'forecast';
  const Panel = panels[shown];
  const query = useArticle(key);
  if (query.error !== null && failureOf(query.error) === 'gone') return <NoArticle articleKey={key} />;
  const isBelowFloor = query.data?.IsBelowFloor ?? false;
  return (
    <>
      <PageHeader
        title={key}
        backLink={<Link to="/installer/stock">{title}</Link>}
        beside={isBelowFloor ? <StatusPill tone="warning">{short}</StatusPill> : null}
      >
        {query.data && mayBuy ? <OrderMore article={query.data} /> : null}
        {query.data ? <StockActs of={key} /> : null}
      </PageHeader>
      <QueryResult query={query}>
        {(article) => (
          <div className="stock-article">
            <OnHand article={article} />
            <section className="stock-ledger">
              <LinkTabs
                label={t.tabs}
                panelId={panelId}
                tabs={[
                  { name: 'forecast', label: t.forecast, to: stockPath(key) },
                  { name: 'moves', label: t.moves, to: `${stockPath(key)}?tab=moves` },
                  ...(maySeeVendors
                    ? [{ name: 'vendors', label: t.vendors, to: `${stockPath(key)}?tab=vendors` } as const]
                    : []),
                ]}
                shown={shown}
              />
              <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${shown}`}>
                <Panel article={article} />
              </div>
            </section>
            <SupplyForm key={article.Key} article={article} />
            <section className="stock-history" aria-labelledby="history">
              <h2 id="history">{t.history}</h2>
              {article.History.length === 0 ? <p className="office-hint">{t.noHistory}</p> : null}
              <HistoryList entries={article.History} next={null} />
            </section>
          </div>
        )}
      </QueryResult>
    </>
  );
}

const panels = { forecast: Forecast, moves: MovesTable, vendors: ArticleVendors } as const;

const NoArticle = ({ articleKey }: { readonly articleKey: string }) => (
  <div className="office-body">
    <PlainMessage title={articleKey} sentence={t.gone}>
      <Link className="btn btn-line" to="/installer/stock">
        {showAll}
      </Link>
    </PlainMessage>
  </div>
);

/** How much is at each place, and of which lot; all of it, the least, and what it is worth. */
function OnHand({ article }: { readonly article: OpenedArticle }) {
  const { Text, Unit, OnHand: all, Free, Places, Floor, LastCounted, Value, Currency } = article;
  return (
    <section aria-labelledby="on-hand">
      {Text === '' ? null : <p className="stock-text">{Text}</p>}
      <h2 id="on-hand">{t.onHand}</h2>
      {Places.length === 0 ? <p className="office-hint">{t.nothing}</p> : null}
      <dl className="stock-figures">
        {Places.map(({ Id, Name, Counts, OnHand: here, Lots }) => (
          <div key={Id}>
            <dt>
              {Name}
              {Counts ? null : <small> {t.notPromised}</small>}
              {Lots.map(({ Lot, OnHand: ofLot }) => (
                <small key={Lot} className="stock-lot num">
                  {t.lot(Lot)}, {amount(ofLot, Unit)}
                </small>
              ))}
            </dt>
            <dd className="num">{amount(here, Unit)}</dd>
          </div>
        ))}
        <div data-sum>
          <dt>{t.all}</dt>
          <dd className="num">{amount(all, Unit)}</dd>
        </div>
        <div>
          <dt>{t.free}</dt>
          <dd className="num">{amount(Free, Unit)}</dd>
        </div>
        <div>
          <dt>{t.least}</dt>
          <dd className="num">{amount(Floor, Unit)}</dd>
        </div>
        {Value === null ? null : (
          <div>
            <dt>{t.value}</dt>
            <dd className="num">{moneyText(Value, Currency)}</dd>
          </div>
        )}
      </dl>
      <p className="office-hint">{t.counted(LastCounted && calendarDayText(LastCounted))}</p>
    </section>
  );
}
