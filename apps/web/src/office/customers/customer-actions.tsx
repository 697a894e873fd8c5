import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import type { WireCustomer } from '../queries/office-client.ts';
import { useMe } from '../queries/use-me.ts';
import { useNewQuote } from '../quotes/use-new-quote.ts';
import { officeMessages } from '../messages/office.ts';
import { ErasePerson } from './erase-person.tsx';
import { MergeCustomers } from './merge-customers.tsx';
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
