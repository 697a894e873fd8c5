import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useApp } from '../../door/app/app-context.ts';
import { tabStorage } from '../../platform/storage/storage.ts';
import { draftStorage } from '../queries/draft-storage.ts';

/** Who rings up, as it is typed. */
export interface Caller {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
}

interface CallerIds {
  readonly customer: string;
  readonly site: string;
}

interface UnsavedCaller {
  readonly ids: CallerIds;
  readonly form: UseFormReturn<Caller>;
  readonly forget: () => void;
}

/**
 * Keeps in this tab what was typed about somebody who is no customer yet, also when the page is loaded again. The ids are made
 * with it, so that a customer whose call is sent twice, the second time after a reload, is made once.
 */
export function useUnsavedCaller(): UnsavedCaller {
  const { clientId } = useApp().session;
  const [storage] = useState(() => callerStorage(clientId));
  const [{ ids, typed: first }] = useState(() => storage.read() ?? newCaller());
  const form = useForm<Caller>({ defaultValues: first });
  const { control, getValues } = form;
  const typed = useWatch({ control });
  useEffect(() => {
    if (Object.values(typed).some((text) => text !== '')) storage.write({ ids, typed: getValues() });
  }, [storage, ids, typed, getValues]);
  return { ids, form, forget: storage.remove };
}

const newCaller = (): { readonly ids: CallerIds; readonly typed: Caller } => ({
  ids: { customer: crypto.randomUUID(), site: crypto.randomUUID() },
  typed: { name: '', phone: '', email: '', address: '' },
});

const callerStorage = (clientId: number) =>
  draftStorage<{ readonly ids: CallerIds; readonly typed: Caller }>({
    storage: tabStorage,
    kind: 'caller',
    item: { clientId, id: 'new' },
    parse: ({ ids, typed }) => {
      const { customer, site } = textsOf(ids);
      const { name, phone, email, address } = textsOf(typed);
      if (!customer || !site) return undefined;
      return {
        ids: { customer, site },
        typed: { name: name ?? '', phone: phone ?? '', email: email ?? '', address: address ?? '' },
      };
    },
  });

/** The texts of a record that was stored; nothing of anything else. */
const textsOf = (record: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(typeof record === 'object' && record !== null ? record : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
