import { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Accounts } from './accounts.ts';
import { audienceOf, builtInClient, scopes } from './built-in-client.ts';
import type { LoginSessions } from './login-sessions.ts';

interface GrantFacts {
  readonly accounts: Accounts;
  readonly sessions: LoginSessions;
}

/**
 * Grants all scopes without a consent page: people log in to their own company's pages. A grant is one session, which begins
 * here and goes on while its row exists; whoever logs in again after it was ended begins a new one.
 */
export const grantWithoutAsking =
  ({ accounts, sessions }: GrantFacts): Configuration['loadExistingGrant'] =>
  async (ctx) => {
    const { client, session, provider, params, result } = ctx.oidc;
    if (!client || !session?.accountId) return undefined;
    const known = session.grantIdFor(client.clientId);
    const account = await accounts.bySubject(session.accountId, known);
    if (!account) return undefined;
    const found = known && (account.isSessionOpen || !result?.login) ? await provider.Grant.find(known) : undefined;
    const grant = found ?? new provider.Grant({ clientId: client.clientId, accountId: account.id });
    grant.addOIDCScope(scopes.join(' '));
    grant.addResourceScope(audienceOf(params), '');
    const id = await grant.save();
    if (result?.login) {
      const now = { id, at: new Date() };
      await (found ? sessions.prove(account, now) : sessions.start(account, { ...now, agent: ctx.get('user-agent') }));
    }
    return grant;
  };

/** Beside the usual reasons to ask for a log-in: the session was ended, or its account disabled. */
export function loginPolicy(accounts: Accounts): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const isOver = async ({ oidc: { session, result } }: KoaContextWithOIDC): Promise<boolean> => {
    if (!session?.accountId || result?.login) return false;
    const account = await accounts.bySubject(session.accountId, session.grantIdFor(builtInClient.clientId));
    return !account || account.isDisabled || !account.isSessionOpen;
  };
  policy.get('login')?.checks.add(new interactionPolicy.Check('session_ended', 'the session has ended', isOver));
  return policy;
}
