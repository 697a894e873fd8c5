import { amountText, money } from '@door/domain/selling/pricing/money';
import { moneyText } from '../../shared/text/money-text.ts';
import { billingMessages } from '../messages/billing.ts';
import { stockMessages } from '../messages/stock.ts';
import { LineDifferences } from './bill-dialog.tsx';
import { type BillDraft, type BilledDraft, billedLine, type judgingOf, type OpenLine } from './bill-draft.ts';

const { entering: t } = billingMessages;

type Judging = ReturnType<typeof judgingOf>;

interface BillLinesProps {
  readonly lines: readonly OpenLine[];
  readonly draft: BillDraft;
  readonly judging: Judging;
  readonly isTried: boolean;
  onChange(draft: BillDraft): void;
}

/** What can be billed, each line with how it differs while it is typed. A line without a quantity is not on the bill. */
export const BillLines = ({ lines, draft, judging, isTried, onChange }: BillLinesProps) => (
  <table className="office-table bill-entry">
    <caption className="sr-only">{t.lines}</caption>
    <thead>
      <tr>
        {Object.entries(t.heads).map(([name, head]) => (
          <th key={name} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <BillLine
          key={line.LineId}
          line={line}
          typed={draft[line.LineId] ?? { quantity: '', amount: '' }}
          judging={judging}
          isTried={isTried}
          onChange={(changes) =>
            onChange({ ...draft, [line.LineId]: { quantity: '', amount: '', ...draft[line.LineId], ...changes } })
          }
        />
      ))}
    </tbody>
  </table>
);

interface BillLineProps extends Pick<BillLinesProps, 'judging' | 'isTried'> {
  readonly line: OpenLine;
  readonly typed: BilledDraft;
  onChange(changes: Partial<BilledDraft>): void;
}

function BillLine({ line, typed, judging, isTried, onChange }: BillLineProps) {
  const { Key, Text, Purchase, Unit, Received, Billed, Price, LineId } = line;
  const billed = billedLine(line, typed, judging);
  const isWrong = isTried && billed === undefined;
  const amount = (of: string) => stockMessages.amount(of, Unit);
  const per = Price && Number(Price.Per) !== 1 ? t.per(amount(Price.Per)) : '';
  return (
    <tr data-billed={billed !== null}>
      <th scope="row" aria-label={Key}>
        <span>
          <b>{Key}</b>
          <small>{[Purchase, ...(Text === '' ? [] : [Text])].join(' · ')}</small>
          <span id={`${LineId}-words`} className="bill-words">
            {isWrong ? <small className="bill-differs">{t.wrong}</small> : null}
            {billed ? <LineDifferences differences={billed.differences} /> : null}
          </span>
        </span>
      </th>
      <td className="num" data-head={t.heads.received}>
        {amount(Received)}
      </td>
      <td className="num" data-head={t.heads.billed}>
        {amount(Billed)}
      </td>
      <td data-head={t.heads.quantity}>
        <input
          className="input num"
          aria-label={t.quantity(Key)}
          aria-describedby={`${LineId}-words`}
          aria-invalid={isWrong}
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          value={typed.quantity}
          onChange={({ target }) => onChange({ quantity: target.value })}
        />
      </td>
      <td data-head={t.heads.price}>
        <input
          className="input num"
          aria-label={t.price(Key)}
          aria-describedby={`${LineId}-words`}
          aria-invalid={isWrong}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
          value={typed.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
        {per === '' ? null : <small>{per}</small>}
      </td>
      <td className="num">
        {billed ? moneyText(amountText(money(billed.net, judging.currency)), judging.currency) : '–'}
      </td>
    </tr>
  );
}
