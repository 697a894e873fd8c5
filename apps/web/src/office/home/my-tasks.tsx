import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '../../shared/router/link.tsx';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import type { ListedTask } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { type ListQuery, rowCountText } from '../queries/use-list-query.ts';
import { removeTask, taskMutationMeta } from '../queries/use-tasks.ts';
import { officeWords } from '../words/office.ts';
import { AddTask } from './add-task.tsx';
import { ChangeTask } from './change-task.tsx';
import { TaskRow } from './task-row.tsx';
import { TaskSection } from './task-section.tsx';
import { useDelayedSend, waitFor } from '../layout/use-delayed-send.ts';

const { tasks, titles } = officeWords;

export interface MyTasksProps {
  readonly list: ListQuery<ListedTask>;
  /** Shows at most this many tasks; null: all, page by page. */
  readonly limit: number | null;
}

/** The open tasks of the current user, the most urgent first. Ticking one can be undone for five seconds. */
export function MyTasks({ list, limit }: MyTasksProps) {
  const [adding, setAdding] = useState(false);
  return (
    <TaskSection
      title={titles.myTasks}
      count={rowCountText(list)}
      links={
        <>
          <Button scale="row" look="quiet" icon={<Plus />} onClick={() => setAdding(true)}>
            {tasks.add}
          </Button>
          {limit === null ? null : <Link to="/installer/home/my-tasks?show=done">{tasks.done}</Link>}
        </>
      }
    >
      <QueryResult query={list}>
        {(rows) =>
          rows.length === 0 ? (
            <NoTasks isAlone={limit === null} />
          ) : (
            <OwnTasks rows={rows.slice(0, limit ?? rows.length)} />
          )
        }
      </QueryResult>
      {limit === null ? <ShowMore list={list} /> : null}
      {limit !== null && (list.data?.length ?? 0) > limit ? (
        <Link className="office-link-below" to="/installer/home/my-tasks">
          {tasks.allMine}
        </Link>
      ) : null}
      {adding ? <AddTask onClose={() => setAdding(false)} /> : null}
    </TaskSection>
  );
}

/** How long a tick can be undone, ms; the same as a toast stays. */
const undoTime = waitFor(5000);

function OwnTasks({ rows }: { readonly rows: readonly ListedTask[] }) {
  const done = useMutation(
    trpc.task.done.mutationOptions({ meta: taskMutationMeta, onSuccess: (_, id) => removeTask('mine', id) }),
  );
  const finish = (id: string) => done.mutateAsync(id).catch(() => undefined);
  const { isScheduled, schedule, undo } = useDelayedSend(finish, undoTime);
  return (
    <ul className="task-list">
      {rows.map((task) => {
        const isDone = isScheduled(task.Id);
        const tick = () => (isDone ? undo(task.Id) : schedule(task.Id));
        return (
          <TaskRow
            key={task.Id}
            task={task}
            isDone={isDone}
            ring={
              <input
                type="checkbox"
                className="task-ring"
                aria-label={tasks.finish(task.What)}
                checked={isDone}
                onChange={tick}
              />
            }
            act={
              isDone ? (
                <Button scale="row" aria-label={tasks.undoThis(task.What)} onClick={tick}>
                  {tasks.undo}
                </Button>
              ) : (
                <ChangeTask task={task} />
              )
            }
          />
        );
      })}
    </ul>
  );
}

const NoTasks = ({ isAlone }: { readonly isAlone: boolean }) => (
  <div className="office-empty">
    <p>{isAlone ? tasks.noneMineHere : tasks.noneMine}</p>
    {isAlone ? (
      <Link className="btn btn-line" to="/installer/home/group-tasks">
        {tasks.goToGroup}
      </Link>
    ) : null}
  </div>
);
