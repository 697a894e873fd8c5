import type { FastifyInstance, FastifyReply } from 'fastify';
import { callerAddress } from '../http/caller-address.ts';
import { type AskedLinks, askedLinks } from './asked-links.ts';
import { chosenPasswordProblem, sendPasswordForm, typedPassword } from './choose-password.ts';
import { english } from './english.ts';
import { type Exchange, partOf, supplierNamed, typed } from './form-request.ts';
import type { PasswordFacts } from './login-facts.ts';
import { mayAskForLink } from './login-limits.ts';
import { forgottenPage, forgottenPath, linkGonePage, linkSentPage, passwordSavedPage } from './login-pages.ts';
import { sendPage } from './page-template.ts';
import { passwordPath } from './password-links.ts';
import { hashPassword } from './password.ts';
import { savePassword } from './save-password.ts';

/** The pages by which people choose another password when they have forgotten theirs, or their first one. */
export function mountPasswords(scope: FastifyInstance, facts: PasswordFacts): void {
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
