import type { InstallerRouter } from '@door/api/routers';
import { type Auth0Client, createAuth0Client } from '@auth0/auth0-spa-js';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { batches } from '../api/batches.ts';
import { onDevice } from '../kept.ts';
import { say } from '../shell/toast-store.ts';
import { words } from '../words/words.ts';
import { forgetPerson, keepPerson, type Person } from './person.ts';

/** Answered by the server, so that one build of the pages works with any identity provider. */
interface LoginSettings {
  readonly domain: string;
  readonly clientId: string;
  readonly audience: string;
}

let opening: Promise<Auth0Client> | undefined;

/** One client for the tab: it keeps the tokens in local storage and renews them by itself. */
function client(): Promise<Auth0Client> {
  opening ??= openClient().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function openClient(): Promise<Auth0Client> {
  const answer = await fetch('/login-settings.json');
  const { domain, clientId, audience }: LoginSettings = await answer.json();
  return createAuth0Client({
    domain,
    clientId,
    cacheLocation: 'localstorage',
    useRefreshTokens: true,
    authorizationParams: { audience, scope: 'openid profile email offline_access', redirect_uri: location.origin },
  });
}

interface Wish {
  /** Whose look the log-in page wears. */
  readonly supplier: number;
  /** Where to go afterwards. */
  readonly target: string;
}

/** Leaves this page for the log-in page, which leads back here. */
export async function logInByRedirect({ supplier, target }: Wish): Promise<void> {
  const opened = await client();
  await opened.loginWithRedirect({ appState: { target }, authorizationParams: { supplier: String(supplier) } });
}

/** The log-in in a window of its own, so that this page stays as it is. */
export async function logInByPopup({ supplier }: Pick<Wish, 'supplier'>): Promise<Person> {
  const opened = await client();
  await opened.loginWithPopup({ authorizationParams: { supplier: String(supplier) } });
  return learnPerson(opened);
}

/** Takes what the log-in page sent along, and answers where the person wanted to go. */
export async function finishRedirect(): Promise<{ readonly person: Person; readonly target: string }> {
  const opened = await client();
  const { appState } = await opened.handleRedirectCallback<{ readonly target?: string }>();
  return { person: await learnPerson(opened), target: appState?.target ?? '' };
}

/** Role and supplier stand in the account, not in the token: the server is asked. */
async function learnPerson(opened: Auth0Client): Promise<Person> {
  const { Role: role, ClientId: clientId } = await officeCalls().user.me.query();
  const person = { email: (await opened.getUser())?.email ?? '', role, clientId };
  keepPerson(person, onDevice);
  return person;
}

/**
 * Ends the session here and at the identity provider, then comes back to the log-in page as the public sees the shop. Where
 * the provider cannot be reached nothing is ended, and the person is told.
 */
export async function logOut(): Promise<void> {
  try {
    const opened = await client();
    forgetPerson(onDevice);
    await opened.logout({ logoutParams: { returnTo: `${location.origin}/?mode=public#/login` } });
  } catch {
    say('error', words.error.outOfReach);
  }
}

/** Calls with the token of whoever is logged in; a token that has run out is renewed first. */
export const officeCalls = () =>
  createTRPCClient<InstallerRouter>({
    links: [
      httpBatchLink({
        ...batches,
        url: '/trpc/installer',
        headers: async () => ({ authorization: `Bearer ${await (await client()).getTokenSilently()}` }),
      }),
    ],
  });
