import { failureOf } from '../../platform/calls/failure.ts';
import { Link } from '../../platform/router/link.tsx';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { type ListedTask, officeClient } from '../queries/office-client.ts';
import { rowCountText, type AskedList } from '../queries/use-list.ts';
import { useSend } from '../queries/use-send.ts';
import { withoutTask } from '../queries/use-tasks.ts';
import { officeWords } from '../words/office.ts';
import { TaskRow } from './task-row.tsx';
import { TaskSection } from './task-section.tsx';

const { tasks, titles } = officeWords;

export interface GroupTasksProps {
  readonly list: AskedList<ListedTask>;
  /** Shows at most this many tasks; null: all, page by page. */
  readonly limit: number | null;
  onTaken?(): void;
}

/** Open tasks that nobody has taken yet; a new enquiry adds one. */
export function GroupTasks({ list, limit, onTaken }: GroupTasksProps) {
  return (
    <TaskSection
      title={titles.groupTasks}
      count={rowCountText(list.answer)}
      links={limit === null ? null : <Link to="/installer/home/group-tasks">{tasks.all}</Link>}
    >
      <QueryResult query={list}>
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
              {rows.slice(0, limit ?? rows.length).map((task) => (
                <GroupTask key={task.Id} task={task} list={list} {...(onTaken ? { onTaken } : {})} />
              ))}
            </ul>
          )
        }
      </QueryResult>
      {limit === null ? <ShowMore list={list} /> : null}
    </TaskSection>
  );
}

interface GroupTaskProps extends Pick<GroupTasksProps, 'list' | 'onTaken'> {
  readonly task: ListedTask;
}

function GroupTask({ task, list, onTaken }: GroupTaskProps) {
  const { send, busy } = useSend();
  const take = () =>
    send(async () => {
      try {
        await officeClient().task.take.mutate(task.Id);
      } catch (error) {
        // Somebody else has taken it: the toast names them, and the list is loaded again.
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
