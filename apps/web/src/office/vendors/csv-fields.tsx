import { keysOf } from '@door/domain/lib/records';
import {
  type CsvColumn,
  csvEncodings,
  csvFields,
  csvFormats,
  csvSeparators,
  type VendorCsv,
} from '@door/domain/making/purchasing/vendor';
import { vendorLimits } from '@door/domain/making/purchasing/vendor-problems';
import { Button } from '@door/ui/button';
import { Field, FieldError } from '@door/ui/field';
import { Plus } from '@door/ui/office-icons';
import { SelectField } from '../layout/select-field.tsx';
import { vendorsMessages } from '../messages/vendors.ts';

const { file: t } = vendorsMessages;

const fields = keysOf(csvFields).map((value) => ({ value, label: t.fields[value] }));
const separators = csvSeparators.map((value) => ({ value, label: t.separators[value] }));
const encodings = csvEncodings.map((value) => ({ value, label: t.encodings[value] }));

interface CsvFieldsProps {
  readonly csv: VendorCsv;
  readonly error: string | undefined;
  onChange(csv: VendorCsv): void;
}

/** The file by which the vendor reads purchases: its columns from left to right, and how it is written. */
export function CsvFields({ csv, error, onChange }: CsvFieldsProps) {
  const { columns } = csv;
  const change = (next: readonly CsvColumn[]) => onChange({ ...csv, columns: next });
  return (
    <>
      <p className="field-hint">{t.hint}</p>
      {columns.map((column, at) => (
        <ColumnFields
          // Columns have no names of their own: the place is what a person sees.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          at={at + 1}
          column={column}
          onChange={(changed) => change(columns.with(at, changed))}
          onRemove={() => change(columns.toSpliced(at, 1))}
        />
      ))}
      <FieldError id="csv-error" text={error} />
      <Button
        icon={<Plus />}
        disabled={columns.length >= vendorLimits.csvColumns}
        onClick={() => change([...columns, { field: 'vendorCode', heading: '', format: 'text' }])}
      >
        {t.add}
      </Button>
      {columns.length === 0 ? null : (
        <div className="vendor-pair">
          <SelectField
            label={t.separator}
            value={csv.separator}
            choices={separators}
            onChange={(separator) => onChange({ ...csv, separator })}
          />
          <SelectField
            label={t.encoding}
            value={csv.encoding}
            choices={encodings}
            onChange={(encoding) => onChange({ ...csv, encoding })}
          />
        </div>
      )}
    </>
  );
}

interface ColumnFieldsProps {
  /** Counted from 1. */
  readonly at: number;
  readonly column: CsvColumn;
  onChange(column: CsvColumn): void;
  onRemove(): void;
}

const ColumnFields = ({ at, column, onChange, onRemove }: ColumnFieldsProps) => (
  <fieldset className="vendor-column">
    <legend className="sr-only">{t.column(at)}</legend>
    <SelectField
      label={t.field}
      value={column.field}
      choices={fields}
      // What is told otherwise is written otherwise: each kind begins with its usual way.
      onChange={(field) => onChange({ ...column, field, format: csvFormats[csvFields[field]][0] })}
    />
    <Field
      label={t.heading}
      maxLength={vendorLimits.csvHeading}
      value={column.heading}
      onChange={(heading) => onChange({ ...column, heading })}
    />
    <SelectField
      label={t.format}
      value={column.format}
      choices={csvFormats[csvFields[column.field]].map((value) => ({ value, label: t.formats[value] }))}
      onChange={(format) => onChange({ ...column, format })}
    />
    <Button scale="row" look="quiet" aria-label={t.removeColumn(at)} onClick={onRemove}>
      {t.remove}
    </Button>
  </fieldset>
);
