import { failureOf } from '../../api/failure.ts';
import { Link } from '../../navigation/link.tsx';
import { AskedFor, MoreRows } from '../../office/asked-for.tsx';
import { type ListedTask, officeApi } from '../../office/calls.ts';
import { countOf } from '../../office/count-of.ts';
import type { AskedList } from '../../office/use-list.ts';
import { useSend } from '../../office/use-send.ts';
import { withoutTask } from '../../office/use-tasks.ts';
import { officeWords } from '../../words/office.ts';
import { TaskRow } from './task-row.tsx';
import { TaskSection } from './task-section.tsx';

const { tasks, titles } = officeWords;

export interface GroupTasksProps {
  readonly list: AskedList<ListedTask>;
  /** No more than these stand here; null: all, page by page. */
  readonly most: number | null;
  onTaken?(): void;
}

/** What nobody does yet; a new enquiry puts one here. */
export function GroupTasks({ list, most, onTaken }: GroupTasksProps) {
  return (
    <TaskSection
      title={titles.groupTasks}
      count={countOf(list.answer)}
      links={most === null ? null : <Link to="/installer/home/group-tasks">{tasks.all}</Link>}
    >
      <AskedFor asked={list}>
        {({ rows }) =>
          rows.length === 0 ? (
            <div className="office-empty">
              <p>{tasks.noneGroup}</p>
              <Link className="btn btn-line" to="/installer/enquiries">
                {tasks.seeEnquiries}
              </Link>
            </div>
          ) : (
            <ul className="task-list">
              {rows.slice(0, most ?? rows.length).map((task) => (
                <FreeTask key={task.Id} task={task} list={list} {...(onTaken ? { onTaken } : {})} />
              ))}
            </ul>
          )
        }
      </AskedFor>
      {most === null ? <MoreRows list={list} /> : null}
    </TaskSection>
  );
}

interface FreeTaskProps extends Pick<GroupTasksProps, 'list' | 'onTaken'> {
  readonly task: ListedTask;
}

function FreeTask({ task, list, onTaken }: FreeTaskProps) {
  const { send, busy } = useSend();
  const take = () =>
    send(async () => {
      try {
        await officeApi().task.take.mutate(task.Id);
      } catch (error) {
        // Somebody was quicker: their name is said, and the list shows what is still free.
        if (failureOf(error) === 'conflict') list.again();
        throw error;
      }
      list.correct(withoutTask(task.Id));
      onTaken?.();
    });
  return (
    <TaskRow
      task={task}
      ring={<span className="task-ring" aria-hidden="true" />}
      act={
        <button
          type="button"
          className="office-take"
          aria-label={tasks.takeThis(task.What)}
          aria-busy={busy}
          onClick={() => void (busy || take())}
        >
          {tasks.takeIt}
        </button>
      }
    />
  );
}
