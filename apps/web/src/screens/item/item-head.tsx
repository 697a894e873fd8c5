import type { ReactNode } from 'react';
import { Retrace } from '../../designer/retrace.tsx';
import { GoneNote } from './gone-note.tsx';
import { ItemName } from './item-name.tsx';
import { ItemPills } from './item-pills.tsx';
import { useItemStore } from '../../office/item/item-store-context.ts';
import { MeetingNote } from './meeting-note.tsx';

interface ItemHeadProps {
  /** What the item belongs to, or the way back to it. */
  readonly above?: ReactNode;
  readonly problems: number;
  /** Shows what they are. */
  onProblems(): void;
  readonly children: ReactNode;
}

/** Which item this is, how it stands, and what can be done with it. */
export function ItemHead({ above, problems, onProblems, children }: ItemHeadProps) {
  const store = useItemStore();
  return (
    <>
      <header className="office-head item-head">
        <div className="office-head-name">
          {above ? <p className="office-above">{above}</p> : null}
          <div className="office-head-title">
            <ItemName />
            <ItemPills problems={problems} onProblems={onProblems} />
          </div>
        </div>
        <div className="office-head-acts">
          <Retrace store={store} />
          {children}
        </div>
      </header>
      <GoneNote />
      <MeetingNote />
    </>
  );
}
