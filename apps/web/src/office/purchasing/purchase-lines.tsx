import { Button } from '@door/ui/button';
import { StatusPill } from '@door/ui/status-pill';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { billingMessages } from '../messages/billing.ts';
import { purchasingMessages } from '../messages/purchasing.ts';
import { stockMessages } from '../messages/stock.ts';
import { stockPath } from '../stock/stock-wire.ts';
import { MoveReason } from './move-reason.tsx';
import { type OpenedPurchase, priceText, type PurchaseLine } from './purchasing-wire.ts';

const { page: t, moves } = purchasingMessages;
const { amount } = stockMessages;
const { bills } = billingMessages;

const isNothing = (quantity: string): boolean => !/[1-9]/.test(quantity);

/** What was ordered, with what the vendor has said and what has come of each line. */
export function PurchaseLines({ purchase }: { readonly purchase: OpenedPurchase }) {
  const { Lines, Total, Currency } = purchase;
  if (Lines.length === 0) return <p className="office-hint">{t.noLines}</p>;
  return (
    <>
      <table className="office-table purchase-lines">
        <caption className="sr-only">{t.lines}</caption>
        <thead>
          <tr>
            <th scope="col">{t.heads.article}</th>
            <th scope="col">{t.heads.ordered}</th>
            <th scope="col">{t.heads.confirmed}</th>
            <th scope="col">{t.heads.received}</th>
            <th scope="col">{t.heads.open}</th>
            <th scope="col">{t.heads.amount}</th>
            <th scope="col">
              <span className="sr-only">{moves.closeLine}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {Lines.map((line) => (
            <LineRow key={line.LineId} line={line} purchase={purchase} />
          ))}
        </tbody>
      </table>
      <p className="purchase-total">
        {t.total} <b className="num">{moneyText(Total, Currency)}</b>
      </p>
    </>
  );
}

/** References of what is made for doors, with those that came, and those that no door needs now. */
const Pieces = ({
  made: { Pieces: all, Awaited, Unassigned },
}: {
  readonly made: NonNullable<PurchaseLine['Made']>;
}) => (
  <ul className="purchase-pieces">
    {all.map((piece) => (
      <li key={piece} className="num">
        {piece}
        {Awaited.includes(piece) ? null : <small>{t.came}</small>}
        {Unassigned.includes(piece) ? <StatusPill tone="quiet">{t.unassigned}</StatusPill> : null}
      </li>
    ))}
  </ul>
);

interface LineRowProps {
  readonly line: PurchaseLine;
  readonly purchase: OpenedPurchase;
}

function LineRow({ line, purchase }: LineRowProps) {
  const { Key, Text, Unit, Quantity, Confirmed, Received, Damaged, Open, Over, Due, Amount, Price, IsClosed, Made } =
    line;
  const text = Made ? t.madeAs(Made.Width, Made.Height, Made.Text) : Text;
  const [isClosing, setIsClosing] = useState(false);
  const { Currency, Moves } = purchase;
  return (
    <tr>
      <th scope="row" aria-label={Key}>
        <span>
          <Link data-row to={stockPath(Key)}>
            {Key}
          </Link>
          <small>{line.ReplacementOf === null ? text : bills.replacement}</small>
          {Made ? <Pieces made={Made} /> : null}
        </span>
      </th>
      <td className="num" data-head={t.heads.ordered}>
        {amount(Quantity, Unit)}
      </td>
      <td className="num purchase-days" data-head={t.heads.confirmed}>
        {Confirmed === null ? '–' : null}
        {Confirmed?.length === 0 ? t.noDay : null}
        {Confirmed?.map(({ Day, Quantity: said }) => (
          <small key={Day}>{t.dueOn(amount(said, Unit), calendarDayText(Day))}</small>
        ))}
      </td>
      <td className="num" data-head={t.heads.received}>
        {amount(Received, Unit)}
        {isNothing(Damaged) ? null : <small>{t.damaged(amount(Damaged, Unit))}</small>}
        {Over === '' ? null : <small>{Over}</small>}
      </td>
      <td className="num purchase-days" data-head={t.heads.open}>
        {IsClosed ? <StatusPill tone="quiet">{t.closed}</StatusPill> : amount(Open, Unit)}
        {Due.filter(({ IsOverdue }) => IsOverdue).map(({ Day, Quantity: still }) => (
          <small key={Day} data-late>
            {t.overdue(amount(still, Unit), calendarDayText(Day ?? ''))}
          </small>
        ))}
      </td>
      <td className="num" data-head={t.heads.amount}>
        {Amount === null ? '' : moneyText(Amount, Currency)}
        <small>{priceText(Price, { Unit, Currency })}</small>
      </td>
      <td className="purchase-line-acts">
        {Moves.includes('closeLine') && !isNothing(Open) ? (
          <Button
            look="quiet"
            scale="row"
            aria-haspopup="dialog"
            aria-label={moves.titles.closeLine(Key)}
            onClick={() => setIsClosing(true)}
          >
            {moves.closeLine}
          </Button>
        ) : null}
        {isClosing ? (
          <MoveReason asked={{ move: 'closeLine', purchase, line }} onClose={() => setIsClosing(false)} />
        ) : null}
      </td>
    </tr>
  );
}
