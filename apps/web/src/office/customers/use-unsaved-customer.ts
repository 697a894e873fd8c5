import type { CustomerDetails } from '@door/domain/selling/customer/customer';
import { isEqual } from '@door/domain/lib/is-equal';
import { keysOf } from '@door/domain/lib/records';
import { customerDocument, readCustomerDocument } from '@door/domain/stored/customer-document';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useApp } from '../../designer/app/app-context.ts';
import { tabStorage } from '../../shared/storage/storage.ts';
import { draftStorage } from '../queries/draft-storage.ts';
import type { WireCustomer } from '../queries/office-client.ts';
import { detailsOf } from './customer-details.ts';

/** What was typed, and what it was typed over: only the fields that differ are restored, so that nobody else's are undone. */
interface UnsavedCustomer {
  readonly mine: CustomerDetails;
  readonly base: CustomerDetails;
}

/** Keeps what was typed about a customer in this tab until it is saved: it survives other pages and a reload. */
export function useUnsavedCustomer(customer: WireCustomer, form: UseFormReturn<CustomerDetails>): void {
  const { clientId } = useApp().session;
  const { control, formState, getValues, setValue } = form;
  const { isDirty } = formState;
  const [storage] = useState(() => unsavedCustomerStorage({ clientId, id: customer.Id }));
  const typed = useWatch({ control });
  useEffect(() => {
    const unsaved = storage.read();
    if (!unsaved) return;
    for (const field of keysOf(unsaved.mine))
      if (!isEqual(unsaved.mine[field], unsaved.base[field]))
        setValue(field, unsaved.mine[field], { shouldDirty: true });
  }, [storage, setValue]);
  useEffect(() => {
    if (isDirty) storage.write({ mine: customerDocument(getValues()), base: customerDocument(detailsOf(customer)) });
    else storage.remove();
  }, [storage, isDirty, typed, getValues, customer]);
}

const unsavedCustomerStorage = (item: { readonly clientId: number; readonly id: string }) =>
  draftStorage<UnsavedCustomer>({
    storage: tabStorage,
    kind: 'customer',
    item,
    parse: ({ mine, base }) => {
      try {
        return { mine: readCustomerDocument(mine), base: readCustomerDocument(base) };
      } catch {
        return undefined;
      }
    },
  });
