import type { FastifyReply } from 'fastify';
import { callerAddress } from '../http/caller-address.ts';
import type { FoundAccount } from './accounts.ts';
import { english } from './english.ts';
import { type Exchange, typed } from './form-request.ts';
import type { LoginFacts } from './login-facts.ts';
import { mayTry, wasRight } from './login-limits.ts';
import { logRefusal } from './log-refusal.ts';
import { errorPage, loginPage } from './login-pages.ts';
import { continueLogin } from './login-progress.ts';
import { afterPassword, openInteraction } from './open-interaction.ts';
import { sendPage } from './page-template.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';

const { problems } = english;

const refusals = {
  'too many': { status: 429, problem: problems.tooMany },
  'wrong password': { status: 401, problem: problems.wrong },
  disabled: { status: 403, problem: problems.disabled },
} as const;

export const sendTooOld = (reply: FastifyReply): FastifyReply => sendPage(reply, 400, errorPage(problems.tooOld));

export async function showPage(facts: LoginFacts, exchange: Exchange): Promise<FastifyReply> {
  const interaction = await openInteraction(facts, exchange);
  if (!interaction) return sendTooOld(exchange.reply);
  const { client, action, emailHint } = interaction;
  return sendPage(exchange.reply, 200, loginPage({ client, action, email: emailHint, problem: '' }));
}

/** The password; what comes next depends on the account. */
export async function logIn(facts: LoginFacts, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const interaction = await openInteraction(facts, exchange);
  if (!interaction) return sendTooOld(reply);
  const { client, action } = interaction;
  const email = typed(exchange, 'email', 254);
  const showAgain = (status: number, problem: string) =>
    sendPage(reply, status, loginPage({ client, action, email, problem }));
  const isKnownDevice = facts.devices.isKnown(request.headers.cookie, email);
  const attempt = { email, address: callerAddress(request.ip), isKnownDevice };
  const refuse = (refusal: keyof typeof refusals, account?: FoundAccount) => {
    logRefusal(facts, exchange, { reason: refusal, account });
    const { status, problem } = refusals[refusal];
    return showAgain(status, problem);
  };
  if (!(await mayTry(facts.rateLimiter, attempt))) return refuse('too many');
  const account = await facts.accounts.byEmail(email);
  const isRight = await isPassword(typed(exchange, 'password', 200), account?.passwordHash ?? null);
  if (!account || !isRight) return refuse('wrong password', account);
  if (account.isDisabled) return refuse('disabled', account);
  await wasRight(facts.rateLimiter, attempt);
  return continueLogin(facts, exchange, {
    interaction,
    account,
    passed: afterPassword(await withHashOfToday(facts, account, typed(exchange, 'password', 200))),
  });
}

/** The account, its hash made anew where it was made at a lower cost than is advised now. */
async function withHashOfToday(
  { accounts }: Pick<LoginFacts, 'accounts'>,
  account: FoundAccount,
  password: string,
): Promise<FoundAccount> {
  if (account.passwordHash === null || !isOutdated(account.passwordHash)) return account;
  const passwordHash = await hashPassword(password);
  return (await accounts.renewHash(account, passwordHash)) ? { ...account, passwordHash } : account;
}
