import type { SettingsProblem } from '@door/domain/settings/settings-problems';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { SwitchRow } from '@door/ui/switch-row';
import { SelectField } from '../layout/select-field.tsx';
import { settingsMessages as t } from '../messages/settings.ts';
import type { SettingsName, SettingsValues } from './settings-values.ts';

/** What each row of the form of settings works with. */
interface RowProps {
  readonly values: SettingsValues;
  readonly problems: readonly SettingsProblem[];
  readonly isEditable: boolean;
  set(changed: Partial<SettingsValues>): void;
}

type NameOf<Value> = {
  readonly [Name in SettingsName]: SettingsValues[Name] extends Value ? Name : never;
}[SettingsName];

interface TextRowProps extends RowProps {
  readonly name: NameOf<string>;
  readonly max: number;
  readonly long?: boolean;
  readonly required?: boolean;
  readonly hint?: string;
}

export function TextRow({ name, max, required = false, isEditable, values, problems, set, ...shape }: TextRowProps) {
  const problem = problems.find(({ field }) => isField(field, name));
  if (!isEditable) return <ReadRow label={t.fields[name]} value={values[name]} />;
  return (
    <Field
      label={t.fields[name]}
      {...shape}
      optional={!required}
      maxLength={max}
      error={problem && t.problem(problem.code)}
      value={values[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );
}

export const ReadRow = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <dl className="settings-read">
    <dt>{label}</dt>
    <dd>{value || '–'}</dd>
  </dl>
);

export function Switch({
  name,
  meaning,
  values,
  isEditable,
  set,
}: RowProps & { readonly name: NameOf<boolean>; readonly meaning: string }) {
  return (
    <SwitchRow
      name={t.fields[name]}
      meaning={meaning}
      on={values[name]}
      onChange={(on) => {
        if (isEditable) set({ [name]: on });
      }}
    />
  );
}

interface ChoiceProps<Value extends string> extends RowProps {
  readonly name: SettingsName;
  readonly of: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly hint?: string;
}

export function Choice<Value extends string>({ name, of, labels, hint, values, isEditable, set }: ChoiceProps<Value>) {
  const value = of.find((each) => each === values[name]) ?? of[0];
  if (value === undefined) return null;
  if (!isEditable) return <ReadRow label={t.fields[name]} value={labels[value]} />;
  const choices = of.map((each) => ({ value: each, label: labels[each] }));
  return (
    <SelectField<Value>
      label={t.fields[name]}
      value={value}
      choices={choices}
      hint={hint}
      onChange={(next) => set({ [name]: next })}
    />
  );
}

export const colourNames = ['primary', 'paper', 'ink', 'accent'] as const;

/** A colour with how well it can be read, and the nearest that passes. */
export function ColourRow({
  name,
  values,
  problems,
  isEditable,
  set,
}: RowProps & { readonly name: (typeof colourNames)[number] }) {
  const problem = problems.find(({ field }) => isField(field, name));
  return (
    <div className="settings-colour">
      <input
        type="color"
        aria-label={t.pick(t.fields[name])}
        value={/^#[0-9a-f]{6}$/i.test(values[name]) ? values[name].toLowerCase() : '#808080'}
        disabled={!isEditable}
        onChange={(event) => set({ [name]: event.target.value })}
      />
      <TextRow name={name} max={7} required {...{ values, problems, isEditable, set }} />
      {problem?.code === 'contrast' ? (
        <p>
          {t.contrast(problem.ratio, problem.least)}{' '}
          <Button scale="row" onClick={() => set({ [name]: problem.nearest })}>
            {t.takeNearest(problem.nearest)}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

/** The form calls a field as the wire does, with a small letter at first. */
const isField = (field: SettingsProblem['field'], name: SettingsName): boolean =>
  field === name || field.toLowerCase() === name;
