import { may } from '@door/domain/access/roles';
import { isLocked } from '@door/domain/order/order-locks';
import { useMe } from '../../queries/use-me.ts';
import { ChargeList } from '../../sale/charge-list.tsx';
import { useSavingForm } from '../../saving-form/saving-form.ts';
import { officeWords } from '../../words/office.ts';
import { OrderSums } from '../items/order-sums.tsx';
import { OrderPayments } from '../money/order-payments.tsx';
import { type OpenedOrder, standingOf } from '../order-wire.ts';
import { chargesForm } from './order-forms.ts';

/** Work and goods beside the doors, what the order comes to, and what was paid of it. */
export function OrderCharges({ order }: { readonly order: OpenedOrder }) {
  const { Role } = useMe();
  const form = useSavingForm(chargesForm, order);
  return (
    <>
      <ChargeList
        form={form}
        isOpen={may(Role, 'orders.sell') && !isLocked('charges', standingOf(order))}
        seesCost={may(Role, 'prices.seeCost')}
        none={officeWords.sale.noCharges}
      />
      <OrderSums order={order} />
      <OrderPayments order={order} />
    </>
  );
}
