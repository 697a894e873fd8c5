import { type ReactNode, useId } from 'react';
import { settingsMessages as t } from '../messages/settings.ts';
import { SaveBar } from './save-bar.tsx';
import type { TypedValues } from './use-typed-values.ts';

type FieldName = keyof typeof t.fields;

interface PartFormProps<Name extends FieldName> {
  readonly title: string;
  readonly about?: string;
  readonly form: TypedValues<Readonly<Record<Name, string>>>;
  readonly stored: Readonly<Record<Name, string>>;
  readonly textOf: (name: Name, value: string) => string;
  readonly isEditable: boolean;
  readonly isSaving: boolean;
  readonly hasProblems: boolean;
  readonly children: ReactNode;
  onSave(): void;
}

/** A part of a section that is saved on its own, once what is changed in it was looked at. */
export function PartForm<Name extends FieldName>({
  title,
  about,
  form,
  stored,
  textOf,
  isEditable,
  isSaving,
  hasProblems,
  children,
  onSave,
}: PartFormProps<Name>) {
  const id = useId();
  const maySave = form.changes.length > 0 && form.contested.length === 0 && !hasProblems && !isSaving;
  return (
    <form
      className="settings-part"
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        if (maySave) onSave();
      }}
    >
      <header>
        <h3 id={id}>{title}</h3>
        {about === undefined ? null : <p className="settings-note">{about}</p>}
      </header>
      {children}
      {isEditable ? (
        <SaveBar<Name>
          form={form}
          shown={(name) => ({
            label: t.fields[name],
            from: textOf(name, stored[name]),
            to: textOf(name, form.values[name]),
          })}
          isSaving={isSaving}
          hasProblems={hasProblems}
        />
      ) : null}
    </form>
  );
}
