import { Button } from '@door/ui/button';
import { ContestedFields } from '../saving-form/contested-fields.tsx';
import { settingsWords as says } from '../words/settings.ts';

interface ChangedField {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

interface SaveBarProps {
  readonly changes: readonly ChangedField[];
  /** Those that somebody else has changed meanwhile. */
  readonly contested: readonly ChangedField[];
  readonly isRestored: boolean;
  readonly isSaving: boolean;
  readonly hasProblems: boolean;
  onDiscard(): void;
  onResolve(whose: 'mine' | 'theirs'): void;
}

/** What differs from the stored settings, before it is saved; at the foot of the form, always in sight. */
export function SaveBar({ changes, contested, isRestored, isSaving, hasProblems, onDiscard, onResolve }: SaveBarProps) {
  const isUnchanged = changes.length === 0;
  return (
    <footer className="settings-save" data-changed={!isUnchanged}>
      {contested.length === 0 ? null : (
        <ContestedFields
          title={says.contested}
          fields={contested.map(({ label, from, to }) => ({ label, theirs: from || '–', mine: to || '–' }))}
          onResolve={onResolve}
        />
      )}
      <div role="status">
        <b>{isUnchanged ? says.allSaved : says.changes(changes.length)}</b>
        {isRestored ? <p>{says.restoredTyped}</p> : null}
        <ul>
          {changes.map(({ label, from, to }) => (
            <li key={label}>{says.change(label, from, to)}</li>
          ))}
        </ul>
      </div>
      <Button disabled={isUnchanged} onClick={onDiscard}>
        {says.undo}
      </Button>
      <Button look="primary" submits busy={isSaving} disabled={isUnchanged || hasProblems || contested.length > 0}>
        {says.save}
      </Button>
    </footer>
  );
}
