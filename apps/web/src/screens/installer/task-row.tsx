import type { ReactNode } from 'react';
import { Link } from '../../navigation/link.tsx';
import type { ListedTask } from '../../office/calls.ts';
import { DueDay } from '../../office/due-day.tsx';

export interface TaskRowProps {
  readonly task: ListedTask;
  /** At the left: by what it is ticked, or the sign that it is nobody's yet. */
  readonly ring: ReactNode;
  /** At the right below the day. */
  readonly act?: ReactNode;
  readonly isDone?: boolean;
}

export const TaskRow = ({ task, ring, act, isDone = false }: TaskRowProps) => (
  <li className="task-row" data-done={isDone}>
    {ring}
    <div className="task-what">
      <TaskName task={task} />
      {task.About ? <small>{task.About}</small> : null}
    </div>
    <div className="task-when">
      {isDone ? null : <DueDay due={task.Due} />}
      {act}
    </div>
  </li>
);

/** Leads to what the task is about. */
function TaskName({ task: { What, EnquiryId, ItemId } }: Pick<TaskRowProps, 'task'>) {
  if (EnquiryId !== null) return <Link to={`/installer/enquiry/${EnquiryId}`}>{What}</Link>;
  // Only its id is known here: the page of an item is reached by this address whatever kind of set it is.
  return ItemId === null ? <span>{What}</span> : <Link to={`/installer/door/${ItemId}`}>{What}</Link>;
}
