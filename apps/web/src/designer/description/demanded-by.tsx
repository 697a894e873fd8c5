import type { Demanding } from '@door/domain/door/configure/origin';
import type { Action } from '@door/domain/door/model/action';
import { originMessages } from './messages.ts';
import './demanded-by.css';

interface TakeBackProps extends Demanding {
  onUndo(undo: Action): void;
}

/** One tap takes back a choice that asks for parts of the door. */
export const TakeBack = ({ by, undo, onUndo }: TakeBackProps) => (
  <button type="button" className="take-back" aria-label={originMessages.undo(by)} onClick={() => onUndo(undo)}>
    {originMessages.takeBack}
  </button>
);

interface DemandedByProps {
  readonly demand: Demanding;
  /** Absent: whoever looks may not take it back. */
  readonly onUndo?: ((undo: Action) => void) | undefined;
}

/** The choice that asks for a part of the door, with its undoing. */
export const DemandedBy = ({ demand, onUndo }: DemandedByProps) => (
  <>
    {originMessages.with(demand.by)}
    {onUndo ? <TakeBack {...demand} onUndo={onUndo} /> : null}
  </>
);
