import { createHash, randomBytes } from 'node:crypto';
import { builtInClient } from '../login/built-in-client.ts';

/** A minimal browser: it stores cookies and follows no redirect by itself. */
export class Browser {
  readonly url: string;
  readonly #cookies = new Map<string, string>();
  readonly #headers: Readonly<Record<string, string>>;

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.url = url;
    this.#headers = headers;
  }

  async open(address: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(address, this.url), {
      redirect: 'manual',
      headers: { cookie, ...this.#headers },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    return response;
  }
}

/** Of the demo accounts. */
export const password = 'doorwright-demo';
const verifier = randomBytes(32).toString('base64url');

export function authorizePath(url: string, extra: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({
    client_id: builtInClient.clientId,
    audience: builtInClient.audience,
    redirect_uri: url,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid profile email offline_access',
    state: 'the-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  return `/authorize?${query.toString()}`;
}

export const target = (response: Response): string => response.headers.get('location') ?? '';

export async function openLoginPage(browser: Browser, extra?: Readonly<Record<string, string>>): Promise<string> {
  const page = target(await browser.open(authorizePath(browser.url, extra)));
  if (!page.includes('/u/login/')) throw new Error(`The log-in page did not open: ${page}`);
  return page;
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly error?: string;
}

export async function exchange(url: string, form: Readonly<Record<string, string>>) {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: builtInClient.clientId, ...form }),
  });
  const tokens: Tokens = JSON.parse(await response.text());
  return { status: response.status, tokens };
}

/** Logs in as a browser does; the address is the server's public one. */
export async function logIn(url: string, email = 'installer@example.com', typed = password) {
  const browser = new Browser(url);
  const right = await browser.open(await openLoginPage(browser), { email, password: typed });
  return finishLogIn(browser, right);
}

/** From the answer to the last form to the tokens. */
export async function finishLogIn(browser: Browser, right: Response) {
  const { url } = browser;
  const back = await browser.open(target(right));
  const code = new URL(target(back)).searchParams.get('code') ?? '';
  const proof = { redirect_uri: url, code_verifier: verifier };
  const { status, tokens } = await exchange(url, { grant_type: 'authorization_code', code, ...proof });
  if (status !== 200) throw new Error(`The log-in failed: ${String(tokens.error)}`);
  return { browser, tokens };
}
