import { isBomStale } from '@door/domain/making/bom/bom-state';
import { Button } from '@door/ui/button';
import { StatusPill } from '@door/ui/status-pill';
import type { ReactNode } from 'react';
import { useSteadySaveStatus } from '../../designer/state/save-status.ts';
import { UndoRedo } from '../../designer/state/undo-redo.tsx';
import { momentText } from '../../shared/text/dates.ts';
import type { ChoiceLine, EditConflict } from '../open-item/edit-conflict.ts';
import { OrderLink, useItemNumber } from '../open-item/enquiry-of-item.tsx';
import { useItemStatus, useItemStore } from '../open-item/item-provider.tsx';
import { useOfficeItem } from '../open-item/office-item.ts';
import { SurveyStatePill } from '../open-item/survey-state-pill.tsx';
import { useLock, WhileUnlocked } from '../open-item/while-unlocked.tsx';
import { itemPageMessages } from '../messages/item.ts';
import { ItemName } from './item-name.tsx';

interface ItemHeaderProps {
  /** Above the name, usually a link to the enquiry. */
  readonly backLink?: ReactNode;
  readonly problems: number;
  /** Opens the list of problems. */
  onProblems(): void;
  readonly children: ReactNode;
}

/** Number, name, status, undo and buttons of the open item, and below them notes about other people's changes. */
export function ItemHeader({ backLink, problems, onProblems, children }: ItemHeaderProps) {
  const store = useItemStore();
  const lock = useLock('design');
  return (
    <>
      <header className="office-head item-head">
        <div className="office-head-name">
          <p className="office-above">
            <span className="office-number">{useItemNumber()}</span>
            {backLink}
            <OrderLink />
          </p>
          <div className="row office-head-title">
            <WhileUnlocked what="design">
              <ItemName />
            </WhileUnlocked>
            <ItemPills problems={problems} onProblems={onProblems} />
          </div>
        </div>
        <div className="row office-head-acts">
          {lock === null ? <UndoRedo store={store} /> : null}
          {children}
        </div>
      </header>
      {lock === null ? null : (
        <p className="stack office-note" role="note">
          {lock}
        </p>
      )}
      <DeletedNote />
      <EditConflictNote />
    </>
  );
}

const { editConflict: t } = itemPageMessages;

/** Says that somebody else has changed the item while it was open here, and which choices of both stand. */
function EditConflictNote() {
  const { editConflict } = useItemStatus();
  const { dismissEditConflict } = useItemStore();
  return (
    <div className="item-note-place" role="status">
      {editConflict ? (
        <section className="stack office-note item-note">
          <h2>{titleOf(editConflict)}</h2>
          <dl>
            <Lines term={t.theirs} lines={editConflict.theirs} />
            <Lines term={t.replaced} lines={editConflict.replaced} />
            <Lines term={t.kept} lines={editConflict.kept} />
            <Lines term={t.lost} lines={editConflict.lost} />
          </dl>
          {editConflict.theirs.length + editConflict.replaced.length > 0 ? null : <p>{t.nothingSeen}</p>}
          {editConflict.undoLeftOut ? <p>{t.undoLeftOut}</p> : null}
          <Button scale="row" onClick={dismissEditConflict}>
            {t.read}
          </Button>
        </section>
      ) : null}
    </div>
  );
}

function titleOf({ who, at }: EditConflict): string {
  const when = momentText(at);
  if (who?.isSelf) return t.bySelf(when);
  return t.title(who?.name ?? t.somebody, when);
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

const { deleted } = itemPageMessages;

/** Says that somebody else has deleted the item while it was open here. */
function DeletedNote() {
  const { isDeleted } = useItemStatus();
  return (
    <div className="item-note-place" role="alert">
      {isDeleted ? (
        <section className="stack office-note item-note" data-tone="error">
          <h2>{deleted.title}</h2>
          <p>{deleted.sentence}</p>
        </section>
      ) : null}
    </div>
  );
}

const { pills, saving } = itemPageMessages;

interface ItemPillsProps {
  readonly problems: number;
  onProblems(): void;
}

/** Whether the bill of materials is up to date, how far the survey is, how many problems there are, and whether everything is saved. */
function ItemPills({ problems, onProblems }: ItemPillsProps) {
  const { saved, pending } = useOfficeItem();
  const saveStatus = useSteadySaveStatus(pending);
  const isStale = pending !== 'saved' || isBomStale({ lastUpdated: saved.version, bomUpdated: saved.wire.BomUpdated });
  return (
    <div className="row item-pills">
      {isStale ? (
        <StatusPill tone="warning">{pills.bomStale}</StatusPill>
      ) : (
        <StatusPill tone="success">{pills.bomFresh}</StatusPill>
      )}
      <SurveyStatePill />
      {problems > 0 ? (
        <button type="button" className="item-pill-button" aria-haspopup="dialog" onClick={onProblems}>
          <StatusPill tone="error">{pills.problems(problems)}</StatusPill>
        </button>
      ) : null}
      <span className="item-saving" role="status" data-pending={pending}>
        {saving[saveStatus]}
      </span>
    </div>
  );
}
