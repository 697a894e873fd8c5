import type { InstallerRouter } from '@door/api/routers';
import type { LoginHint } from '@door/domain/people/login-hint';
import { type Auth0Client, createAuth0Client } from '@auth0/auth0-spa-js';
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from '@trpc/client';
import { batchLimits } from '../calls/public-client.ts';
import { deviceStorage } from '../storage/storage.ts';
import { showToast } from '../toasts/toasts.ts';
import { messages } from '../messages/messages.ts';
import { leavingLink } from './leaving-link.ts';
import { removePerson, storePerson, type Person } from './logged-in-person.ts';

/** Fetched from the server, so that one build works with any identity provider. */
interface LoginSettings {
  readonly domain: string;
  readonly clientId: string;
  readonly audience: string;
}

let authClient: Promise<Auth0Client> | undefined;

/** The Auth0 client of the tab. It keeps the tokens in local storage and renews them. */
function auth0Client(): Promise<Auth0Client> {
  authClient ??= createAuthClient().catch((error: unknown) => {
    authClient = undefined;
    throw error;
  });
  return authClient;
}

async function createAuthClient(): Promise<Auth0Client> {
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

interface LogInRequest {
  /** The supplier whose branding the log-in page shows. */
  readonly supplier: number;
  /** The address to open afterwards. */
  readonly target: string;
}

/** Leaves this page for that of the identity provider, which redirects back. */
export async function logInByRedirect({ supplier, target }: LogInRequest): Promise<void> {
  const auth0 = await auth0Client();
  await auth0.loginWithRedirect({ appState: { target }, authorizationParams: { supplier: String(supplier) } });
}

interface LogInAgainRequest extends LogInRequest {
  readonly email: string;
  /** null: nothing but to show who they are. */
  readonly hint: LoginHint | null;
}

/** The same for somebody who is logged in: they show password and code once more, then the pages of the log-in do what they wish. */
export async function logInAgain({ supplier, target, email, hint }: LogInAgainRequest): Promise<void> {
  const auth0 = await auth0Client();
  const asked = { prompt: 'login', login_hint: email, ...(hint === null ? {} : { screen_hint: hint }) } as const;
  await auth0.loginWithRedirect({
    appState: { target },
    authorizationParams: { supplier: String(supplier), ...asked },
  });
}

/** Logs in in a popup window. */
export async function logInByPopup({ supplier }: Pick<LogInRequest, 'supplier'>): Promise<Person> {
  const auth0 = await auth0Client();
  await auth0.loginWithPopup({ authorizationParams: { supplier: String(supplier) } });
  return fetchPerson(auth0);
}

/** Reads the answer of the identity provider after the redirect; returns the person and the wanted address. */
export async function finishRedirect(): Promise<{ readonly person: Person; readonly target: string }> {
  const auth0 = await auth0Client();
  const { appState } = await auth0.handleRedirectCallback<{ readonly target?: string }>();
  return { person: await fetchPerson(auth0), target: appState?.target ?? '' };
}

/** Role and supplier are not in the token, so the server is asked for them. */
async function fetchPerson(auth0: Auth0Client): Promise<Person> {
  const { Role: role, ClientId: clientId } = await createOfficeClient().user.me.query();
  const person = { email: (await auth0.getUser())?.email ?? '', role, clientId };
  storePerson(person, deviceStorage);
  return person;
}

/**
 * Ends the session here and at the identity provider, which redirects to the log-in page in public mode. If the provider
 * cannot be reached, a toast says so and the session goes on.
 * @param tidy what else goes with the session
 */
export async function logOut(tidy: () => Promise<void>): Promise<void> {
  try {
    const auth0 = await auth0Client();
    await tidy();
    removePerson(deviceStorage);
    await auth0.logout({ logoutParams: { returnTo: `${location.origin}/?mode=public#/login` } });
  } catch {
    showToast('error', messages.error.outOfReach);
  }
}

const url = '/trpc/installer';

/** A client for the office's calls. Each request carries the access token, which is renewed first when it has expired. */
export function createOfficeClient() {
  const sent = { authorization: '' };
  const headers = async () => {
    sent.authorization = `Bearer ${await (await auth0Client()).getTokenSilently()}`;
    return sent;
  };
  return createTRPCClient<InstallerRouter>({
    links: [
      leavingLink({ url, authorization: () => sent.authorization }),
      splitLink({
        condition: ({ context }) => context['isByItself'] === true,
        true: httpLink({ url, headers }),
        false: httpBatchLink({ ...batchLimits, url, headers }),
      }),
    ],
  });
}
