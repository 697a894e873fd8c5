import type { PaperMessages } from '../../messages/messages.ts';
import type { Money } from '../pricing/money.ts';
import type { PaperTransfer } from '../quote/paper-rows.ts';
import { moneyText } from '../quote/paper-sums.ts';
import { type BankTransfer, groupedIban } from './transfer.ts';

/** A transfer in the words of a paper. */
export function paperTransferOf(
  { holder, account, reference, code }: BankTransfer,
  due: Money,
  messages: Pick<PaperMessages, 'amount' | 'transfer'>,
): PaperTransfer {
  const { transfer: t } = messages;
  const rows: readonly (readonly [string, string])[] = [
    [t.amount, moneyText(due, messages)],
    [t.holder, holder],
    ...(account.kind === 'iban'
      ? ([
          [t.iban, groupedIban(account.iban)],
          [t.bic, account.bic],
        ] as const)
      : ([
          [t.sortCode, account.sortCode],
          [t.account, account.number],
        ] as const)),
    [t.reference, reference],
  ];
  const said = rows.filter(([, text]) => text !== '').map(([label, text]) => ({ label, text }));
  return { title: t.title, rows: said, code, note: t.seen };
}
