import { itemLimits, type TypedItem } from '@door/domain/making/purchasing/read-vendor-item';
import { itemsCsv, readItemCsv } from '@door/domain/making/purchasing/vendor-item-csv';
import { Button } from '@door/ui/button';
import { FieldError } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { FileDialog } from '../layout/file-dialog.tsx';
import { saveCsvText } from '../list/save-file.ts';
import { vendorsMessages } from '../messages/vendors.ts';
import type { OfficeInputs, OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { typedOf } from './item-values.ts';
import { vendorMutationMeta } from './vendor-form.tsx';
import type { WireVendor } from './vendor-values.ts';

const { import: t } = vendorsMessages;

/** Characters; 2,000 rows have a tenth of them. */
const longestFile = 2_000_000;

type SentRow = OfficeInputs['vendor']['importItems']['Rows'][number];
type Effect = Pick<OfficeOutputs['vendor']['importItems'], 'Effects' | 'Faults'>;

/** A file that was read, with the line of each of its rows. */
interface ReadFile {
  readonly rows: readonly SentRow[];
  readonly lines: readonly number[];
}

/** Reads a price list, says line by line what it would do, and does it only then. */
export function ImportItems({ vendor, onClose }: { readonly vendor: WireVendor; onClose(): void }) {
  const { Id, LastUpdated, Items, Name } = vendor;
  const [file, setFile] = useState<ReadFile | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const run = useMutation(trpc.vendor.importItems.mutationOptions());
  const write = useMutation(
    trpc.vendor.importItems.mutationOptions({
      meta: vendorMutationMeta,
      onSuccess: ({ IsWritten, Rows }) => {
        if (!IsWritten) return;
        showToast('success', t.done(Rows));
        onClose();
      },
    }),
  );
  const forget = () => {
    setFile(null);
    setProblem(undefined);
    run.reset();
    write.reset();
  };
  // Faults of the file as it is now: somebody may have changed the items since it was tried.
  const effect = write.data ?? run.data;
  const isSound = effect !== undefined && effect.Faults.length === 0;
  const submit = (text: string) => {
    if (file && isSound) return write.mutate({ Id, LastUpdated, Rows: [...file.rows], DryRun: false });
    const { lines, missing } = readItemCsv(text);
    const found =
      missing.length > 0
        ? t.noColumns(missing.join(', '))
        : lines.length === 0
          ? t.noRows
          : lines.length > itemLimits.rows
            ? t.tooManyRows(itemLimits.rows)
            : undefined;
    setProblem(found);
    if (found !== undefined) return;
    const rows = lines.map(({ item }) => sentOf(item));
    setFile({ rows, lines: lines.map(({ line }) => line) });
    run.mutate({ Id, LastUpdated, Rows: rows, DryRun: true });
  };
  return (
    <FileDialog
      title={t.title}
      width={560}
      what={t.what}
      t={t}
      accept=".csv,text/csv"
      longest={longestFile}
      doIt={file && isSound ? t.doIt(file.rows.length) : t.read}
      busy={run.isPending || write.isPending}
      onChoose={forget}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldError id="import-problem" text={problem} />
      {file && effect ? <ImportEffect effect={effect} lines={file.lines} /> : null}
      {Items.length > 0 && effect === undefined ? (
        <div>
          <Button
            look="quiet"
            scale="row"
            onClick={() => saveCsvText(t.fileName(Name), itemsCsv(Items.map((item) => typedOf(item))))}
          >
            {t.save}
          </Button>
        </div>
      ) : null}
    </FileDialog>
  );
}

const sentOf = (item: TypedItem): SentRow => ({
  Key: item.key,
  Code: item.code,
  Text: item.text,
  Pack: item.pack,
  Least: item.least,
  LeadDays: item.leadDays,
  Price: item.price,
  Per: item.per,
  ValidFrom: item.validFrom,
  ValidUntil: item.validUntil,
  Rank: item.rank,
});

interface ImportEffectProps {
  readonly effect: Effect;
  /** Of each row its line in the file. */
  readonly lines: readonly number[];
}

/** The faults, or else what the rows do; what stays as it was is counted and not listed. */
function ImportEffect({ effect: { Effects, Faults }, lines }: ImportEffectProps) {
  const lineOf = (row: number) => t.line(lines[row - 1] ?? row);
  const number = (effect: Effect['Effects'][number]['Effect']) =>
    Effects.filter((each) => each.Effect === effect).length;
  const listed = Faults.length > 0 ? [] : Effects.filter(({ Effect }) => Effect !== 'same');
  const counts = { added: number('added'), changed: number('changed'), same: number('same') };
  return (
    <div className="vendor-effect">
      <p role="status">{t.result({ ...counts, faults: Faults.length })}</p>
      <ul>
        {Faults.map(({ Row, Field, Message }) => (
          <li key={`${String(Row)} ${Field}`} data-fault>
            <b>{lineOf(Row)}</b>
            <small>
              {t.fields[Field]}: {Message}
            </small>
          </li>
        ))}
        {listed.map(({ Row, Key, Effect, EndsEarlier }) => (
          <li key={Row}>
            <b>{Key}</b>
            <small>
              {t.effects[Effect]}
              {EndsEarlier ? `, ${t.ends}` : ''}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
