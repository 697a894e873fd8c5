import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { Plus } from '@door/ui/office-icons';
import { Segmented } from '@door/ui/segmented';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { DateField } from '../layout/date-field.tsx';
import { Link } from '../../shared/router/link.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useDelayedSend, waitFor } from '../layout/use-delayed-send.ts';
import { useToday } from '../layout/use-now.ts';
import type { ListedTask } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { type ListQuery, rowCountText } from '../queries/use-list-query.ts';
import { removeTask, taskMutationMeta } from '../queries/use-tasks.ts';
import { officeMessages } from '../messages/office.ts';
import { ChangeTask } from './change-task.tsx';
import { TaskRow } from './task-row.tsx';
import { TaskSection } from './task-section.tsx';

const { add: title, form: t } = officeMessages.tasks;

const owners = [
  { value: 'mine', label: t.mine },
  { value: 'group', label: t.group },
] as const;

interface TaskForm {
  readonly what: string;
  readonly about: string;
  /** ISO date. */
  readonly due: string;
  readonly owner: (typeof owners)[number]['value'];
}

/** The dialog that adds a task by hand. */
function AddTask({ onClose }: { onClose(): void }) {
  // The id is made here, so that a task whose call is sent twice is added once.
  const [Id] = useState(() => crypto.randomUUID());
  const { control, handleSubmit } = useForm<TaskForm>({
    defaultValues: { what: '', about: '', due: useToday(), owner: 'mine' },
  });
  const add = useMutation(trpc.task.add.mutationOptions({ meta: taskMutationMeta, onSuccess: onClose }));
  const submit = handleSubmit(({ what, about, due, owner }) => {
    add.mutate({ Id, What: what, About: about, Due: due, ...(owner === 'group' ? { UserId: null } : {}) });
  });
  return (
    <FormDialog title={title} width={440} doIt={t.add} busy={add.isPending} onSubmit={submit} onClose={onClose}>
      <Controller
        name="what"
        control={control}
        rules={{ validate: (what) => what.trim() !== '' || t.whatMissing }}
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <Field
            label={t.what}
            value={value}
            maxLength={200}
            error={error?.message}
            focusRef={ref}
            onChange={onChange}
          />
        )}
      />
      <Controller
        name="about"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Field label={t.about} optional long value={value} maxLength={1000} onChange={onChange} />
        )}
      />
      <Controller
        name="due"
        control={control}
        rules={{ required: t.dueMissing }}
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <DateField label={t.due} value={value} error={error?.message} focusRef={ref} onChange={onChange} />
        )}
      />
      <Controller
        name="owner"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Segmented label={t.whose} segments={owners} chosen={value} onChoose={onChange} />
        )}
      />
    </FormDialog>
  );
}

const { tasks, titles } = officeMessages;

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
