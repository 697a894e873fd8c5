import { useQuery } from '@tanstack/react-query';
import { moneyText } from '../../shared/text/money-text.ts';
import { Link } from '../../shared/router/link.tsx';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { pricingMessages } from '../messages/pricing.ts';

const { preview: t } = pricingMessages;

type Effect = OfficeOutputs['pricing']['preview'];

/** What a version changes in what is open, before anybody is asked to pay it. */
export function DraftEffect({ version: Version }: { readonly version: number }) {
  const query = useQuery(trpc.pricing.preview.queryOptions({ Version }));
  return (
    <QueryResult query={query}>
      {(effect) => (
        <div className="price-effect">
          {effectTexts(effect).map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ul>
            {effect.Drafts.Changes.map(({ QuoteId, Number, Currency, Before, After, By }) => (
              <li key={QuoteId}>
                <Link to={`/installer/quote/${QuoteId}`}>{Number}</Link>
                <small className="num">{t.change(moneyText(Before, Currency), moneyText(After, Currency))}</small>
                <span className="num">{signed(By, Currency)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </QueryResult>
  );
}

/** `+€12.00`, `−€3.00`. */
const signed = (by: string, currency: string): string =>
  by.startsWith('-') ? moneyText(by, currency) : `+${moneyText(by, currency)}`;

/** One sentence for the drafts of each currency, and one for the doors that were asked about. */
function effectTexts({ Drafts: { Changes }, Changes: doors, Open, Least, Most, Currency }: Effect): readonly string[] {
  const currencies = [...new Set(Changes.map((change) => change.Currency))];
  const drafts = currencies.map((currency) => {
    const own = Changes.filter((change) => change.Currency === currency);
    const [first, last] = [own.at(0), own.at(-1)];
    return t.drafts(own.length, signed(first?.By ?? '0.00', currency), signed(last?.By ?? '0.00', currency));
  });
  const asked =
    Least === null || Most === null
      ? t.noDoors
      : t.doors(doors.length, Open, { least: signed(Least, Currency), most: signed(Most, Currency) });
  return [...(drafts.length > 0 ? drafts : [t.noDrafts]), asked];
}
