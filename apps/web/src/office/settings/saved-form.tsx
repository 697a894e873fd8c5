import { Button } from '@door/ui/button';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { ContestedFields } from '../saving-form/contested-fields.tsx';
import { settingsMessages as t } from '../messages/settings.ts';
import type { TypedValues } from './use-typed-values.ts';
import { settingsMeta, showSettings, type WireSettings } from './use-settings.ts';

type NameOf<Values> = keyof Values & string;

interface SavedFormProps<Values> {
  readonly className: string;
  /** Id of its heading. */
  readonly labelledBy?: string;
  readonly form: TypedValues<Values>;
  readonly stored: Values;
  readonly labels: Readonly<Record<NameOf<Values>, string>>;
  readonly isEditable: boolean;
  readonly hasProblems: boolean;
  readonly children: ReactNode;
  /** A value as a person reads it in the list of changes. */
  textOf(name: NameOf<Values>, values: Values): string;
  save(values: Values): Promise<WireSettings>;
}

/** The frame of each form of settings: what is typed is saved once, after its changes were looked at. */
export function SavedForm<Values>({
  className,
  labelledBy,
  form,
  stored,
  labels,
  isEditable,
  hasProblems,
  children,
  textOf,
  save,
}: SavedFormProps<Values>) {
  const saving = useMutation({
    meta: settingsMeta,
    mutationFn: save,
    onSuccess: (settings, saved) => {
      showSettings(settings);
      form.settle(saved);
      showToast('success', t.saved);
    },
  });
  const maySave = form.changes.length > 0 && form.contested.length === 0 && !hasProblems;
  const shown = (name: NameOf<Values>) => ({
    label: labels[name],
    from: textOf(name, stored),
    to: textOf(name, form.values),
  });
  return (
    <form
      className={className}
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        if (maySave && !saving.isPending) saving.mutate(form.values);
      }}
    >
      {children}
      {isEditable ? (
        <SaveBar
          changes={form.changes.map(shown)}
          contested={form.contested.map(shown)}
          form={form}
          maySave={maySave}
          isSaving={saving.isPending}
        />
      ) : null}
    </form>
  );
}

interface ChangedField {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

interface SaveBarProps {
  readonly changes: readonly ChangedField[];
  readonly contested: readonly ChangedField[];
  readonly form: Pick<TypedValues<unknown>, 'isRestored' | 'discard' | 'resolve'>;
  readonly maySave: boolean;
  readonly isSaving: boolean;
}

/** What differs from the stored settings, before it is saved; at the foot of the form, always in sight. */
function SaveBar({ changes, contested, form: { isRestored, discard, resolve }, maySave, isSaving }: SaveBarProps) {
  const isUnchanged = changes.length === 0;
  return (
    <footer className="row settings-save" data-changed={!isUnchanged}>
      {contested.length === 0 ? null : (
        <ContestedFields
          title={t.contested}
          fields={contested.map(({ label, from, to }) => ({ label, theirs: from || '–', mine: to || '–' }))}
          onResolve={resolve}
        />
      )}
      <div role="status">
        <b>{isUnchanged ? t.allSaved : t.changes(changes.length)}</b>
        {isRestored ? <p>{t.restoredTyped}</p> : null}
        <ul>
          {changes.map(({ label, from, to }) => (
            <li key={label}>{t.change(label, from, to)}</li>
          ))}
        </ul>
      </div>
      <Button disabled={isUnchanged} onClick={discard}>
        {t.undo}
      </Button>
      <Button look="primary" submits busy={isSaving} disabled={!maySave}>
        {t.save}
      </Button>
    </footer>
  );
}
