import { Button } from '@door/ui/button';
import { Plus } from '@door/ui/office-icons';
import { useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import { AskedFor, MoreRows } from '../../office/asked-for.tsx';
import { type ListedTask, officeApi } from '../../office/calls.ts';
import { countOf } from '../../office/count-of.ts';
import type { AskedList } from '../../office/use-list.ts';
import { useSend } from '../../office/use-send.ts';
import { withoutTask } from '../../office/use-tasks.ts';
import { officeWords } from '../../words/office.ts';
import { AddTask } from './add-task.tsx';
import { TaskRow } from './task-row.tsx';
import { TaskSection } from './task-section.tsx';
import { useHeldBack } from './use-held-back.ts';

const { tasks, titles } = officeWords;

export interface MyTasksProps {
  readonly list: AskedList<ListedTask>;
  /** No more than these stand here; null: all, page by page. */
  readonly most: number | null;
  onAdded(): void;
}

/** What whoever looks has to do, the most urgent first. */
export function MyTasks({ list, most, onAdded }: MyTasksProps) {
  const [adding, add] = useState(false);
  return (
    <TaskSection
      title={titles.myTasks}
      count={countOf(list.answer)}
      links={
        <>
          <Button scale="row" look="quiet" icon={<Plus />} onClick={() => add(true)}>
            {tasks.add}
          </Button>
          {most === null ? null : <Link to="/installer/home/my-tasks?show=done">{tasks.done}</Link>}
        </>
      }
    >
      <AskedFor asked={list}>
        {({ rows }) =>
          rows.length === 0 ? (
            <NoTasks isAlone={most === null} />
          ) : (
            <OwnTasks list={list} rows={rows.slice(0, most ?? rows.length)} />
          )
        }
      </AskedFor>
      {most === null ? <MoreRows list={list} /> : null}
      {most !== null && (list.answer?.rows.length ?? 0) > most ? (
        <Link className="office-link-below" to="/installer/home/my-tasks">
          {tasks.allMine}
        </Link>
      ) : null}
      {adding ? <AddTask onClose={() => add(false)} onAdded={onAdded} /> : null}
    </TaskSection>
  );
}

function OwnTasks({ list, rows }: { readonly list: AskedList<ListedTask>; readonly rows: readonly ListedTask[] }) {
  const { send } = useSend();
  const finish = (id: string) =>
    send(async () => {
      await officeApi().task.done.mutate(id);
      list.correct(withoutTask(id));
    });
  const { isHeld, hold, takeBack } = useHeldBack(finish);
  return (
    <ul className="task-list">
      {rows.map((task) => {
        const isDone = isHeld(task.Id);
        const tick = () => (isDone ? takeBack(task.Id) : hold(task.Id));
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
              ) : null
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
