import { customerLimits } from '@door/domain/selling/customer/customer';
import { emailHint } from '@door/domain/selling/enquiry/email-hint';
import { Field, type FieldProps } from '@door/ui/field';
import { officeWords } from '../words/office.ts';

const { customer: says } = officeWords;

type CustomerFieldProps = Pick<FieldProps, 'value' | 'onChange' | 'error' | 'focusRef'>;

export const NameField = (props: CustomerFieldProps) => (
  <Field label={says.name} maxLength={customerLimits.name} {...props} />
);

export const PhoneField = (props: CustomerFieldProps) => (
  <Field label={says.phone} optional type="tel" maxLength={customerLimits.phone} {...props} />
);

export const EmailField = (props: CustomerFieldProps) => (
  <Field
    label={says.email}
    optional
    type="email"
    remark={emailHint(props.value, says)}
    maxLength={customerLimits.email}
    {...props}
  />
);

export const AddressField = ({ optional = false, ...props }: CustomerFieldProps & Pick<FieldProps, 'optional'>) => (
  <Field label={says.address} optional={optional} long maxLength={customerLimits.address} {...props} />
);
