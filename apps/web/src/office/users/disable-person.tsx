import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '../layout/form-dialog.tsx';
import { trpc } from '../queries/query-client.ts';
import { peopleWords } from '../words/people.ts';
import { type ListedPerson, peopleMutationMeta } from './use-people.ts';

const { disable: says } = peopleWords;

interface DisablePersonProps {
  readonly person: ListedPerson;
  onClose(): void;
}

/** Asks before somebody is shut out: whatever they have open stops answering at once. */
export function DisablePerson({ person: { UserId, Name }, onClose }: DisablePersonProps) {
  const disable = useMutation(trpc.user.disable.mutationOptions({ meta: peopleMutationMeta, onSuccess: onClose }));
  return (
    <FormDialog
      title={says.title(Name)}
      width={440}
      doIt={says.doIt}
      busy={disable.isPending}
      onSubmit={() => disable.mutate({ UserId })}
      onClose={onClose}
    >
      <p>{says.what}</p>
    </FormDialog>
  );
}
