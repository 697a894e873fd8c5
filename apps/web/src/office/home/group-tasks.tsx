import { useMutation } from '@tanstack/react-query';
import { Link } from '../../shared/router/link.tsx';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import type { ListedTask } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { type ListQuery, rowCountText } from '../queries/use-list-query.ts';
import { removeTask, taskMutationMeta } from '../queries/use-tasks.ts';
import { officeMessages } from '../messages/office.ts';
import { ChangeTask } from './change-task.tsx';
import { TaskRow } from './task-row.tsx';
import { TaskSection } from './task-section.tsx';

const { tasks, titles } = officeMessages;

export interface GroupTasksProps {
  readonly list: ListQuery<ListedTask>;
  /** Shows at most this many tasks; null: all, page by page. */
  readonly limit: number | null;
}

/** Open tasks that nobody has taken yet; a new enquiry adds one. */
export function GroupTasks({ list, limit }: GroupTasksProps) {
  return (
    <TaskSection
      title={titles.groupTasks}
      count={rowCountText(list)}
      links={limit === null ? null : <Link to="/installer/home/group-tasks">{tasks.all}</Link>}
    >
      <QueryResult query={list}>
        {(rows) =>
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
                <GroupTask key={task.Id} task={task} />
              ))}
            </ul>
          )
        }
      </QueryResult>
      {limit === null ? <ShowMore list={list} /> : null}
    </TaskSection>
  );
}

function GroupTask({ task }: { readonly task: ListedTask }) {
  const { mutate: take, isPending } = useMutation(
    trpc.task.take.mutationOptions({ meta: taskMutationMeta, onSuccess: () => removeTask('group', task.Id) }),
  );
  return (
    <TaskRow
      task={task}
      ring={<span className="task-ring" aria-hidden="true" />}
      act={
        <span className="task-acts">
          <button
            type="button"
            className="office-take"
            aria-label={tasks.takeThis(task.What)}
            aria-busy={isPending}
            onClick={() => {
              if (!isPending) take(task.Id);
            }}
          >
            {tasks.takeIt}
          </button>
          <ChangeTask task={task} />
        </span>
      }
    />
  );
}
