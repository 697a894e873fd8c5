import { FieldError } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormDialog } from '../layout/form-dialog.tsx';
import { officeClient, type OfficeOutputs } from '../queries/office-client.ts';
import { pricingWords } from '../words/pricing.ts';
import type { DraftDialogProps } from './draft-dialogs.tsx';
import { useDraftChange } from './use-price-list.ts';

const { import: says } = pricingWords;

/** As many characters as the call takes. */
const longestFile = 500_000;

/** Reads a file, says line by line what it would change, and changes it only then. */
export function ImportPrices({ draft: { DraftId: Id, LastUpdated }, onClose }: DraftDialogProps) {
  const [csv, hold] = useState<string | null>(null);
  const [problem, tell] = useState<string | undefined>();
  const id = useId();
  const dryRun = useMutation({
    mutationFn: (Csv: string) => officeClient.pricing.importRows.mutate({ Id, LastUpdated, Csv, DryRun: true }),
  });
  const takeOver = useDraftChange(
    (seen, Csv: string) =>
      officeClient.pricing.importRows.mutate({ ...seen, Csv, DryRun: false }).then(({ Draft }) => Draft),
    onClose,
  );
  const lines = csv === null ? undefined : dryRun.data?.Lines;
  const choose = async (file: File | undefined) => {
    dryRun.reset();
    const text = (await file?.text()) ?? null;
    const isTooLong = text !== null && text.length > longestFile;
    hold(isTooLong ? null : text);
    tell(isTooLong ? says.tooLong : undefined);
  };
  const submit = () => {
    if (csv === null) return tell((now) => now ?? says.noFile);
    if (dryRun.isPending || takeOver.isPending) return;
    if (lines) takeOver.mutate(csv);
    else dryRun.mutate(csv);
  };
  return (
    <FormDialog
      title={says.title}
      width={520}
      doIt={lines ? says.doIt : says.read}
      busy={dryRun.isPending || takeOver.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onClose={onClose}
    >
      <p>{says.what}</p>
      <div className="field">
        <label htmlFor={id}>{says.file}</label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-error`}
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <FieldError id={`${id}-error`} text={problem} />
      </div>
      {lines ? <ImportLines lines={lines} /> : null}
    </FormDialog>
  );
}

type ImportLine = OfficeOutputs['pricing']['importRows']['Lines'][number];

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
