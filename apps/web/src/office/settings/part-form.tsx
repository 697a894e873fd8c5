import { keysOf, recordOf } from '@door/domain/lib/records';
import { Field } from '@door/ui/field';
import { type ReactNode, useId } from 'react';
import { settingsMessages as t } from '../messages/settings.ts';
import { SavedForm } from './saved-form.tsx';
import { Pair } from './section.tsx';
import { ReadRow } from './settings-rows.tsx';
import type { WireSettings } from './use-settings.ts';
import { type SettingsKind, useTypedValues } from './use-typed-values.ts';

type FieldName = keyof typeof t.fields;

/** What the fields of a part are shown by. */
export interface PartFields<Name extends FieldName> {
  readonly values: Readonly<Record<Name, string>>;
  change(name: Name, value: string): void;
  /** Why the value of a field cannot be saved; undefined: it can. */
  problemOf(name: Name): string | undefined;
}

interface PartFormProps<Name extends FieldName> {
  readonly kind: SettingsKind;
  readonly title: string;
  readonly about?: string;
  /** What is saved now, in the order in which it is read. */
  readonly stored: Readonly<Record<Name, string>>;
  readonly isEditable: boolean;
  textOf(name: Name, value: string): string;
  problemOf(name: Name, values: Readonly<Record<Name, string>>): string | undefined;
  save(values: Readonly<Record<Name, string>>): Promise<WireSettings>;
  children(fields: PartFields<Name>): ReactNode;
}

/** A part of a section that is saved on its own; who may not change it reads it. */
export function PartForm<Name extends FieldName>({
  kind,
  title,
  about,
  stored,
  isEditable,
  textOf,
  problemOf,
  save,
  children,
}: PartFormProps<Name>) {
  const id = useId();
  const form = useTypedValues<Readonly<Record<Name, string>>>(kind, stored);
  const names = keysOf<Name>(stored);
  const fields: PartFields<Name> = {
    values: form.values,
    change: (name, value) => form.change(recordOf([name], () => value)),
    problemOf: (name) => problemOf(name, form.values),
  };
  return (
    <SavedForm
      className="settings-part"
      labelledBy={id}
      form={form}
      stored={stored}
      labels={t.fields}
      isEditable={isEditable}
      hasProblems={names.some((name) => fields.problemOf(name) !== undefined)}
      textOf={(name, values) => textOf(name, values[name])}
      save={save}
    >
      <header>
        <h3 id={id}>{title}</h3>
        {about === undefined ? null : <p className="settings-note">{about}</p>}
      </header>
      {isEditable
        ? children(fields)
        : names.map((name) => <ReadRow key={name} label={t.fields[name]} value={textOf(name, stored[name])} />)}
    </SavedForm>
  );
}

type HintedName = FieldName & keyof typeof t.hints;

interface NumberFieldsProps<Name extends HintedName> {
  readonly names: readonly Name[];
  readonly fields: PartFields<Name>;
  /** Absent: whole numbers. */
  readonly inputMode?: 'decimal';
  readonly maxLength?: number;
}

/** Numbers, side by side where there is room. */
export const NumberFields = <Name extends HintedName>({
  names,
  fields: { values, change, problemOf },
  inputMode,
  maxLength = 6,
}: NumberFieldsProps<Name>) => (
  <Pair>
    {names.map((name) => (
      <Field
        key={name}
        label={t.fields[name]}
        inputMode={inputMode ?? 'numeric'}
        maxLength={maxLength}
        hint={t.hints[name]}
        value={values[name]}
        error={problemOf(name)}
        onChange={(typed) => change(name, typed)}
      />
    ))}
  </Pair>
);
