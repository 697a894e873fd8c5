import { displayName } from '@door/domain/model/display-name';
import { Button } from '@door/ui/button';
import { Pencil } from '@door/ui/office-icons';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { itemPageWords } from '../words/item.ts';
import { useOfficeItem } from '../open-item/office-item.ts';

const { address: says } = itemPageWords;

/** House number and address as the page's title; the pencil turns it into a form. */
export function ItemName() {
  const { item } = useOfficeItem();
  const [editing, edit] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) pencil.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing) return <AddressForm onDone={() => edit(false)} />;
  const isNamed = item.numerals.trim() !== '' || item.address.trim() !== '';
  return (
    <>
      <PageTitle look="office-title">{isNamed ? displayName(item) : itemPageWords.unnamed}</PageTitle>
      <button ref={pencil} type="button" className="item-pencil" aria-label={says.edit} onClick={() => edit(true)}>
        <Pencil />
      </button>
    </>
  );
}

function AddressForm({ onDone }: { onDone(): void }) {
  const { item, choose } = useOfficeItem();
  const [numerals, setNumerals] = useState(item.numerals);
  const [address, setAddress] = useState(item.address);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.select(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const named = { numerals: numerals.trim(), address: address.trim() };
    if (named.numerals !== item.numerals || named.address !== item.address) choose({ type: 'build.nameJob', ...named });
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <form className="item-name-form" aria-label={says.form} onSubmit={save} onKeyDown={onKeyDown}>
      <input
        ref={first}
        className="input"
        aria-label={says.numerals}
        placeholder={says.numerals}
        maxLength={100}
        autoComplete="off"
        value={numerals}
        onChange={(event) => setNumerals(event.target.value)}
      />
      <input
        className="input"
        aria-label={says.address}
        placeholder={says.address}
        maxLength={1000}
        autoComplete="off"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button submits scale="row">
        {says.done}
      </Button>
    </form>
  );
}
