import { orderWays } from '@door/domain/making/purchasing/vendor';
import { vendorLimits } from '@door/domain/making/purchasing/vendor-problems';
import { Field, type FieldProps } from '@door/ui/field';
import { Segmented } from '@door/ui/segmented';
import { type Control, Controller, type Path, useWatch } from 'react-hook-form';
import { vendorsMessages } from '../messages/vendors.ts';
import type { VendorValues } from './vendor-values.ts';

const { form: t, ways } = vendorsMessages;

const wayChoices = orderWays.map((value) => ({ value, label: ways[value] }));

/** Fields that hold a text of their own. */
type TextName = {
  [Name in keyof VendorValues]: VendorValues[Name] extends string
    ? string extends VendorValues[Name]
      ? Name
      : never
    : never;
}[keyof VendorValues];

interface TextFieldProps extends Omit<FieldProps, 'value' | 'error' | 'onChange' | 'focusRef'> {
  readonly name: TextName & Path<VendorValues>;
  readonly control: Control<VendorValues>;
}

/** A field of the form that is one text. */
export const TextField = ({ name, control, ...field }: TextFieldProps) => (
  <Controller
    name={name}
    control={control}
    render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
      <Field {...field} value={value} error={error?.message} focusRef={ref} onChange={onChange} />
    )}
  />
);

interface VendorDetailsProps {
  readonly control: Control<VendorValues>;
  readonly currency: string;
}

/** Who the vendor is, and how purchases reach it. */
export function VendorDetails({ control, currency }: VendorDetailsProps) {
  const [howToOrder, mail] = useWatch({ control, name: ['howToOrder', 'mail'] });
  const isUnreached = howToOrder === 'mail' && mail.trim() === '';
  return (
    <>
      <section aria-labelledby="details">
        <h2 id="details">{t.details}</h2>
        <div className="vendor-pair">
          <TextField name="name" label={t.name} maxLength={vendorLimits.name} control={control} />
          <TextField
            name="ourNumber"
            label={t.ourNumber}
            optional
            maxLength={vendorLimits.ourNumber}
            control={control}
          />
          <TextField
            name="mail"
            label={t.mail}
            type="email"
            optional
            maxLength={vendorLimits.mail}
            hint={isUnreached ? t.noMail : ''}
            control={control}
          />
          <TextField
            name="phone"
            label={t.phone}
            type="tel"
            optional
            maxLength={vendorLimits.phone}
            control={control}
          />
          <TextField
            name="vatNumber"
            label={t.vatNumber}
            optional
            maxLength={vendorLimits.vatNumber}
            control={control}
          />
          <TextField name="peppolId" label={t.peppolId} optional maxLength={vendorLimits.peppolId} control={control} />
        </div>
      </section>
      <section aria-labelledby="purchases">
        <h2 id="purchases">{t.purchases}</h2>
        <Controller
          name="howToOrder"
          control={control}
          render={({ field: { value, onChange } }) => (
            <Segmented label={t.how} segments={wayChoices} chosen={value} onChoose={onChange} />
          )}
        />
        <div className="vendor-pair">
          <TextField name="leastOrderValue" label={t.leastOrderValue(currency)} maxLength={20} control={control} />
          <TextField
            name="coverDays"
            label={t.coverDays}
            inputMode="numeric"
            maxLength={6}
            hint={t.coverHint}
            control={control}
          />
          <TextField
            name="overToOrder"
            label={t.overToOrder}
            inputMode="numeric"
            maxLength={6}
            hint={t.overHint}
            control={control}
          />
          <TextField name="overOther" label={t.overOther} inputMode="numeric" maxLength={6} control={control} />
        </div>
      </section>
    </>
  );
}
