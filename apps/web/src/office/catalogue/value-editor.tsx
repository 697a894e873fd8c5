import type { FieldFault } from '@door/domain/catalogue/edit/field-fault';
import { blankValue } from '@door/domain/catalogue/edit/new-row';
import { byKind, type ForEachKind, type Shape } from '@door/domain/catalogue/edit/shape';
import { Button } from '@door/ui/button';
import { Check } from '@door/ui/field';
import type { ReactNode } from 'react';
import { catalogueMessages as t } from '../messages/catalogue.ts';
import { CellInput } from './cell-input.tsx';
import { CriteriaEditor } from './criteria-editor.tsx';
import type { EditorProps } from './editor-props.ts';
import { plainShape } from './grid-columns.ts';
import { withValue } from './use-row-actions.ts';

/** Any value of a row, however deep: a field for a plain one, a group of fields for a record, entries for a list. */
export function ValueEditor(props: EditorProps) {
  const { field, value, isEditable, label, onValue } = props;
  const shape = plainShape(field.shape);
  const isNested = nestedKinds.some((kind) => kind === shape.kind);
  const isMissing = value === undefined || value === null;
  const mayBeMissing = field.isOptional || field.shape.kind === 'nullable';
  const ownEditor = props.name === undefined ? undefined : ownEditors.get(props.name);
  if (ownEditor) return <>{ownEditor(props)}</>;
  if (!isNested) return <PlainEditor {...props} />;
  if (!mayBeMissing) return <>{byKind(shape, editors, props)}</>;
  const none = field.isOptional ? undefined : null;
  return (
    <>
      {isEditable ? (
        <Check kind="checkbox" checked={!isMissing} onChange={(has) => onValue(has ? blankValue(shape) : none)}>
          {label}
        </Check>
      ) : null}
      {isMissing ? null : byKind(shape, editors, props)}
    </>
  );
}

/** Fields that are edited in another way than their shape says. */
const ownEditors: ReadonlyMap<string, (props: EditorProps) => ReactNode> = new Map([
  ['criteria', (props: EditorProps) => <CriteriaEditor {...props} />],
]);

const nestedKinds = ['list', 'tuple', 'record', 'table', 'variants'] as const;

const PlainEditor = ({ label, field, value, content, isEditable, faults, onValue }: EditorProps) => (
  <div className="field cat-field">
    <div className="field-head">
      <span aria-hidden="true">{label}</span>
    </div>
    <CellInput
      {...{ label, field, value, content, isEditable }}
      onValue={(next) => {
        onValue(next);
        return [];
      }}
    />
    {faults[0] ? <p className="field-error">{t.fault(faults[0])}</p> : null}
  </div>
);

type Editor = readonly [props: EditorProps];

const plain = (_: Shape, props: EditorProps): ReactNode => <PlainEditor {...props} />;

const editors: ForEachKind<Editor, ReactNode> = {
  text: plain,
  number: plain,
  flag: plain,
  choice: plain,
  reference: plain,
  formula: plain,
  colour: plain,
  nullable: plain,
  list: (shape, props) => <ListEditor {...props} of={shape.of} max={shape.max} />,
  tuple: ({ of }, props) => (
    <Group label={props.label}>
      {of.map((each, at) => (
        <Inside key={at} {...props} at={at} shape={each} label={t.entry(at + 1)} values={listOf(props.value)} />
      ))}
    </Group>
  ),
  record: ({ fields }, props) => (
    <Group label={props.label}>
      {Object.entries(fields).map(([name, field]) => (
        <FieldOfRecord key={name} {...props} name={name} field={field} />
      ))}
    </Group>
  ),
  table: ({ keys, isTotal, of }, props) => (
    <Group label={props.label}>
      {(keys ?? []).map((name) => (
        <FieldOfRecord key={name} {...props} name={name} field={{ shape: of, isOptional: !isTotal }} />
      ))}
    </Group>
  ),
  variants: ({ by, of }, props) => {
    const chosen = new Map<string, unknown>(Object.entries(recordOf(props.value))).get(by);
    const shape = typeof chosen === 'string' ? of[chosen] : undefined;
    const choice: Shape = { kind: 'choice', of: Object.keys(of) };
    return (
      <Group label={props.label}>
        <ValueEditor
          {...props}
          label={t.field(by)}
          field={{ shape: choice, isOptional: false }}
          value={chosen}
          faults={under(props.faults, by)}
          onValue={(next) => {
            const next_ = typeof next === 'string' ? of[next] : undefined;
            if (next_) props.onValue(blankValue(next_));
          }}
        />
        {Object.entries(shape?.fields ?? {}).map(([name, field]) =>
          name === by ? null : <FieldOfRecord key={name} {...props} name={name} field={field} />,
        )}
      </Group>
    );
  },
};

