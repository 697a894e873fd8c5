import { Button, type ButtonProps } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenedEnquiry } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { customerMutationMeta } from '../queries/use-customers.ts';
import { officeMessages } from '../messages/office.ts';

const { customer: t } = officeMessages;

interface WhoseEnquiryProps extends Pick<ButtonProps, 'scale'> {
  readonly enquiry: Pick<OpenedEnquiry, 'Id' | 'SameEmail'>;
  /** Told of the customer whose it is from now on. */
  onSaid?(customerId: string): void;
}

/** Buttons that say whose an enquiry is: each customer with its e-mail address, or a new one made of it. */
export function WhoseEnquiry({ enquiry: { Id: EnquiryId, SameEmail }, scale = 'usual', onSaid }: WhoseEnquiryProps) {
  const [Id] = useState(() => crypto.randomUUID());
  const said = { meta: customerMutationMeta, onSuccess: (customer: { readonly Id: string }) => onSaid?.(customer.Id) };
  const create = useMutation(trpc.customer.create.mutationOptions(said));
  const give = useMutation(trpc.customer.addEnquiry.mutationOptions(said));
  const isBusy = create.isPending || give.isPending;
  return (
    <>
      {SameEmail.map((known) => (
        <Button
          key={known.Id}
          scale={scale}
          busy={give.isPending}
          title={known.Address}
          onClick={() => {
            if (!isBusy) give.mutate({ Id: known.Id, EnquiryId });
          }}
        >
          {t.isTheirs(known.Name)}
        </Button>
      ))}
      <Button
        scale={scale}
        busy={create.isPending}
        look={SameEmail.length > 0 ? 'quiet' : 'line'}
        onClick={() => {
          if (!isBusy) create.mutate({ Id, EnquiryId });
        }}
      >
        {t.makeOfEnquiry}
      </Button>
    </>
  );
}
