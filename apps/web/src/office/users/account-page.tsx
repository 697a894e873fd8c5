import type { LoginHint } from '@door/domain/people/login-hint';
import { Button } from '@door/ui/button';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { logInAgain } from '../../shared/login/log-in.ts';
import { PageHeader } from '../layout/page-header.tsx';
import type { OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { useMe } from '../queries/use-me.ts';
import { officeMessages } from '../messages/office.ts';
import { peopleMessages } from '../messages/people.ts';
import { SessionList } from './session-list.tsx';
import { peopleMutationMeta } from './use-people.ts';
import './account-page.css';

const { account: t } = peopleMessages;

/** `/installer/account`: how the person logs in, and where they are logged in. */
export function AccountPage() {
  const { Email, Role } = useMe();
  const query = useQuery(trpc.user.myLogin.queryOptions());
  return (
    <>
      <PageHeader title={t.title} />
      <div className="office-body account-page">
        <p className="office-hint">{t.who(Email, officeMessages.frame.roles[Role])}</p>
        <QueryResult query={query}>
          {(login) => (login.HasOwnLogin ? <OwnLogin {...login} /> : <p>{t.notOurs}</p>)}
        </QueryResult>
      </div>
    </>
  );
}

/** Password, second factor and sessions, where they are ours. */
function OwnLogin({ HasSecondFactor, Sessions, MayEndSessions }: OfficeOutputs['user']['myLogin']) {
  const end = useMutation(trpc.user.endMySession.mutationOptions({ meta: peopleMutationMeta }));
  return (
    <>
      <Part title={t.password} what={t.passwordWhat}>
        <LogInAgainButton hint="new-password">{t.changePassword}</LogInAgainButton>
      </Part>
      <Part title={t.twoFactor} what={HasSecondFactor ? t.twoFactorOn : t.twoFactorOff}>
        <LogInAgainButton hint="two-factor">{HasSecondFactor ? t.manage : t.turnOn}</LogInAgainButton>
      </Part>
      <Part title={t.sessions}>
        <SessionList
          sessions={Sessions}
          busy={end.isPending}
          onEnd={MayEndSessions ? (SessionId) => end.mutate({ SessionId }) : null}
        />
        {MayEndSessions || Sessions.length < 2 ? null : <LogInAgainButton hint={null}>{t.proveAgain}</LogInAgainButton>}
      </Part>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly what?: string;
  readonly children: ReactNode;
}

const Part = ({ title, what, children }: PartProps) => (
  <section>
    <h2>{title}</h2>
    {what === undefined ? null : <p className="office-hint">{what}</p>}
    {children}
  </section>
);

interface LogInAgainButtonProps {
  readonly hint: LoginHint | null;
  readonly children: ReactNode;
}

/** Leaves for the pages of the log-in, which lead back here. */
function LogInAgainButton({ hint, children }: LogInAgainButtonProps) {
  const { session } = useApp();
  const { Email: email } = useMe();
  const leave = useMutation({
    mutationFn: () => logInAgain({ supplier: session.clientId, target: '/installer/account', email, hint }),
  });
  return (
    <Button busy={leave.isPending} onClick={() => leave.mutate()}>
      {children}
    </Button>
  );
}
