import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { type MenuEntry, MoreMenu } from '../layout/more-menu.tsx';
import { officeMessages } from '../messages/office.ts';
import { peopleMessages } from '../messages/people.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { useAttempts } from '../queries/use-attempts.ts';
import { useMe } from '../queries/use-me.ts';
import { maxDiscountText } from './discount-text.ts';
import { PersonForm } from './person-form.tsx';
import { SessionList } from './session-list.tsx';
import { type ListedPerson, peopleMutationMeta } from './use-people.ts';

const { change: changeMessages } = peopleMessages;

interface ChangePersonProps {
  readonly person: ListedPerson;
  onClose(): void;
}

/** Changes name, role and highest discount of somebody. What somebody else has saved meanwhile is told before it is replaced. */
function ChangePerson({ person, onClose }: ChangePersonProps) {
  const [opened] = useState(person);
  const { UserId, Name, Email, Role, MaxDiscount, MayTakeCash } = opened;
  const { LastUpdated } = person;
  const update = useMutation(trpc.user.updateUser.mutationOptions({ meta: peopleMutationMeta, onSuccess: onClose }));
  return (
    <PersonForm
      title={changeMessages.title(Name)}
      what={Email}
      notice={LastUpdated === opened.LastUpdated ? '' : changeMessages.changedElsewhere(saidOf(person))}
      doIt={changeMessages.doIt}
      fields={{
        email: Email,
        name: Name,
        role: Role,
        maxDiscount: MaxDiscount === null ? '' : String(MaxDiscount),
        mayTakeCash: MayTakeCash,
      }}
      asksEmail={false}
      busy={update.isPending}
      onDone={({ Email: _, ...typed }) => update.mutate({ UserId, LastUpdated, ...typed })}
      onClose={onClose}
    />
  );
}

/** `Cian Byrne, Installer, 12.5 %, Active`: all that can have been changed. */
const saidOf = ({ Name, Role, MaxDiscount, MayTakeCash, State }: ListedPerson): string =>
  [
    Name,
    officeMessages.frame.roles[Role],
    maxDiscountText(MaxDiscount, Role),
    ...(MayTakeCash ? [peopleMessages.form.mayTakeCash] : []),
    peopleMessages.states[State],
  ].join(', ');

const { disable: disableMessages } = peopleMessages;

interface DisablePersonProps {
  readonly person: ListedPerson;
  onClose(): void;
}

/** Asks before somebody is shut out: whatever they have open stops answering at once. */
function DisablePerson({ person: { UserId, Name }, onClose }: DisablePersonProps) {
  const disable = useMutation(trpc.user.disable.mutationOptions({ meta: peopleMutationMeta, onSuccess: onClose }));
  return (
    <FormDialog
      title={disableMessages.title(Name)}
      width={440}
      doIt={disableMessages.doIt}
      busy={disable.isPending}
      onSubmit={() => disable.mutate({ UserId })}
      onClose={onClose}
    >
      <p>{disableMessages.what}</p>
    </FormDialog>
  );
}

const { sessions: sessionsMessages } = peopleMessages;

interface SessionsDialogProps {
  readonly person: ListedPerson;
  onClose(): void;
}

/** Where somebody is logged in, for an admin who ends it. */
function SessionsDialog({ person: { UserId, Name }, onClose }: SessionsDialogProps) {
  const query = useQuery(trpc.user.sessions.queryOptions({ UserId }));
  const end = useMutation(trpc.user.endSessions.mutationOptions({ meta: peopleMutationMeta }));
  return (
    <Modal open title={sessionsMessages.title(Name)} width={480} onClose={onClose}>
      <QueryResult query={query}>
        {(sessions) => (
          <SessionList
            sessions={sessions}
            busy={end.isPending}
            onEnd={(SessionId) => end.mutate({ UserId, SessionId })}
          />
        )}
      </QueryResult>
      <div className="modal-actions">
        <Button onClick={onClose}>{sessionsMessages.close}</Button>
        {query.data && query.data.length > 1 ? (
          <Button look="quiet" busy={end.isPending} onClick={() => end.mutate({ UserId })}>
            {sessionsMessages.endAll}
          </Button>
        ) : null}
      </div>
    </Modal>
  );
}

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
