import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '../layout/form-dialog.tsx';
import { trpc } from '../queries/query-client.ts';
import { peopleMessages } from '../messages/people.ts';
import { type ListedPerson, peopleMutationMeta } from './use-people.ts';

const { disable: t } = peopleMessages;

interface DisablePersonProps {
  readonly person: ListedPerson;
  onClose(): void;
}

/** Asks before somebody is shut out: whatever they have open stops answering at once. */
export function DisablePerson({ person: { UserId, Name }, onClose }: DisablePersonProps) {
  const disable = useMutation(trpc.user.disable.mutationOptions({ meta: peopleMutationMeta, onSuccess: onClose }));
  return (
    <FormDialog
      title={t.title(Name)}
      width={440}
      doIt={t.doIt}
      busy={disable.isPending}
      onSubmit={() => disable.mutate({ UserId })}
      onClose={onClose}
    >
      <p>{t.what}</p>
    </FormDialog>
  );
}
