import { useMutation } from '@tanstack/react-query';
import { trpc } from '../queries/query-client.ts';
import { peopleWords } from '../words/people.ts';
import { PersonForm } from './person-form.tsx';
import { type ListedPerson, peopleMutationMeta } from './use-people.ts';

const { change: says } = peopleWords;

interface ChangePersonProps {
  readonly person: ListedPerson;
  onClose(): void;
}

/** Changes name, role and highest discount of somebody. */
export function ChangePerson({ person: { UserId, Name, Email, Role, MaxDiscount }, onClose }: ChangePersonProps) {
  const update = useMutation(trpc.user.updateUser.mutationOptions({ meta: peopleMutationMeta, onSuccess: onClose }));
  return (
    <PersonForm
      title={says.title(Name)}
      what={Email}
      doIt={says.doIt}
      fields={{ email: Email, name: Name, role: Role, maxDiscount: MaxDiscount === null ? '' : String(MaxDiscount) }}
      asksEmail={false}
      busy={update.isPending}
      onDone={({ Email: _, ...person }) => update.mutate({ UserId, ...person })}
      onClose={onClose}
    />
  );
}
