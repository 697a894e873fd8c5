import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { Check, Field, FieldError } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useDebounced } from '../layout/search-field.tsx';
import { officeMessages } from '../messages/office.ts';
import type { WireCustomer } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { customerMutationMeta, useCustomers } from '../queries/use-customers.ts';
import { useMe } from '../queries/use-me.ts';
import { quoteMutationMeta } from '../queries/use-quotes.ts';
import { useNewQuote } from '../quotes/use-new-quote.ts';
import { ErasePerson } from './erase-person.tsx';
import { PersonZipDialog } from './person-zip.tsx';

const { customer: t } = officeMessages;

/** What is done about a customer as a whole: two made one, and for an admin the person's data as a zip, or taken out. */
export function CustomerActions({ customer }: { readonly customer: WireCustomer }) {
  const mayErase = may(useMe().Role, 'personalData.manage');
  const [shown, setShown] = useState<'merge' | 'zip' | 'erase' | null>(null);
  const close = () => setShown(null);
  const { begin, isPending } = useNewQuote();
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setShown('merge')}>
        {t.merge.open}
      </Button>
      {mayErase ? (
        <>
          <Button aria-haspopup="dialog" onClick={() => setShown('zip')}>
            {t.zip.open}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setShown('erase')}>
            {t.erase.open}
          </Button>
        </>
      ) : null}
      <Button look="primary" busy={isPending} onClick={() => begin({ CustomerId: customer.Id })}>
        {officeMessages.quotes.make}
      </Button>
      {shown === 'merge' ? <MergeCustomers customer={customer} onClose={close} /> : null}
      {shown === 'zip' ? (
        <PersonZipDialog person={{ CustomerId: customer.Id }} name={customer.Name} onClose={close} />
      ) : null}
      {shown === 'erase' ? (
        <ErasePerson person={{ CustomerId: customer.Id }} name={customer.Name} onClose={close} />
      ) : null}
    </>
  );
}

const { customer: messages } = officeMessages;
const { merge: mergeMessages } = messages;

interface MergeCustomersProps {
  readonly customer: WireCustomer;
  onClose(): void;
}

const meta = { invalidates: [...customerMutationMeta.invalidates, ...quoteMutationMeta.invalidates] };

/** Finds another customer, who becomes part of this one. */
function MergeCustomers({ customer: { Id, Name }, onClose }: MergeCustomersProps) {
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
      title={mergeMessages.title(Name)}
      width={480}
      doIt={mergeMessages.doIt}
      busy={merge.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{mergeMessages.what(Name)}</p>
      <Field label={mergeMessages.find} optional value={text} onChange={setText} />
      <QueryResult query={found}>
        {(rows) => {
          const others = rows.filter((each) => each.Id !== Id);
          return others.length === 0 ? (
            <p role="status">{mergeMessages.none}</p>
          ) : (
            <div className="customer-others" role="radiogroup" aria-label={mergeMessages.other}>
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
      <FieldError id="other-error" text={isMissing ? mergeMessages.chooseOne : undefined} />
    </FormDialog>
  );
}
