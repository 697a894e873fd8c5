import type { ProductionRows } from '@door/domain/catalogue/rows/production-rows';
import { specialOrder } from '@door/domain/making/findings/special-order';
import type { Item } from '@door/domain/door/model/item';
import { Warning } from '@door/ui/icons';
import { useApp } from '../../designer/app/app-context.ts';
import { sizesMessages } from '../messages/item.ts';
import './special-order-note.css';

interface Noted {
  readonly item: Item;
  readonly production: ProductionRows;
}

/** That the colours of the frame are not kept in stock, and what that costs in time; nothing where they are. */
export function SpecialOrderNote({ item, production }: Noted) {
  const { catalogue } = useApp();
  const sentence = specialOrder(item, { catalogue, production, messages: sizesMessages.finding });
  return sentence === null ? null : (
    <p className="special-order">
      <Warning />
      {sentence}
    </p>
  );
}