const Group = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset className="cat-group">
    <legend>{label}</legend>
    {children}
  </fieldset>
);

function FieldOfRecord({ name, field, ...props }: EditorProps & { readonly name: string }) {
  const record = recordOf(props.value);
  return (
    <ValueEditor
      {...props}
      name={name}
      label={t.field(name, props.kind)}
      field={field}
      value={new Map<string, unknown>(Object.entries(record)).get(name)}
      faults={under(props.faults, name)}
      onValue={(next) => props.onValue(withValue(record, name, next))}
    />
  );
}

interface InsideProps extends EditorProps {
  readonly at: number;
  readonly shape: Shape;
  readonly values: readonly unknown[];
}

const Inside = ({ at, shape, values, ...props }: InsideProps) => (
  <ValueEditor
    {...props}
    field={{ shape, isOptional: false }}
    value={values[at]}
    faults={under(props.faults, at)}
    onValue={(next) => props.onValue(values.toSpliced(at, 1, next))}
  />
);

function ListEditor({ of, max, ...props }: EditorProps & { readonly of: Shape; readonly max: number }) {
  const values = listOf(props.value);
  if (of.kind === 'choice') return <ChoicesEditor {...props} of={of.of} />;
  return (
    <Group label={props.label}>
      {props.faults
        .filter(({ path }) => path.length === 0)
        .map((fault) => (
          <p key={fault.code} className="field-error">
            {t.fault(fault)}
          </p>
        ))}
      {values.map((_, at) => (
        <div key={at} className="cat-entry">
          <Inside {...props} at={at} shape={of} values={values} label={t.entry(at + 1)} />
          {props.isEditable ? (
            <Button
              scale="row"
              aria-label={t.removeEntry(at + 1)}
              onClick={() => props.onValue(values.toSpliced(at, 1))}
            >
              ×
            </Button>
          ) : null}
        </div>
      ))}
      {props.isEditable && values.length < max ? (
        <Button scale="row" onClick={() => props.onValue([...values, blankValue(of)])}>
          {t.addEntry}
        </Button>
      ) : null}
    </Group>
  );
}

/** A set of choices: each ticked or not, in the order in which they are offered. */
function ChoicesEditor({ of, ...props }: EditorProps & { readonly of: readonly (string | number)[] }) {
  const values = listOf(props.value);
  return (
    <Group label={props.label}>
      {of.map((choice) => (
        <Check
          key={choice}
          kind="checkbox"
          checked={values.includes(choice)}
          onChange={(has) => {
            if (props.isEditable) props.onValue(of.filter((each) => (each === choice ? has : values.includes(each))));
          }}
        >
          {String(choice)}
        </Check>
      ))}
      {props.faults[0] ? <p className="field-error">{t.fault(props.faults[0])}</p> : null}
    </Group>
  );
}

/** The faults inside a part of the value; their paths begin there. */
const under = (faults: readonly FieldFault[], name: string | number): readonly FieldFault[] =>
  faults.filter(({ path }) => path[0] === name).map((fault) => ({ ...fault, path: fault.path.slice(1) }));

const recordOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
