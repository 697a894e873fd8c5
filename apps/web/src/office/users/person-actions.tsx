import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { type MenuEntry, MoreMenu } from '../layout/more-menu.tsx';
import { trpc } from '../queries/query-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { useMe } from '../queries/use-me.ts';
import { peopleMessages } from '../messages/people.ts';
import { ChangePerson } from './change-person.tsx';
import { DisablePerson } from './disable-person.tsx';
import { SessionsDialog } from './sessions-dialog.tsx';
import { type ListedPerson, peopleMutationMeta } from './use-people.ts';

const { actions: t, done, actionsOf } = peopleMessages;

interface PersonActionsProps {
  readonly person: ListedPerson;
  /** Whether passwords, second factors and sessions are ours. */
  readonly hasOwnLogin: boolean;
}

const meta = peopleMutationMeta;

const dialogs = { change: ChangePerson, sessions: SessionsDialog, disable: DisablePerson } as const;

/** What an admin does about one account: the menu at the end of its row. */
export function PersonActions({ person, hasOwnLogin }: PersonActionsProps) {
  const { UserId, Name, Email, State, HasSecondFactor } = person;
  const me = useMe();
  const attempts = useAttempts();
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
  const mailLink = useMutation(
    trpc.user.mailPasswordLink.mutationOptions({
      meta,
      onSuccess: () => {
        attempts.done('link');
        showToast('info', done.linkMailed(Email));
      },
    }),
  );
  const removeFactor = useMutation(
    trpc.user.removeSecondFactor.mutationOptions({
      meta,
      onSuccess: () => showToast('info', done.secondFactorGone(Name)),
    }),
  );
  const enable = useMutation(
    trpc.user.enable.mutationOptions({ meta, onSuccess: () => showToast('info', done.enabled(Name)) }),
  );
  const withdraw = useMutation(
    trpc.user.withdrawInvitation.mutationOptions({
      meta,
      onSuccess: ({ IsWithdrawn }) => showToast('info', IsWithdrawn ? done.withdrawn(Email) : done.accepted(Name)),
    }),
  );
  const sendLink = () => {
    if (!mailLink.isPending) mailLink.mutate({ UserId, Attempt: attempts.of('link') });
  };
  const isDisabled = State === 'disabled';
  // Before it is known who is logged in, it may be this person.
  const isOther = me.UserId !== '' && UserId !== me.UserId;
  const entries: readonly (MenuEntry & { readonly isOffered: boolean })[] = [
    { label: t.change, action: () => setOpened('change'), isOffered: true },
    { label: t.sessions, action: () => setOpened('sessions'), isOffered: hasOwnLogin && State === 'active' },
    { label: t.resendInvitation, action: sendLink, isOffered: hasOwnLogin && State === 'invited' },
    { label: t.resetPassword, action: sendLink, isOffered: hasOwnLogin && State === 'active' },
    {
      label: t.removeSecondFactor,
      action: () => removeFactor.mutate({ UserId }),
      isOffered: hasOwnLogin && HasSecondFactor,
    },
    { label: t.withdraw, action: () => withdraw.mutate({ UserId }), isOffered: State === 'invited' },
    { label: t.disable, action: () => setOpened('disable'), isOffered: State === 'active' && isOther },
    { label: t.enable, action: () => enable.mutate({ UserId }), isOffered: isDisabled },
  ];
  const Dialog = opened && dialogs[opened];
  return (
    <>
      <MoreMenu label={actionsOf(Name)} entries={entries.filter(({ isOffered }) => isOffered)} />
      {Dialog ? <Dialog person={person} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
