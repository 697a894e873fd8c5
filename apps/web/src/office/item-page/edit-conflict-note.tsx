import { Button } from '@door/ui/button';
import { momentText } from '../../platform/words/dates.ts';
import { itemPageWords } from '../words/item.ts';
import { useItemStatus, useItemStore } from '../open-item/item-provider.tsx';
import type { ChoiceLine, EditConflict } from '../open-item/edit-conflict.ts';

const { editConflict: says } = itemPageWords;

/** Says that somebody else has changed the item while it was open here, and which choices of both stand. */
export function EditConflictNote() {
  const { editConflict } = useItemStatus();
  const { dismissEditConflict } = useItemStore();
  return (
    <div className="item-note-place" role="status">
      {editConflict ? (
        <section className="office-note item-note">
          <h2>{titleOf(editConflict)}</h2>
          <dl>
            <Lines term={says.theirs} lines={editConflict.theirs} />
            <Lines term={says.replaced} lines={editConflict.replaced} />
            <Lines term={says.kept} lines={editConflict.kept} />
            <Lines term={says.lost} lines={editConflict.lost} />
          </dl>
          {editConflict.theirs.length + editConflict.replaced.length > 0 ? null : <p>{says.nothingSeen}</p>}
          {editConflict.undoLeftOut ? <p>{says.undoLeftOut}</p> : null}
          <Button scale="row" onClick={dismissEditConflict}>
            {says.read}
          </Button>
        </section>
      ) : null}
    </div>
  );
}

function titleOf({ who, at }: EditConflict): string {
  const when = momentText(at);
  if (who?.isSelf) return says.bySelf(when);
  return says.title(who?.name ?? says.somebody, when);
}

interface LinesProps {
  readonly term: string;
  readonly lines: readonly ChoiceLine[];
}

function Lines({ term, lines }: LinesProps) {
  if (lines.length === 0) return null;
  const text = lines.map((line) => `${line.term}: ${line.value}`).join('; ');
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}

const { deleted } = itemPageWords;

/** Says that somebody else has deleted the item while it was open here. */
export function DeletedNote() {
  const { isDeleted } = useItemStatus();
  return (
    <div className="item-note-place" role="alert">
      {isDeleted ? (
        <section className="office-note item-note" data-tone="error">
          <h2>{deleted.title}</h2>
          <p>{deleted.sentence}</p>
        </section>
      ) : null}
    </div>
  );
}
