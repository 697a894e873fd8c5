import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Limits } from '@door/api/ports/context';
import type { Suppliers } from '@door/api/ports/shop';
import type { ClientRow } from '@door/domain/catalogue/client-rows';
import { clientId } from '@door/domain/item/ids';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Accounts } from './accounts.ts';
import { english } from './english.ts';
import { errorPage, loginPage, loginSecurity } from './login-page.ts';
import { isPassword } from './password.ts';
import { loginPath, routes } from './provider.ts';

export interface LoginFacts {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly suppliers: Suppliers;
  readonly limits: Limits;
  readonly publicUrl: string;
  /** Ends all that a session was granted. */
  readonly forgetGrant: (grantId: string) => Promise<void>;
}

const { problems } = english;

/** So many wrong passwords for one address, and from one place, in a quarter of an hour. */
const tries = {
  ofAccount: { most: 10, perSeconds: 15 * 60 },
  ofPlace: { most: 60, perSeconds: 15 * 60 },
} as const;

/** The built-in log-in: the library's own addresses, the page that asks, and the way out. */
export async function mountLogin(app: FastifyInstance, facts: LoginFacts): Promise<void> {
  await app.register(async (scope) => {
    // The library reads its own bodies.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_, __, done) => done(null));
    const answer = facts.provider.callback();
    const hand = (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      bareHeaders(reply.raw);
      void answer(request.raw, reply.raw);
    };
    const own = [...Object.values(routes), `${routes.authorization}/:uid`, '/.well-known/openid-configuration'];
    for (const url of own) scope.all(url, hand);
  });
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.get(`${loginPath}/:uid`, (request, reply) => showPage(facts, { request, reply }));
    scope.post(`${loginPath}/:uid`, (request, reply) => logIn(facts, { request, reply }));
    scope.get('/v2/logout', (request, reply) => logOut(facts, { request, reply }));
  });
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
  const again = async (status: number, problem: string) => {
    const client = await supplierOf(facts.suppliers, interaction.supplier);
    return sendPage(reply, { client, status, html: loginPage({ client, action: interaction.action, email, problem }) });
  };
  if (!(await mayTry(facts.limits, { email, place: request.ip }))) return again(429, problems.tooMany);
  const account = await facts.accounts.byEmail(email);
  const isRight = await isPassword((form.get('password') ?? '').slice(0, 200), account?.passwordHash ?? null);
  if (!account || !isRight) return again(401, problems.wrong);
  reply.hijack();
  bareHeaders(reply.raw);
  await facts.provider.interactionFinished(request.raw, reply.raw, { login: { accountId: account.id } });
}

const mayTry = async (limits: Limits, { email, place }: { readonly email: string; readonly place: string }) =>
  (await limits.take(`login of ${email.trim().toLowerCase()}`, tries.ofAccount)) &&
  (await limits.take(`login from ${place}`, tries.ofPlace));

/** Ends the session and every refresh token that came from it; then back to a page of ours, never to another's. */
async function logOut({ provider, publicUrl, forgetGrant }: LoginFacts, { request, reply }: Exchange) {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  const grants = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  for (const grant of grants) await forgetGrant(grant);
  if (session.accountId) await session.destroy();
  const cookie = provider.cookieName('session');
  for (const name of [cookie, `${cookie}.sig`]) {
    reply.header('set-cookie', `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
  }
  return reply.header('cache-control', 'no-store').redirect(ownAddress(request.query, publicUrl), 302);
}

/** Anything that does not lead to our own pages leads to the first of them. */
function ownAddress(query: unknown, publicUrl: string): string {
  const asked = typeof query === 'object' && query !== null && 'returnTo' in query ? String(query.returnTo) : '';
  if (!URL.canParse(asked)) return `${publicUrl}/`;
  return new URL(asked).origin === new URL(publicUrl).origin ? asked : `${publicUrl}/`;
}

interface OpenInteraction {
  readonly action: string;
  readonly supplier: unknown;
  /** What the person typed into the log-in that sent them here, if anything. */
  readonly hint: string;
}

/** undefined: the page is older than its session, or was opened in another browser. */
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

/** The library's own answers: nothing on them but one script by its hash, and a small window still reaches its opener. */
function bareHeaders(response: ServerResponse): void {
  response.setHeader('content-security-policy', "default-src 'none'; script-src; base-uri 'none'");
  response.setHeader('cross-origin-opener-policy', 'unsafe-none');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
}
