import { vatTreatments } from '@door/domain/selling/pricing/vat';
import { isLocked, type Lockable } from '@door/domain/selling/order/order-locks';
import { officeClient, type OfficeInputs } from '../../queries/office-client.ts';
import { orderMutationMeta } from '../../queries/use-orders.ts';
import { areWhole, chargeFields, chargesIn } from '../../sale/charge-rows.ts';
import type { Fields } from '../../saving-form/merge-fields.ts';
import { type FormDefinition, type SavingForm, savingForm } from '../../saving-form/saving-form.ts';
import { officeMessages } from '../../messages/office.ts';
import { orderPageMessages } from '../../messages/orders.ts';
import { showOrder } from '../order-changes.ts';
import { standingOf, type WireOrder } from '../order-wire.ts';

type OrderForm = Pick<FormDefinition<WireOrder>, 'kind' | 'name' | 'fieldsOf' | 'isComplete' | 'save'>;

/** A form of an order that saves by itself until the state of the order locks all of it. */
const orderForm = (locked: Lockable, form: OrderForm): SavingForm<WireOrder> =>
  savingForm({
    ...form,
    isOpen: (order) => !isLocked(locked, standingOf(order)),
    load: (id) => officeClient.order.getOrderById.query(id),
    show: showOrder,
    invalidates: orderMutationMeta.invalidates,
  });

export const chargesForm = orderForm('charges', {
  kind: 'order-charges',
  name: officeMessages.sale.charges,
  fieldsOf: ({ Charges }) => chargeFields(Charges),
  isComplete: areWhole,
  save: (_, mine, at) => officeClient.order.updateCharges.mutate({ ...at, Charges: chargesIn(mine) }),
});

/** What people write about an order. */
export type OrderDetails = Pick<WireOrder, 'CustomerId' | 'VatTreatment' | 'DeliveryAddress' | 'Note' | 'Terms'>;

/** Each field with what locks it. The last of them is locked last. */
export const detailLocks = {
  CustomerId: 'customer',
  VatTreatment: 'prices',
  Terms: 'prices',
  DeliveryAddress: 'delivery',
  Note: 'delivery',
} as const satisfies Readonly<Record<keyof OrderDetails, Lockable>>;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the fields of the form hold. */
export const detailsIn = ({ CustomerId, VatTreatment, DeliveryAddress, Note, Terms }: Fields): OrderDetails => ({
  CustomerId: textIn(CustomerId),
  VatTreatment: vatTreatments.find((each) => each === VatTreatment) ?? 'IE fit',
  DeliveryAddress: textIn(DeliveryAddress),
  Note: textIn(Note),
  Terms: textIn(Terms),
});

type Change = Omit<OfficeInputs['order']['updateDetails'], 'Id' | 'LastUpdated'>;

/** Only what was changed: the state of the order may have locked the rest. */
const changeOf = (changed: Fields): Change => {
  const details = detailsIn(changed);
  const { CustomerId, VatTreatment, DeliveryAddress, Note, Terms } = changed;
  return {
    ...(CustomerId !== undefined && { CustomerId: details.CustomerId }),
    ...(VatTreatment !== undefined && { VatTreatment: details.VatTreatment }),
    ...(DeliveryAddress !== undefined && { DeliveryAddress: details.DeliveryAddress }),
    ...(Note !== undefined && { Note: details.Note }),
    ...(Terms !== undefined && { Terms: details.Terms }),
  };
};

export const detailsForm = orderForm('delivery', {
  kind: 'order-details',
  name: orderPageMessages.detailsTitle,
  fieldsOf: ({ CustomerId, VatTreatment, DeliveryAddress, Note, Terms }) =>
    ({ CustomerId, VatTreatment, DeliveryAddress, Note, Terms }) satisfies OrderDetails,
  isComplete: () => true,
  save: (changed, _, at) => officeClient.order.updateDetails.mutate({ ...at, ...changeOf(changed) }),
});
