import { Button } from '@door/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { WhoseEnquiry } from './whose-enquiry.tsx';
import { trpc } from '../queries/query-client.ts';
import { officeMessages } from '../messages/office.ts';
import { ChooseCustomer } from './choose-customer.tsx';
import './sale-form.css';

const { sale: t, customer: customerMessages } = officeMessages;

interface CustomerFieldProps {
  readonly customerId: string | null;
  /** As the quote or the order names them. */
  readonly known: { readonly Id: string; readonly Name: string } | null;
  /** The enquiry that is answered; null: none. */
  readonly enquiryId: string | null;
  readonly isFixed: boolean;
  onChoose(customerId: string): void;
}

/** Whose a quote or an order is: their name, how to reach them, and a button to choose somebody else. */
export function CustomerField({ customerId, known, enquiryId, isFixed, onChoose }: CustomerFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { data } = useQuery({
    ...trpc.customer.getCustomerById.queryOptions(customerId ?? ''),
    enabled: customerId !== null,
  });
  const name = data?.Name ?? (known?.Id === customerId ? known?.Name : undefined) ?? '';
  return (
    <div className="field sale-customer">
      <b>{t.details.CustomerId}</b>
      {customerId === null ? (
        <p>{t.noCustomer}</p>
      ) : (
        <p>
          <Link to={`/installer/customer/${customerId}`}>{name}</Link>
          <small>{[data?.Sites[0]?.Address, data?.Phone, data?.Email].filter((each) => each).join(', ')}</small>
        </p>
      )}
      {isFixed ? null : (
        <p className="row sale-customer-ways">
          {customerId === null && enquiryId !== null ? <WhoAsked enquiryId={enquiryId} onChoose={onChoose} /> : null}
          <Button scale="row" aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
            {customerId === null ? t.chooseCustomer : t.otherCustomer}
          </Button>
        </p>
      )}
      {isChoosing ? (
        <ChooseCustomer
          onChoose={(id) => {
            setIsChoosing(false);
            onChoose(id);
          }}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </div>
  );
}

/** Who has sent the enquiry, with a button that makes them the customer. */
function WhoAsked({ enquiryId, onChoose }: { readonly enquiryId: string } & Pick<CustomerFieldProps, 'onChoose'>) {
  const { data: enquiry } = useQuery(trpc.enquiry.open.queryOptions(enquiryId));
  if (!enquiry) return null;
  const { Name, Address, Phone, Email, Customer } = enquiry;
  return (
    <>
      <span>
        {t.asked(Name)}
        <small>{[Address, Phone, Email].filter((each) => each).join(', ')}</small>
      </span>
      {Customer ? (
        <Button scale="row" onClick={() => onChoose(Customer.Id)}>
          {customerMessages.isTheirs(Customer.Name)}
        </Button>
      ) : (
        <WhoseEnquiry enquiry={enquiry} scale="row" onSaid={onChoose} />
      )}
    </>
  );
}
