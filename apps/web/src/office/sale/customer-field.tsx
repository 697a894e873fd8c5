import { Button } from '@door/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../platform/router/link.tsx';
import { trpc } from '../queries/query-client.ts';
import { officeWords } from '../words/office.ts';
import { ChooseCustomer } from './choose-customer.tsx';
import './sale-form.css';

const { sale: says } = officeWords;

interface CustomerFieldProps {
  readonly customerId: string | null;
  /** As the quote or the order names them. */
  readonly known: { readonly Id: string; readonly Name: string } | null;
  readonly isFixed: boolean;
  onChoose(customerId: string): void;
}

/** Whose a quote or an order is: their name, how to reach them, and a button to choose somebody else. */
export function CustomerField({ customerId, known, isFixed, onChoose }: CustomerFieldProps) {
  const [isChoosing, choose] = useState(false);
  const { data } = useQuery({
    ...trpc.customer.getCustomerById.queryOptions(customerId ?? ''),
    enabled: customerId !== null,
  });
  const name = data?.Name ?? (known?.Id === customerId ? known?.Name : undefined) ?? '';
  return (
    <div className="field sale-customer">
      <b>{says.details.CustomerId}</b>
      {customerId === null ? (
        <p>{says.noCustomer}</p>
      ) : (
        <p>
          <Link to={`/installer/customer/${customerId}`}>{name}</Link>
          <small>{[data?.Sites[0]?.Address, data?.Phone, data?.Email].filter((each) => each).join(', ')}</small>
        </p>
      )}
      {isFixed ? null : (
        <Button scale="row" aria-haspopup="dialog" onClick={() => choose(true)}>
          {customerId === null ? says.chooseCustomer : says.otherCustomer}
        </Button>
      )}
      {isChoosing ? (
        <ChooseCustomer
          onChoose={(id) => {
            choose(false);
            onChoose(id);
          }}
          onClose={() => choose(false)}
        />
      ) : null}
    </div>
  );
}
