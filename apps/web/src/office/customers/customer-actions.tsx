import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import type { WireCustomer } from '../queries/office-client.ts';
import { useMe } from '../queries/use-me.ts';
import { useNewQuote } from '../quotes/use-new-quote.ts';
import { officeWords } from '../words/office.ts';
import { ErasePerson } from './erase-person.tsx';
import { MergeCustomers } from './merge-customers.tsx';
import { PersonZipDialog } from './person-zip.tsx';

const { customer: says } = officeWords;

/** What is done about a customer as a whole: two made one, and for an admin the person's data as a zip, or taken out. */
export function CustomerActions({ customer }: { readonly customer: WireCustomer }) {
  const mayErase = may(useMe().Role, 'personalData.manage');
  const [shown, setShown] = useState<'merge' | 'zip' | 'erase' | null>(null);
  const close = () => setShown(null);
  const { begin, isPending } = useNewQuote();
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setShown('merge')}>
        {says.merge.open}
      </Button>
      {mayErase ? (
        <>
          <Button aria-haspopup="dialog" onClick={() => setShown('zip')}>
            {says.zip.open}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => setShown('erase')}>
            {says.erase.open}
          </Button>
        </>
      ) : null}
      <Button look="primary" busy={isPending} onClick={() => begin({ CustomerId: customer.Id })}>
        {officeWords.quotes.make}
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
