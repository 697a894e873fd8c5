import { calendarDayText, momentText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { ColumnHeads } from '../layout/column-heads.tsx';
import { orderMoneyMessages } from '../messages/order-money.ts';
import { stockMessages } from '../messages/stock.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useMoves, usePlaces, useStockRights } from './stock-queries.ts';
import type { OpenedArticle, WireMove } from './stock-wire.ts';

const { article: t, amount, kinds } = stockMessages;

/** The ledger of an article, the last line first, page by page. */
export function MovesTable({ article: { Key, Unit, Currency } }: { readonly article: OpenedArticle }) {
  const moves = useMoves(Key);
  const places = new Map((usePlaces().data?.Places ?? []).map(({ Id, Name }) => [Id, Name]));
  const { maySeeCost } = useStockRights();
  return (
    <>
      <QueryResult query={moves}>
        {(lines) =>
          lines.length === 0 ? (
            <p className="office-hint">{t.noMoves}</p>
          ) : (
            <table className="office-table stock-moves">
              <caption className="sr-only">{t.ledger(Key)}</caption>
              <ColumnHeads
                names={[t.heads.kind, t.heads.place, t.heads.why, t.heads.who]}
                figures={[t.heads.quantity, ...(maySeeCost ? [t.heads.value] : [])]}
              />
              <tbody>
                {lines.map((line) => (
                  <tr key={line.Line}>
                    <th scope="row">
                      <div className="stock-move-name">
                        {kinds[line.Kind]}
                        <small className="num">
                          {line.Line} · {calendarDayText(line.On)}
                        </small>
                      </div>
                    </th>
                    <td>
                      {places.get(line.Place)}
                      {line.Lot === null ? null : <small> {t.lot(line.Lot)}</small>}
                    </td>
                    <td>{whyText(line)}</td>
                    <td>
                      <small title={t.written(momentText(line.At))}>{line.By?.Name}</small>
                    </td>
                    <td className="num stock-moved">
                      <b>{amount(line.Quantity, Unit)}</b>
                    </td>
                    {maySeeCost ? (
                      <td className="num">{line.Value === null ? '' : moneyText(line.Value, Currency)}</td>
                    ) : null}
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </QueryResult>
      <ShowMore list={moves} />
    </>
  );
}

/** Why a line is there: what it undoes, why it was scrapped, and what somebody has written. */
function whyText({ Cause, Reason, ReasonCode, Undoes }: WireMove): string {
  const parts = [
    Cause.Kind === 'opening' ? t.opening : '',
    ReasonCode === null ? '' : orderMoneyMessages.remake.reasons[ReasonCode],
    Undoes === null ? '' : t.undoes(Undoes),
    Reason,
  ];
  return parts.filter((part) => part !== '').join(', ');
}
