import { isFrom } from '@door/domain/people/history/life-cycle';
import { bankLineMoves } from '@door/domain/selling/payment/bank-line';
import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Link } from '../../shared/router/link.tsx';
import { calendarDayText } from '../../shared/text/dates.ts';
import { moneyText } from '../../shared/text/money-text.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { ColumnHeads } from '../layout/column-heads.tsx';
import { bankMessages as t } from '../messages/bank.ts';
import { officeClient } from '../queries/office-client.ts';
import { type BankLine, bankMutationMeta } from './bank-line.ts';

/** What is done with a line, in a dialog. */
export interface LineAct {
  readonly act: 'book' | 'ignore' | 'unbook';
  readonly line: BankLine;
}

interface LinesProps {
  readonly lines: readonly BankLine[];
  onAct(dialog: LineAct): void;
}

/** Lines of a state, each with whose money it is and what may be done with it. */
export const BankLines = ({ lines, onAct }: LinesProps) => (
  <table className="office-table bank-lines">
    <caption className="sr-only">{t.caption}</caption>
    <ColumnHeads names={[t.heads.line, t.heads.says, t.heads.match]} figures={[t.heads.amount]} />
    <tbody>
      {lines.map((line) => (
        <tr key={line.Id}>
          <th scope="row" className="num" data-row tabIndex={-1}>
            {calendarDayText(line.Day)}
          </th>
          <td>
            {line.Party || t.nobody}
            <small>{[line.Reference, line.Text].filter((each) => each !== '').join(' · ')}</small>
          </td>
          <td>
            <Whose line={line} />
            <Acts line={line} onAct={onAct} />
          </td>
          <td className="num">{moneyText(line.Amount, line.Currency)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The order that it is booked for, or whose money it may be, and why. */
const Whose = ({ line: { Order, Match, State, IsReversal } }: { readonly line: BankLine }) => (
  <span>
    {Order ? <Link to={`/installer/order/${Order.Id}/money`}>{t.order(Order.Number)}</Link> : null}{' '}
    <small>
      {[IsReversal ? t.reversal : '', isFrom(bankLineMoves.book, State) ? t.matches[Match] : '']
        .filter((each) => each !== '')
        .join(' · ')}
    </small>
  </span>
);

interface ActsProps {
  readonly line: BankLine;
  onAct(dialog: LineAct): void;
}

function Acts({ line, onAct }: ActsProps) {
  const name = t.line(moneyText(line.Amount, line.Currency), calendarDayText(line.Day));
  const book = useMutation({
    meta: bankMutationMeta,
    mutationFn: (OrderId: string) => officeClient.bank.book.mutate({ LineId: line.Id, OrderId }),
    onSuccess: () => showToast('success', t.booked(1)),
  });
  const { Order } = line;
  if (isFrom(bankLineMoves.unbook, line.State))
    return (
      <Button
        scale="row"
        look="quiet"
        aria-label={t.ofLine(t.unbook, name)}
        onClick={() => onAct({ act: 'unbook', line })}
      >
        {t.unbook}
      </Button>
    );
  return (
    <span className="bank-acts">
      {Order ? (
        <Button
          scale="row"
          aria-label={t.ofLine(t.bookFor(Order.Number), name)}
          busy={book.isPending}
          onClick={() => !book.isPending && book.mutate(Order.Id)}
        >
          {t.bookFor(Order.Number)}
        </Button>
      ) : null}
      {line.Amount.startsWith('-') ? null : (
        <Button
          scale="row"
          look="quiet"
          aria-label={t.ofLine(t.book, name)}
          onClick={() => onAct({ act: 'book', line })}
        >
          {t.book}
        </Button>
      )}
      <Button
        scale="row"
        look="quiet"
        aria-label={t.ofLine(t.ignore, name)}
        onClick={() => onAct({ act: 'ignore', line })}
      >
        {t.ignore}
      </Button>
    </span>
  );
}
