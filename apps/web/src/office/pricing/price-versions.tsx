import { calendarDayText } from '../../platform/words/dates.ts';
import { HistoryList } from '../layout/history-list.tsx';
import { pricingWords as says } from '../words/pricing.ts';
import type { WirePriceList } from './use-price-list.ts';

/** All lists with their first days, the newest first, and who changed what. */
export const PriceVersions = ({ list: { Versions, History } }: { readonly list: WirePriceList }) => (
  <div className="price-past">
    <section aria-labelledby="price-versions">
      <h2 id="price-versions">{says.versions}</h2>
      <ul className="price-versions">
        {Versions.toReversed().map(({ Version, From, PublishedBy }) => (
          <li key={Version}>
            <b>{says.version(Version)}</b>
            <small>{From === null ? says.first : says.from(calendarDayText(From), PublishedBy)}</small>
          </li>
        ))}
      </ul>
    </section>
    {History.length > 0 ? (
      <section aria-labelledby="price-history">
        <h2 id="price-history">{says.history}</h2>
        <HistoryList entries={History} next={null} />
      </section>
    ) : null}
  </div>
);
