import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../shared/toasts/toasts.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { trpc } from '../queries/query-client.ts';
import { peopleWords } from '../words/people.ts';
import { PersonForm } from './person-form.tsx';
import { peopleMutationMeta } from './use-people.ts';

const { invite: says, done } = peopleWords;

const nobody = { email: '', name: '', role: 'installer', maxDiscount: '' } as const;

/** Invites somebody by mail. After a failure the same invitation is tried again, and another address is another one. */
export function InvitePerson({ onClose }: { onClose(): void }) {
  const attempts = useAttempts();
  const invite = useMutation(
    trpc.user.invite.mutationOptions({
      meta: peopleMutationMeta,
      onSuccess: ({ Email }) => {
        showToast('info', done.invited(Email));
        onClose();
      },
    }),
  );
  return (
    <PersonForm
      title={says.title}
      what={says.what}
      doIt={says.doIt}
      fields={nobody}
      asksEmail
      busy={invite.isPending}
      onDone={(person) => invite.mutate({ Id: attempts.of(person.Email), ...person })}
      onClose={onClose}
    />
  );
}
