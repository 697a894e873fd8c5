import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../http/caller-address.ts';
import { type AskedLinks, askedLinks } from './asked-links.ts';
import {
  askForNewPassword,
  chosenPasswordProblem,
  saveNewPassword,
  sendPasswordForm,
  typedPassword,
} from './choose-password.ts';
import { english } from './english.ts';
import { askForCode, changeFactor, checkCode, confirmFactor, showFactor, showSetUp } from './factor-steps.ts';
import { type Exchange, partOf, supplierNamed, typed } from './form-request.ts';
import { logIn, sendTooOld, showPage } from './log-in.ts';
import type { LoginFacts, PasswordFacts } from './login-facts.ts';
import { mayAskForLink } from './login-limits.ts';
import { forgottenPage, forgottenPath, linkGonePage, linkSentPage, passwordSavedPage } from './login-pages.ts';
import { continueLogin, type StepHandler, stepOf } from './login-progress.ts';
import type { LoginStep } from './login-steps.ts';
import { isStillRight, openInteraction } from './open-interaction.ts';
import { loginPath, routes, setSecurityHeaders } from './open-provider.ts';
import { sendPage } from './page-template.ts';
import { passwordPath } from './password-links.ts';
import { hashPassword } from './password.ts';
import { savePassword } from './save-password.ts';

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
    mountLoginSteps(scope, facts);
    mountPasswords(scope, facts);
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

/** Ends the session and revokes its refresh tokens, then redirects to one of our own pages. */
async function logOut(
  { provider, publicUrl, revokeGrant, accounts, sessions }: LoginFacts,
  { request, reply }: Exchange,
) {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  const grants = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  const account = session.accountId ? await accounts.bySubject(session.accountId) : undefined;
  for (const grant of grants) {
    if (account) await sessions.end(account, grant);
    await revokeGrant(grant);
  }
  if (session.accountId) await session.destroy();
  const cookie = provider.cookieName('session');
  // Without it browsers would keep what has the prefix `__Host-`.
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  for (const name of [cookie, `${cookie}.sig`]) {
    reply.header('set-cookie', `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`);
  }
  return reply.header('cache-control', 'no-store').redirect(safeReturnUrl(request.query, publicUrl), 302);
}

/** The `returnTo` of the query if it is one of our pages, otherwise our first page. */
function safeReturnUrl(query: unknown, publicUrl: string): string {
  const asked = partOf(query, 'returnTo');
  if (!URL.canParse(asked)) return `${publicUrl}/`;
  return new URL(asked).origin === new URL(publicUrl).origin ? asked : `${publicUrl}/`;
}

interface StepHandlers {
  readonly show: StepHandler;
  readonly submit: StepHandler;
}

const steps: Readonly<Record<LoginStep, StepHandlers>> = {
  code: { show: askForCode, submit: checkCode },
  'set-up': { show: showSetUp, submit: confirmFactor },
  'two-factor': { show: showFactor, submit: changeFactor },
  'new-password': { show: askForNewPassword, submit: saveNewPassword },
};
const stepNames = ['code', 'set-up', 'two-factor', 'new-password'] as const satisfies readonly LoginStep[];

/** The pages between a right password and the office. Each opens only when the log-in has come to it. */
function mountLoginSteps(scope: FastifyInstance, facts: LoginFacts): void {
  for (const name of stepNames) {
    const { show, submit } = steps[name];
    scope.get(`${loginPath}/:uid/${name}`, (request, reply) =>
      atStep(facts, { request, reply }, { name, handle: show }),
    );
    scope.post(`${loginPath}/:uid/${name}`, (request, reply) =>
      atStep(facts, { request, reply }, { name, handle: submit }),
    );
  }
  // Behind a page that only shows something.
  scope.post(`${loginPath}/:uid/go-on`, (request, reply) =>
    atStep(facts, { request, reply }, { name: null, handle: continueLogin }),
  );
}

interface Asked {
  /** null: whichever comes. */
  readonly name: LoginStep | null;
  readonly handle: StepHandler;
}

