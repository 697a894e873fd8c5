import { Field } from '@door/ui/field';
import { Segmented } from '@door/ui/segmented';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { trpc } from '../queries/query-client.ts';
import { taskMutationMeta } from '../queries/use-tasks.ts';
import { officeWords } from '../words/office.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { useToday } from '../layout/use-now.ts';

const { add: title, form: says } = officeWords.tasks;

const owners = [
  { value: 'mine', label: says.mine },
  { value: 'group', label: says.group },
] as const;

interface TaskForm {
  readonly what: string;
  readonly about: string;
  /** ISO date. */
  readonly due: string;
  readonly owner: (typeof owners)[number]['value'];
}

/** The dialog that adds a task by hand. */
export function AddTask({ onClose }: { onClose(): void }) {
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
    <FormDialog title={title} width={440} doIt={says.add} busy={add.isPending} onSubmit={submit} onClose={onClose}>
      <Controller
        name="what"
        control={control}
        rules={{ validate: (what) => what.trim() !== '' || says.whatMissing }}
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <Field
            label={says.what}
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
          <Field label={says.about} optional long value={value} maxLength={1000} onChange={onChange} />
        )}
      />
      <Controller
        name="due"
        control={control}
        rules={{ required: says.dueMissing }}
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <Field label={says.due} type="date" value={value} error={error?.message} focusRef={ref} onChange={onChange} />
        )}
      />
      <Controller
        name="owner"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Segmented label={says.whose} segments={owners} chosen={value} onChoose={onChange} />
        )}
      />
    </FormDialog>
  );
}
