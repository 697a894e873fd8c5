import type { ReactNode } from 'react';
import { UndoRedo } from '../../door/designer/undo-redo.tsx';
import { DeletedNote, EditConflictNote } from './edit-conflict-note.tsx';
import { ItemName } from './item-name.tsx';
import { ItemPills } from './item-pills.tsx';
import { OrderLink, useItemNumber } from '../open-item/enquiry-of-item.tsx';
import { useItemStore } from '../open-item/item-provider.tsx';
import { useLock, WhileUnlocked } from '../open-item/while-unlocked.tsx';

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
          <div className="office-head-title">
            <WhileUnlocked what="design">
              <ItemName />
            </WhileUnlocked>
            <ItemPills problems={problems} onProblems={onProblems} />
          </div>
        </div>
        <div className="office-head-acts">
          {lock === null ? <UndoRedo store={store} /> : null}
          {children}
        </div>
      </header>
      {lock === null ? null : (
        <p className="office-note" role="note">
          {lock}
        </p>
      )}
      <DeletedNote />
      <EditConflictNote />
    </>
  );
}
