import { Field } from '@door/ui/field';
import { Segmented } from '@door/ui/segmented';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../layout/form-dialog.tsx';
import type { ListedTask } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { taskMutationMeta } from '../queries/use-tasks.ts';
import { officeMessages } from '../messages/office.ts';
import { AssigneeOptions } from '../layout/assignee-options.tsx';
import { useAssignees } from '../queries/use-me.ts';

const { tasks } = officeMessages;
const { change: t } = tasks;

const ways = [
  { value: 'assign', label: t.assign },
  { value: 'drop', label: t.drop },
] as const;

interface ChangeForm {
  readonly way: (typeof ways)[number]['value'];
  /** Account of the person; '' is the group. */
  readonly userId: string;
  readonly reason: string;
}

/** The button of a task that gives it to somebody else or drops it. */
export function ChangeTask({ task }: { readonly task: ListedTask }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="office-take"
        aria-haspopup="dialog"
        aria-label={tasks.changeThis(task.What)}
        onClick={() => setIsOpen(true)}
      >
        {t.open}
      </button>
      {isOpen ? <ChangeDialog task={task} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function ChangeDialog({ task, onClose }: { readonly task: ListedTask; onClose(): void }) {
  const colleagues = useAssignees(task.Assignee?.UserId);
  const { control, handleSubmit } = useForm<ChangeForm>({
    defaultValues: { way: 'assign', userId: task.Assignee?.UserId ?? '', reason: '' },
  });
  const whileChanging = { meta: taskMutationMeta, onSuccess: onClose };
  const assign = useMutation(trpc.task.assign.mutationOptions(whileChanging));
  const drop = useMutation(trpc.task.drop.mutationOptions(whileChanging));
  const busy = assign.isPending || drop.isPending;
  const way = useWatch({ control, name: 'way' });
  const submit = handleSubmit(({ userId, reason }) => {
    if (busy) return;
    if (way === 'drop') drop.mutate({ Id: task.Id, Reason: reason });
    else assign.mutate({ Id: task.Id, UserId: userId === '' ? null : userId });
  });
  const id = useId();
  return (
    <FormDialog
      title={task.What}
      width={440}
      doIt={way === 'drop' ? t.dropIt : t.assignIt}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Controller
        name="way"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Segmented label={t.what} segments={ways} chosen={value} onChoose={onChange} />
        )}
      />
      {way === 'drop' ? (
        <Controller
          name="reason"
          control={control}
          rules={{ validate: (reason) => reason.trim() !== '' || t.reasonMissing }}
          render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
            <Field
              label={t.reason}
              long
              value={value}
              maxLength={2000}
              error={error?.message}
              focusRef={ref}
              onChange={onChange}
            />
          )}
        />
      ) : (
        <div className="field">
          <label htmlFor={id}>{tasks.form.whose}</label>
          <Controller
            name="userId"
            control={control}
            render={({ field: { value, onChange } }) => (
              <select id={id} className="input" value={value} onChange={onChange}>
                <AssigneeOptions people={colleagues} nobody={tasks.form.group} />
              </select>
            )}
          />
        </div>
      )}
    </FormDialog>
  );
}