async function atStep(facts: LoginFacts, exchange: Exchange, { name, handle }: Asked): Promise<FastifyReply> {
  const interaction = await openInteraction(facts, exchange);
  const account = interaction?.passed ? await facts.accounts.bySubject(interaction.passed.accountId) : undefined;
  if (!interaction?.passed || !account || account.isDisabled || !isStillRight(interaction.passed, account))
    return sendTooOld(exchange.reply);
  const progress = { interaction, account, passed: interaction.passed };
  const isHere = name === null || (await stepOf(facts, progress)) === name;
  return isHere ? handle(facts, exchange, progress) : continueLogin(facts, exchange, progress);
}

/** The pages by which people choose another password when they have forgotten theirs, or their first one. */
function mountPasswords(scope: FastifyInstance, facts: PasswordFacts): void {
  const links = askedLinks(facts);
  scope.addHook('onClose', () => links.settled());
  scope.get(forgottenPath, (request, reply) => askForAddress(facts, { request, reply }));
  scope.post(forgottenPath, (request, reply) => mailLinkTo(facts, links, { request, reply }));
  scope.get(`${passwordPath}/:token`, (request, reply) => askForPassword(facts, { request, reply }));
  scope.post(`${passwordPath}/:token`, (request, reply) => choosePassword(facts, { request, reply }));
}

async function askForAddress({ suppliers }: PasswordFacts, { request, reply }: Exchange): Promise<FastifyReply> {
  const client = await supplierNamed(suppliers, partOf(request.query, 'supplier'));
  return sendPage(reply, 200, forgottenPage({ client, action: request.url, problem: '' }));
}

/** Answers the same, and after the same work, whether or not there is such an account, so that nobody learns who has one. */
async function mailLinkTo(facts: PasswordFacts, links: AskedLinks, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const client = await supplierNamed(facts.suppliers, partOf(request.query, 'supplier'));
  const email = typed(exchange, 'email', 254);
  const { mayAsk, mayMail } = await mayAskForLink(facts.rateLimiter, { email, address: callerAddress(request.ip) });
  if (!mayAsk)
    return sendPage(reply, 429, forgottenPage({ client, action: request.url, problem: english.problems.tooMany }));
  if (mayMail) links.add(email);
  return sendPage(reply, 200, linkSentPage(client));
}

/** The owner of a link that is still good, and their supplier. */
async function ownerOf({ links, accounts, suppliers }: PasswordFacts, token: string) {
  const owner = await links.ownerOf(token);
  const account = owner && (await accounts.bySubject(owner.userId));
  const supplier = owner && (await suppliers.find(owner.clientId));
  return account && supplier && !account.isDisabled ? { account, client: supplier.client } : undefined;
}

const sendGone = (reply: FastifyReply) => sendPage(reply, 410, linkGonePage());

/** Looking at the page uses nothing up: mail programs open links to look for harm. */
async function askForPassword(facts: PasswordFacts, exchange: Exchange): Promise<FastifyReply> {
  const owner = await ownerOf(facts, partOf(exchange.request.params, 'token'));
  if (!owner) return sendGone(exchange.reply);
  const { client, account } = owner;
  return sendPasswordForm(exchange, { client, email: account.email, problem: null });
}

async function choosePassword(facts: PasswordFacts, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const token = partOf(request.params, 'token');
  const owner = await ownerOf(facts, token);
  if (!owner) return sendGone(reply);
  const { client, account } = owner;
  const problem = await chosenPasswordProblem(exchange, { account, supplier: client.name });
  if (problem) return sendPasswordForm(exchange, { client, email: account.email, problem });
  const passwordHash = await hashPassword(typedPassword(exchange));
  const isSaved = await facts.links.use(token, (queries, { clientId, userId }) =>
    savePassword(queries, { clientId, userId, passwordHash, keptSession: '', at: facts.now() }),
  );
  return isSaved ? sendPage(reply, 200, passwordSavedPage(client)) : sendGone(reply);
}
