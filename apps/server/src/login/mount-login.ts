import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RateLimiter } from '@door/api/ports/context';
import type { Suppliers } from '@door/api/ports/supplier';
import type { ClientRow } from '@door/domain/catalogue/client-rows';
import { clientId } from '@door/domain/model/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { callerAddress } from '../http/caller-address.ts';
import type { Accounts } from './accounts.ts';
import { english } from './english.ts';
import type { KnownDevices } from './known-devices.ts';
import { mayTry } from './login-limits.ts';
import { errorPage, loginPage, loginSecurity } from './login-page.ts';
import { isPassword } from './password.ts';
import { loginPath, routes } from './open-provider.ts';

export interface LoginFacts {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly suppliers: Suppliers;
  readonly rateLimiter: RateLimiter;
  readonly devices: KnownDevices;
  readonly publicUrl: string;
  /** Revokes all tokens of a grant. */
  readonly revokeGrant: (grantId: string) => Promise<void>;
}

const { problems } = english;

/** Routes of the built-in log-in: those of oidc-provider, the log-in page and the log-out. */
export async function mountLogin(app: FastifyInstance, facts: LoginFacts): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', setOrigin(facts.publicUrl));
    // oidc-provider parses bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, __, done) => done(null));
    const answer = facts.provider.callback();
    const forward = (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      setSecurityHeaders(reply.raw);
      void answer(request.raw, reply.raw);
    };
    const urls = [...Object.values(routes), `${routes.authorization}/:uid`, '/.well-known/openid-configuration'];
    for (const url of urls) scope.all(url, forward);
  });
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.addHook('onRequest', setOrigin(facts.publicUrl));
    scope.get(`${loginPath}/:uid`, (request, reply) => showPage(facts, { request, reply }));
    scope.post(`${loginPath}/:uid`, (request, reply) => logIn(facts, { request, reply }));
    scope.get('/v2/logout', (request, reply) => logOut(facts, { request, reply }));
  });
}

/**
 * oidc-provider takes the origin of its addresses from the headers of the request, which anybody can write. It is that of
 * PUBLIC_URL, always: `X-Forwarded-Host: evil.example` leads nowhere else.
 */
function setOrigin(publicUrl: string) {
  const { host, protocol } = new URL(publicUrl);
  return async ({ raw }: FastifyRequest) => {
    Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
  };
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function showPage(facts: LoginFacts, { request, reply }: Exchange) {
  const interaction = await interactionOf(facts.provider, request.raw, reply.raw);
  if (!interaction) return sendPage(reply, { client: undefined, status: 400, html: errorPage(problems.tooOld) });
  const client = await supplierOf(facts.suppliers, interaction.supplier);
  const html = loginPage({ client, action: interaction.action, email: interaction.hint, problem: '' });
  return sendPage(reply, { client, status: 200, html });
}

async function logIn(facts: LoginFacts, { request, reply }: Exchange) {
  const interaction = await interactionOf(facts.provider, request.raw, reply.raw);
  if (!interaction) return sendPage(reply, { client: undefined, status: 400, html: errorPage(problems.tooOld) });
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const email = (form.get('email') ?? '').slice(0, 254);
  const showAgain = async (status: number, problem: string) => {
    const client = await supplierOf(facts.suppliers, interaction.supplier);
    return sendPage(reply, { client, status, html: loginPage({ client, action: interaction.action, email, problem }) });
  };
  const isKnownDevice = facts.devices.isKnown(request.headers.cookie, email);
  const attempt = { email, address: callerAddress(request.ip), isKnownDevice };
  if (!(await mayTry(facts.rateLimiter, attempt))) return showAgain(429, problems.tooMany);
  const account = await facts.accounts.byEmail(email);
  const isRight = await isPassword((form.get('password') ?? '').slice(0, 200), account?.passwordHash ?? null);
  if (!account || !isRight) return showAgain(401, problems.wrong);
  reply.hijack();
  setSecurityHeaders(reply.raw);
  reply.raw.setHeader('set-cookie', [facts.devices.cookieFor(email)]);
  await facts.provider.interactionFinished(request.raw, reply.raw, { login: { accountId: account.id } });
}

/** Ends the session and revokes its refresh tokens, then redirects to one of our own pages. */
async function logOut({ provider, publicUrl, revokeGrant }: LoginFacts, { request, reply }: Exchange) {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  const grants = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  for (const grant of grants) await revokeGrant(grant);
  if (session.accountId) await session.destroy();
  const cookie = provider.cookieName('session');
  for (const name of [cookie, `${cookie}.sig`]) {
    reply.header('set-cookie', `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
  }
  return reply.header('cache-control', 'no-store').redirect(safeReturnUrl(request.query, publicUrl), 302);
}

/** The `returnTo` of the query if it is one of our pages, otherwise our first page. */
function safeReturnUrl(query: unknown, publicUrl: string): string {
  const asked = typeof query === 'object' && query !== null && 'returnTo' in query ? String(query.returnTo) : '';
  if (!URL.canParse(asked)) return `${publicUrl}/`;
  return new URL(asked).origin === new URL(publicUrl).origin ? asked : `${publicUrl}/`;
}

interface OpenInteraction {
  readonly action: string;
  readonly supplier: unknown;
  /** E-mail address to prefill, or an empty string. */
  readonly hint: string;
}

/** undefined: the log-in has expired or was started in another browser. */
async function interactionOf(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<OpenInteraction | undefined> {
  try {
    const { uid, params } = await provider.interactionDetails(request, response);
    const hint = params['login_hint'];
    return {
      action: `${loginPath}/${uid}`,
      supplier: params['supplier'],
      hint: typeof hint === 'string' ? hint : '',
    };
  } catch {
    return undefined;
  }
}

async function supplierOf(suppliers: Suppliers, named: unknown): Promise<ClientRow | undefined> {
  if (typeof named !== 'string' || !/^-?\d{1,9}$/.test(named)) return undefined;
  return (await suppliers.find(clientId(Number(named))))?.client;
}

interface Page {
  readonly client: ClientRow | undefined;
  readonly status: number;
  readonly html: string;
}

function sendPage(reply: FastifyReply, { client, status, html }: Page) {
  return reply.code(status).headers(loginSecurity(client)).type('text/html; charset=utf-8').send(html);
}

/** For answers of oidc-provider: a minimal content security policy, and a pop-up can still reach its opener. */
function setSecurityHeaders(response: ServerResponse): void {
  response.setHeader('content-security-policy', "default-src 'none'; script-src; base-uri 'none'");
  response.setHeader('cross-origin-opener-policy', 'unsafe-none');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cache-control', 'no-store');
}
