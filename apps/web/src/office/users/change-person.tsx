import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../queries/query-client.ts';
import { officeMessages } from '../messages/office.ts';
import { peopleMessages } from '../messages/people.ts';
import { maxDiscountText } from './discount-text.ts';
import { PersonForm } from './person-form.tsx';
import { type ListedPerson, peopleMutationMeta } from './use-people.ts';

const { change: t } = peopleMessages;

interface ChangePersonProps {
  readonly person: ListedPerson;
  onClose(): void;
}

/** Changes name, role and highest discount of somebody. What somebody else has saved meanwhile is told before it is replaced. */
export function ChangePerson({ person, onClose }: ChangePersonProps) {
  const [opened] = useState(person);
  const { UserId, Name, Email, Role, MaxDiscount } = opened;
  const { LastUpdated } = person;
  const update = useMutation(trpc.user.updateUser.mutationOptions({ meta: peopleMutationMeta, onSuccess: onClose }));
  return (
    <PersonForm
      title={t.title(Name)}
      what={Email}
      notice={LastUpdated === opened.LastUpdated ? '' : t.changedElsewhere(saidOf(person))}
      doIt={t.doIt}
      fields={{ email: Email, name: Name, role: Role, maxDiscount: MaxDiscount === null ? '' : String(MaxDiscount) }}
      asksEmail={false}
      busy={update.isPending}
      onDone={({ Email: _, ...typed }) => update.mutate({ UserId, LastUpdated, ...typed })}
      onClose={onClose}
    />
  );
}

/** `Cian Byrne, Installer, 12.5 %, Active`: all that can have been changed. */
const saidOf = ({ Name, Role, MaxDiscount, State }: ListedPerson): string =>
  [Name, officeMessages.frame.roles[Role], maxDiscountText(MaxDiscount, Role), peopleMessages.states[State]].join(', ');
