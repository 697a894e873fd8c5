import { Button } from '@door/ui/button';
import { ContestedFields } from '../saving-form/contested-fields.tsx';
import { settingsMessages as t } from '../messages/settings.ts';
import type { TypedValues } from './use-typed-values.ts';

interface ChangedField {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

interface SaveBarProps<Name extends string> {
  readonly form: Pick<
    TypedValues<Readonly<Record<Name, unknown>>>,
    'changes' | 'contested' | 'isRestored' | 'discard' | 'resolve'
  >;
  readonly shown: (name: Name) => ChangedField;
  readonly isSaving: boolean;
  readonly hasProblems: boolean;
}

/** What differs from the stored settings, before it is saved; at the foot of the form, always in sight. */
export function SaveBar<Name extends string>({ form, shown, isSaving, hasProblems }: SaveBarProps<Name>) {
  const { isRestored, discard, resolve } = form;
  const changes = form.changes.map(shown);
  const contested = form.contested.map(shown);
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
      <Button look="primary" submits busy={isSaving} disabled={isUnchanged || hasProblems || contested.length > 0}>
        {t.save}
      </Button>
    </footer>
  );
}
