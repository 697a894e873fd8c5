import type { ReactNode } from 'react';
import { Link } from '../../shared/router/link.tsx';
import type { ListedTask } from '../queries/office-client.ts';
import { DueDate } from '../layout/due-date.tsx';

export interface TaskRowProps {
  readonly task: ListedTask;
  /** At the left: the checkbox of an own task, an empty ring for a group task. */
  readonly ring: ReactNode;
  /** At the right, below the due date. */
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
      {isDone ? null : <DueDate due={task.Due} />}
      {act}
    </div>
  </li>
);

/** A link to the order, the quote, the enquiry or the item that the task is about. */
function TaskName({ task: { What, OrderId, QuoteId, EnquiryId, ItemId } }: Pick<TaskRowProps, 'task'>) {
  if (OrderId !== null) return <Link to={`/installer/order/${OrderId}`}>{What}</Link>;
  if (QuoteId !== null) return <Link to={`/installer/quote/${QuoteId}`}>{What}</Link>;
  if (EnquiryId !== null) return <Link to={`/installer/enquiry/${EnquiryId}`}>{What}</Link>;
  // Whether it is a door or a frame is not known here; `/installer/door/ID` opens both.
  return ItemId === null ? <span>{What}</span> : <Link to={`/installer/door/${ItemId}`}>{What}</Link>;
}
