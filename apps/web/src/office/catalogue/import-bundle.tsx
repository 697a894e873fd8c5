import { FieldError } from '@door/ui/field';
import { useId, useState } from 'react';
import { showToast } from '../../platform/toasts/toasts.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { catalogueWords } from '../words/catalogue.ts';
import { useTakeBundle } from './use-catalogue-files.ts';

const { files: says, kinds, changes } = catalogueWords;

/** As many characters as the call takes. */
const longest = 900_000;

/** Reads the file of a whole catalogue, says what it would change, and takes it over only then. */
export function ImportBundle({ onClose }: { onClose(): void }) {
  const [bundle, hold] = useState<string | null>(null);
  const [problem, tell] = useState<string | undefined>();
  const id = useId();
  const read = useTakeBundle();
  const take = useTakeBundle();
  const choose = async (file: File | undefined) => {
    read.reset();
    const text = (await file?.text()) ?? null;
    const isTooLong = text !== null && text.length > longest;
    hold(isTooLong ? null : text);
    tell(isTooLong ? says.bundleTooLong : undefined);
  };
  const isSound = read.data !== undefined && read.data.Faults.length === 0;
  const submit = () => {
    if (bundle === null) return tell((now) => now ?? says.noFile);
    if (!isSound) return read.mutate({ Bundle: bundle, DryRun: true });
    take.mutate({ Bundle: bundle, DryRun: false }, { onSuccess: onTaken });
  };
  const onTaken = () => {
    showToast('success', says.taken);
    onClose();
  };
  return (
    <FormDialog
      title={says.bundleTitle}
      width={560}
      doIt={isSound ? says.doIt : says.read}
      busy={read.isPending || take.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onClose={onClose}
    >
      <p>{says.bundleWhat}</p>
      <div className="field">
        <label htmlFor={id}>{says.file}</label>
        <input
          id={id}
          className="cat-file"
          type="file"
          accept=".json,application/json"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-error`}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <FieldError id={`${id}-error`} text={problem} />
      </div>
      {read.data ? (
        <div className="cat-lines">
          {isSound && read.data.Changes.length === 0 ? <p role="status">{says.noDifference}</p> : null}
          <ul>
            {read.data.Faults.slice(0, 200).map(({ Kind, Key, Fault }) => (
              <li key={`${Kind} ${Key} ${Fault.path.join('.')}`} data-fault>
                <b>
                  {Kind === 'prices' ? catalogueWords.price : kinds[Kind]} {Key}
                </b>
                <small>{catalogueWords.faultAt(Fault)}</small>
              </li>
            ))}
            {read.data.Changes.slice(0, 200).map(({ Kind, Key, Change }) => (
              <li key={`${Kind} ${Key} ${Change}`}>
                <b>
                  {kinds[Kind]} {Key}
                </b>
                <small>{changes[Change]}</small>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </FormDialog>
  );
}
