import type { ComparedField, LineChange } from '@door/domain/making/bom/bom-changes';
import { lineSize } from '@door/domain/making/bom/work-instruction';
import { Button } from '@door/ui/button';
import { workInstructionsMessages, wordFor } from '../../messages/work-instructions.ts';

const { changes: messages, groups } = workInstructionsMessages;

interface ChangesNoteProps {
  readonly changes: readonly LineChange[];
  readonly when: 'made' | 'coming';
  /** Removes the note. */
  onDismiss?(): void;
}

/** The lines that the last update has changed (`made`), or that an update would change now (`coming`). */
export const ChangesNote = ({ changes, when, onDismiss }: ChangesNoteProps) => (
  <details className="changes-note">
    <summary>{changes.length === 0 && when === 'made' ? messages.none : messages[when](changes.length)}</summary>
    {changes.length === 0 ? null : (
      <ul>
        {changes.map((change, index) => (
          <li key={`${index} ${change.line.code}`} data-kind={change.kind}>
            <span className="change-kind">{messages.kinds[change.kind]}</span>
            <b>{change.line.code}</b>
            <span className="change-what">
              {change.line.description}
              <small>{wordFor(groups, change.line.group)}</small>
            </span>
            <span className="row change-figures">{figuresOf(change)}</span>
          </li>
        ))}
      </ul>
    )}
    {onDismiss ? (
      <Button scale="row" onClick={onDismiss}>
        {messages.understood}
      </Button>
    ) : null}
  </details>
);

function figuresOf(change: LineChange) {
  if (change.kind !== 'changed') {
    const { line } = change;
    return [String(line.quantity), lineSize(line)].filter((figure) => figure !== '').join(' × ');
  }
  return change.fields.map((field) => (
    <span key={field}>
      {messages.fields[field]} <del>{shown(change.before[field])}</del> <ins>{shown(change.line[field])}</ins>
    </span>
  ));
}

const shown = (value: LineChange['line'][ComparedField]): string => (value === null ? messages.nothing : String(value));
