import { Check, Field, FieldError } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { FormDialog } from '../layout/form-dialog.tsx';
import { useDebounced } from '../layout/search-field.tsx';
import type { WireCustomer } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { customerMutationMeta, useCustomers } from '../queries/use-customers.ts';
import { quoteMutationMeta } from '../queries/use-quotes.ts';
import { officeMessages } from '../messages/office.ts';

const { customer: messages } = officeMessages;
const { merge: t } = messages;

interface MergeCustomersProps {
  readonly customer: WireCustomer;
  onClose(): void;
}

const meta = { invalidates: [...customerMutationMeta.invalidates, ...quoteMutationMeta.invalidates] };

/** Finds another customer, who becomes part of this one. */
export function MergeCustomers({ customer: { Id, Name }, onClose }: MergeCustomersProps) {
  const [text, setText] = useState('');
  const [From, setFrom] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const found = useCustomers(useDebounced(text).trim(), { pageSize: 10 });
  const merge = useMutation(trpc.customer.merge.mutationOptions({ meta, onSuccess: onClose }));
  const submit = () => {
    setIsMissing(From === '');
    if (From !== '') merge.mutate({ Id, From });
  };
  return (
    <FormDialog
      title={t.title(Name)}
      width={480}
      doIt={t.doIt}
      busy={merge.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.what(Name)}</p>
      <Field label={t.find} optional value={text} onChange={setText} />
      <QueryResult query={found}>
        {(rows) => {
          const others = rows.filter((each) => each.Id !== Id);
          return others.length === 0 ? (
            <p role="status">{t.none}</p>
          ) : (
            <div className="customer-others" role="radiogroup" aria-label={t.other}>
              {others.map((each) => (
                <Check
                  key={each.Id}
                  kind="radio"
                  group="other"
                  checked={each.Id === From}
                  onChange={() => {
                    setFrom(each.Id);
                    setIsMissing(false);
                  }}
                >
                  {[each.Name, each.Address || each.Phone || each.Email].filter(Boolean).join(', ')}
                </Check>
              ))}
            </div>
          );
        }}
      </QueryResult>
      <FieldError id="other-error" text={isMissing ? t.chooseOne : undefined} />
    </FormDialog>
  );
}
