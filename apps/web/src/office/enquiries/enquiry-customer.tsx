import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../platform/router/link.tsx';
import type { OpenedEnquiry } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { customerMutationMeta } from '../queries/use-customers.ts';
import { officeWords } from '../words/office.ts';

const { customer: says } = officeWords;

interface EnquiryCustomerProps {
  readonly enquiry: Pick<OpenedEnquiry, 'Id' | 'Customer' | 'SameEmail'>;
}

/** Whose the enquiry is; until that is said, the customers with its e-mail address and a button that makes a new one. */
export const EnquiryCustomer = ({ enquiry }: EnquiryCustomerProps) => (
  <section aria-labelledby="customer">
    <h2 id="customer">{says.ofEnquiry}</h2>
    {enquiry.Customer ? (
      <Link className="btn btn-line" to={`/installer/customer/${enquiry.Customer.Id}`}>
        {says.open(enquiry.Customer.Name)}
      </Link>
    ) : (
      <SayWhose enquiry={enquiry} />
    )}
  </section>
);

function SayWhose({ enquiry: { Id: EnquiryId, SameEmail } }: EnquiryCustomerProps) {
  const [Id] = useState(() => crypto.randomUUID());
  const create = useMutation(trpc.customer.create.mutationOptions({ meta: customerMutationMeta }));
  const give = useMutation(trpc.customer.addEnquiry.mutationOptions({ meta: customerMutationMeta }));
  const isBusy = create.isPending || give.isPending;
  return (
    <>
      <p className="asked-door-kind">{SameEmail.length > 0 ? says.sameEmail : says.notKnown}</p>
      <p className="asked-door-ways">
        {SameEmail.map((known) => (
          <Button
            key={known.Id}
            busy={give.isPending}
            title={known.Address}
            onClick={() => {
              if (!isBusy) give.mutate({ Id: known.Id, EnquiryId });
            }}
          >
            {says.isTheirs(known.Name)}
          </Button>
        ))}
        <Button
          busy={create.isPending}
          look={SameEmail.length > 0 ? 'quiet' : 'line'}
          onClick={() => {
            if (!isBusy) create.mutate({ Id, EnquiryId });
          }}
        >
          {says.makeOfEnquiry}
        </Button>
      </p>
    </>
  );
}
