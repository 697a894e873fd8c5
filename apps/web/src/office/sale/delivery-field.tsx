import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../queries/query-client.ts';
import { officeMessages } from '../messages/office.ts';

const { sale: t } = officeMessages;

const longestAddress = 1000;

interface DeliveryFieldProps {
  readonly customerId: string | null;
  readonly value: string;
  /** What holds while it is empty. */
  readonly hint: string;
  onChange(address: string): void;
}

/** Where the doors go: one of the customer's sites, or any other address. */
export function DeliveryField({ customerId, value, hint, onChange }: DeliveryFieldProps) {
  const { data } = useQuery({
    ...trpc.customer.getCustomerById.queryOptions(customerId ?? ''),
    enabled: customerId !== null,
  });
  const others = (data?.Sites ?? []).map(({ Address }) => Address).filter((each) => each !== '' && each !== value);
  return (
    <div>
      <Field
        label={t.details.DeliveryAddress}
        optional
        long
        maxLength={longestAddress}
        value={value}
        hint={value === '' ? hint : ''}
        onChange={onChange}
      />
      {others.length === 0 ? null : (
        <p className="row sale-addresses">
          {others.map((address) => (
            <Button key={address} scale="row" onClick={() => onChange(address)}>
              {t.takeAddress(address)}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}
