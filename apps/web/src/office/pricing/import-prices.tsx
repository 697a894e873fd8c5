import { FieldError } from '@door/ui/field';
import { useId, useState } from 'react';
import { FormDialog } from '../layout/form-dialog.tsx';
import { pricingWords } from '../words/pricing.ts';
import type { DraftDialogProps } from './draft-dialogs.tsx';
import { type ImportLine, usePriceImport } from './use-price-import.ts';

const { import: says } = pricingWords;

/** As many characters as the call takes. */
const longestFile = 500_000;

/** Reads a file, says line by line what it would change, and changes it only then. */
export function ImportPrices({ draft, onClose }: DraftDialogProps) {
  const [csv, hold] = useState<string | null>(null);
  const [problem, tell] = useState<string | undefined>();
  const id = useId();
  const { lines, progress, work, ...file } = usePriceImport(draft, onClose);
  const choose = async (chosen: File | undefined) => {
    file.forget();
    const text = (await chosen?.text()) ?? null;
    const isTooLong = text !== null && text.length > longestFile;
    hold(isTooLong ? null : text);
    tell(isTooLong ? says.tooLong : undefined);
  };
  const submit = () => {
    if (csv === null) return tell((now) => now ?? says.noFile);
    if (work !== null) return;
    if (lines) file.takeOver(csv);
    else file.read(csv);
  };
  return (
    <FormDialog
      title={says.title}
      width={520}
      doIt={lines ? says.doIt : says.read}
      busy={work !== null}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onClose={() => {
        file.stop();
        onClose();
      }}
    >
      <p>{says.what}</p>
      <div className="field">
        <label htmlFor={id}>{says.file}</label>
        <input
          id={id}
          className="price-import-file"
          type="file"
          accept=".csv,text/csv"
          disabled={work !== null}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-error`}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <FieldError id={`${id}-error`} text={problem} />
      </div>
      {work === null ? null : (
        <div className="price-import-progress">
          <output>{work === 'reading' ? says.progress(progress.done, progress.of) : says.takingOver}</output>
          <progress
            aria-label={says.title}
            max={Math.max(progress.of, 1)}
            value={work === 'reading' ? progress.done : undefined}
          />
        </div>
      )}
      {lines ? <ImportLines lines={lines} /> : null}
    </FormDialog>
  );
}

function ImportLines({ lines }: { readonly lines: readonly ImportLine[] }) {
  const faults = lines.filter(({ Fault }) => Fault !== null);
  const changes = lines.filter(({ Fault, From, To }) => Fault === null && From !== To);
  return (
    <div className="price-effect">
      <p role="status">{says.result(changes.length, faults.length)}</p>
      <ul>
        {faults.map(({ Line, Code, Fault }) => (
          <li key={Line} data-fault>
            <b>{says.line(Line)}</b>
            <small>
              {Code} {Fault}
            </small>
          </li>
        ))}
        {changes.map(({ Line, Code, From, To }) => (
          <li key={Line}>
            <b>{Code}</b>
            <small className="num">
              {From} → {To}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
