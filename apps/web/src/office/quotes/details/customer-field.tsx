import { Button } from '@door/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../../platform/router/link.tsx';
import type { OpenedQuote } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { officeWords } from '../../words/office.ts';
import { ChooseCustomer } from './choose-customer.tsx';

const { quote: says } = officeWords;

interface CustomerFieldProps {
  readonly customerId: string | null;
  /** As the quote names them. */
  readonly known: OpenedQuote['Customer'];
  readonly isFixed: boolean;
  onChoose(customerId: string): void;
}

/** Whom the quote is for: their name, how to reach them, and a button to choose somebody else. */
export function CustomerField({ customerId, known, isFixed, onChoose }: CustomerFieldProps) {
  const [isChoosing, choose] = useState(false);
  const { data } = useQuery({
    ...trpc.customer.getCustomerById.queryOptions(customerId ?? ''),
    enabled: customerId !== null,
  });
  const name = data?.Name ?? (known?.Id === customerId ? known?.Name : undefined) ?? '';
  return (
    <div className="field quote-customer">
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
