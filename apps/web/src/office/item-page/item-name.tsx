import { displayName, isNamed } from '@door/domain/door/model/item-record';
import { Button } from '@door/ui/button';
import { Pencil } from '@door/ui/office-icons';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { useUnsaved } from '../layout/unsaved-fields.ts';
import { useOfficeItem } from '../open-item/office-item.ts';
import { itemPageMessages } from '../messages/item.ts';

const { address: t } = itemPageMessages;

/** House number and address as the page's title; the pencil turns it into a form. */
export function ItemName() {
  const { item, job } = useOfficeItem();
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) pencil.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing) return <AddressForm onDone={() => setEditing(false)} />;
  return (
    <>
      <PageTitle look="office-title">
        {isNamed({ item, job }) ? displayName({ item, job }) : itemPageMessages.unnamed}
      </PageTitle>
      <button ref={pencil} type="button" className="item-pencil" aria-label={t.edit} onClick={() => setEditing(true)}>
        <Pencil />
      </button>
    </>
  );
}

function AddressForm({ onDone }: { onDone(): void }) {
  const { item, job, choose } = useOfficeItem();
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { numerals: item.houseNumber, address: job.address },
  });
  useUnsaved(formState.isDirty && !formState.isSubmitted);
  useEffect(() => setFocus('numerals', { shouldSelect: true }), [setFocus]);
  const save = handleSubmit((typed) => {
    const [numerals, address] = [typed.numerals.trim(), typed.address.trim()];
    if (numerals !== item.houseNumber || address !== job.address) choose({ type: 'build.nameJob', numerals, address });
    onDone();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <form
      className="row item-name-form"
      aria-label={t.form}
      onSubmit={(event) => void save(event)}
      onKeyDown={onKeyDown}
    >
      <input
        className="input"
        aria-label={t.numerals}
        placeholder={t.numerals}
        maxLength={100}
        autoComplete="off"
        {...register('numerals')}
      />
      <input
        className="input"
        aria-label={t.address}
        placeholder={t.address}
        maxLength={1000}
        autoComplete="off"
        {...register('address')}
      />
      <Button submits scale="row">
        {t.done}
      </Button>
    </form>
  );
}
