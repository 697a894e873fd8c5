import { customerLimits } from '@door/domain/selling/customer/customer';
import { emailHint } from '@door/domain/selling/enquiry/email-hint';
import { Field, type FieldProps } from '@door/ui/field';
import { officeMessages } from '../messages/office.ts';

const { customer: t } = officeMessages;

type CustomerFieldProps = Pick<FieldProps, 'value' | 'onChange' | 'error' | 'focusRef'>;

export const NameField = (props: CustomerFieldProps) => (
  <Field label={t.name} maxLength={customerLimits.name} {...props} />
);

export const PhoneField = (props: CustomerFieldProps) => (
  <Field label={t.phone} optional type="tel" maxLength={customerLimits.phone} {...props} />
);

export const EmailField = (props: CustomerFieldProps) => (
  <Field
    label={t.email}
    optional
    type="email"
    remark={emailHint(props.value, t)}
    maxLength={customerLimits.email}
    {...props}
  />
);

export const AddressField = ({ optional = false, ...props }: CustomerFieldProps & Pick<FieldProps, 'optional'>) => (
  <Field label={t.address} optional={optional} long maxLength={customerLimits.address} {...props} />
);
