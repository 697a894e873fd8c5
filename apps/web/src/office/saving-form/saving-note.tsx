import { Button } from '@door/ui/button';
import { momentText } from '../../shared/text/dates.ts';
import { officeMessages } from '../messages/office.ts';
import { ContestedFields } from './contested-fields.tsx';
import type { FormOf, OpenedForm } from './saving-form.ts';
import './saving-note.css';

const { saving: t } = officeMessages;

interface SavingNoteProps {
  readonly form: OpenedForm<FormOf>;
  /** What the fields are called, for the note about a conflict. */
  readonly labelOf: (field: string) => string;
  /** A field as it is there and here, in words. */
  readonly textOf: (value: unknown) => string;
  readonly theirs: Readonly<Record<string, unknown>>;
}

/** Whether everything is saved; where two people changed the same, who did and both versions. */
export function SavingNote({ form, labelOf, textOf, theirs }: SavingNoteProps) {
  const { saving, reason, contested, mine, stored, resolveConflict, flush } = form;
  return (
    <div className="saving-note">
      <p role="status" data-saving={saving}>
        {saving === 'refused' ? reason || officeMessages.asking.notDone : t.states[saving]}{' '}
        {saving === 'waiting' ? (
          <Button scale="row" onClick={flush}>
            {t.tryNow}
          </Button>
        ) : null}
      </p>
      {contested.length === 0 ? null : (
        <ContestedFields
          title={t.conflict(stored.ChangedBy?.Name ?? t.somebody, momentText(stored.LastUpdated))}
          fields={contested.map((field) => ({
            label: labelOf(field),
            theirs: textOf(theirs[field]),
            mine: textOf(mine[field]),
          }))}
          onResolve={resolveConflict}
        />
      )}
    </div>
  );
}
