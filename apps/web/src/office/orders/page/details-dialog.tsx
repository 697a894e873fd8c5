import { may } from '@door/domain/people/roles';
import { vatTreatments } from '@door/domain/selling/pricing/vat';
import { isLocked, type Lockable } from '@door/domain/selling/order/order-locks';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { SelectField } from '../../layout/select-field.tsx';
import { useMe } from '../../queries/use-me.ts';
import { CustomerField } from '../../sale/customer-field.tsx';
import { DeliveryField } from '../../sale/delivery-field.tsx';
import { useSavingForm } from '../../saving-form/saving-form.ts';
import { SavingNote } from '../../saving-form/saving-note.tsx';
import { officeMessages } from '../../messages/office.ts';
import { orderPageMessages as t } from '../../messages/orders.ts';
import { type OpenedOrder, standingOf } from '../order-wire.ts';
import { detailLocks, detailsForm, detailsIn, type OrderDetails } from './order-forms.ts';

const { sale, saving } = officeMessages;
const { details: labels } = sale;

interface DetailsDialogProps {
  readonly order: OpenedOrder;
  onClose(): void;
}

/** Whose the order is, how it is taxed, where the doors go, and what the paper says beside them; each saves by itself. */
export function DetailsDialog({ order, onClose }: DetailsDialogProps) {
  const { Role } = useMe();
  const form = useSavingForm(detailsForm, order);
  const details = detailsIn(form.mine);
  const isFixed = (locked: Lockable) => isLocked(locked, standingOf(order));
  const set = (change: Partial<OrderDetails>) => form.change({ ...form.mine, ...change });
  const treatments = vatTreatments.filter(
    (each) => each !== 'none' || details.VatTreatment === 'none' || may(Role, 'vat.remove'),
  );
  return (
    <Modal open title={t.detailsTitle} width={560} onClose={onClose}>
      <div className="sale-form">
        <CustomerField
          customerId={details.CustomerId}
          known={order.Customer}
          enquiryId={null}
          isFixed={isFixed(detailLocks.CustomerId)}
          onChoose={(CustomerId) => set({ CustomerId })}
        />
        <DeliveryField
          customerId={details.CustomerId}
          value={details.DeliveryAddress}
          hint={t.noAddress}
          onChange={(DeliveryAddress) => set({ DeliveryAddress })}
        />
        <fieldset disabled={isFixed(detailLocks.VatTreatment)}>
          <SelectField
            label={labels.VatTreatment}
            value={details.VatTreatment}
            choices={treatments.map((value) => ({ value, label: sale.treatments[value] }))}
            hint={isFixed(detailLocks.VatTreatment) ? t.pricesFixed : sale.treatmentHints[details.VatTreatment]}
            onChange={(VatTreatment) => set({ VatTreatment })}
          />
        </fieldset>
        <Field
          label={labels.Note}
          optional
          long
          maxLength={5000}
          value={details.Note}
          hint={details.VatTreatment === 'none' && details.Note.trim() === '' ? sale.sayWhyNoVat : ''}
          onChange={(Note) => set({ Note })}
        />
        <fieldset disabled={isFixed(detailLocks.Terms)}>
          <Field
            label={labels.Terms}
            optional
            long
            maxLength={20_000}
            value={details.Terms}
            onChange={(Terms) => set({ Terms })}
          />
        </fieldset>
      </div>
      <SavingNote
        form={form}
        labelOf={(field) => Object.entries(labels).find(([name]) => name === field)?.[1] ?? field}
        textOf={(value) => (typeof value === 'string' && value !== '' ? value : saving.nothing)}
        theirs={detailsForm.fieldsOf(form.stored)}
      />
      <div className="modal-actions">
        <Button look="primary" onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </Modal>
  );
}
