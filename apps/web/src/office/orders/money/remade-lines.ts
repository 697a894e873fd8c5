import type { OfficeInputs } from '../../queries/office-client.ts';
import { orderMoneyMessages } from '../../messages/orders.ts';
import type { MoneyOrder } from './money-order.ts';

const { remake: t } = orderMoneyMessages;

/** How many of each chosen line, as typed, by the line's id. */
export type RemadeQuantities = Readonly<Record<string, string>>;

type Lines = OfficeInputs['order']['remake']['Lines'];

/** The chosen doors as the server takes them, and what is wrong with them; '' for nothing. */
export function remadeLines(
  lines: MoneyOrder['Lines'],
  quantities: RemadeQuantities,
): { readonly lines: Lines; readonly fault: string } {
  const chosen = lines.flatMap(({ LineId, Quantity }) => {
    const typed = quantities[LineId];
    return typed === undefined ? [] : [{ LineId, Quantity: Number(typed), most: Quantity }];
  });
  const wrong = chosen.find(({ Quantity, most }) => !Number.isInteger(Quantity) || Quantity < 1 || Quantity > most);
  if (wrong) return { lines: [], fault: t.wrongQuantity(wrong.most) };
  return {
    lines: chosen.map(({ LineId, Quantity }) => ({ LineId, Quantity })),
    fault: chosen.length === 0 ? t.chooseDoors : '',
  };
}
