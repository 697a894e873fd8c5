import { useState } from 'react';
import { toastFailure } from '../../../platform/toasts/toasts.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { officeWords } from '../../words/office.ts';
import { optionSetWords as words } from '../../words/option-sets.ts';
import { NameForm } from './name-form.tsx';
import { useSaveSet } from './use-option-sets.ts';

/** Saves the options of this door as a set, once the server has all of them. */
export function SaveOptions() {
  const { item, whenSaved } = useOfficeItem();
  // Made here, so that a set whose call is sent twice is saved once; the next set gets another.
  const [Id, setId] = useState(() => crypto.randomUUID());
  const save = useSaveSet(() => setId(crypto.randomUUID()));
  const onName = (Name: string) =>
    void whenSaved().then(
      () => save.mutate({ Id, Name, ItemId: item.id }),
      (error: unknown) => toastFailure(error, officeWords.asking.notDone),
    );
  return <NameForm key={Id} label={words.saveAs} initial="" busy={save.isPending} onName={onName} />;
}
