import { needsSecondFactor } from '@door/domain/access/roles';
import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import { callerAddress } from '../http/caller-address.ts';
import type { FoundAccount } from './accounts.ts';
import { english } from './english.ts';
import { type Exchange, typed } from './form-request.ts';
import type { LoginFacts } from './login-facts.ts';
import { mayTry, wasRight } from './login-limits.ts';
import { logRefusal } from './log-refusal.ts';
import { errorPage, loginPage } from './login-page.ts';
import { type LoginStep, nextLoginStep } from './login-steps.ts';
import { afterPassword, keepPassed, openInteraction, type OpenInteraction, type Passed } from './open-interaction.ts';
import { isPassword } from './password.ts';
import { sendSheet } from './sheet.ts';

const { problems } = english;

const refusals = {
  'too many': { status: 429, problem: problems.tooMany },
  'wrong password': { status: 401, problem: problems.wrong },
  disabled: { status: 403, problem: problems.disabled },
} as const;

export const sendTooOld = (reply: FastifyReply): FastifyReply =>
  sendSheet(reply, { client: undefined, status: 400, html: errorPage(problems.tooOld) });

export async function showPage(facts: LoginFacts, exchange: Exchange): Promise<FastifyReply> {
  const interaction = await openInteraction(facts, exchange);
  if (!interaction) return sendTooOld(exchange.reply);
  const { client, action, hint } = interaction;
  return sendSheet(exchange.reply, {
    client,
    status: 200,
    html: loginPage({ client, action, email: hint, problem: '' }),
  });
}

/** The password; what comes next depends on the account. */
export async function logIn(facts: LoginFacts, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const interaction = await openInteraction(facts, exchange);
  if (!interaction) return sendTooOld(reply);
  const { client, action } = interaction;
  const email = typed(exchange, 'email', 254);
  const showAgain = (status: number, problem: string) =>
    sendSheet(reply, { client, status, html: loginPage({ client, action, email, problem }) });
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
  return goOn(facts, exchange, {
    interaction,
    account,
    passed: afterPassword(account),
  });
}

/** How far a log-in has come. */
export interface Progress {
  readonly interaction: OpenInteraction;
  readonly account: FoundAccount;
  readonly passed: Passed;
}

/** Shows the page of a step of the log-in, or takes what was typed into it. */
export type StepHandler = (facts: LoginFacts, exchange: Exchange, progress: Progress) => Promise<FastifyReply>;

/** The step that this log-in has come to; null: it is finished. */
export async function stepOf(
  { factors, suppliers }: LoginFacts,
  { interaction, account, passed }: Progress,
): Promise<LoginStep | null> {
  return nextLoginStep({
    ...passed,
    wish: interaction.wish,
    hasFactor: await factors.isOn(account),
    needsFactor: needsSecondFactor(await ruleOf({ suppliers }, account), account.role),
  });
}

/** Whose supplier's people need a second factor; that of the account, whatever supplier the page was opened for. */
export const ruleOf = async ({ suppliers }: Pick<LoginFacts, 'suppliers'>, { clientId }: FoundAccount) =>
  (await suppliers.find(clientId))?.client.requireTwoFactor ?? 'nobody';

/** Keeps what was shown and opens the next step, or finishes the log-in. */
export async function goOn(facts: LoginFacts, exchange: Exchange, progress: Progress): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const { interaction, account, passed } = progress;
  const step = await stepOf(facts, progress);
  if (step !== null) {
    await keepPassed(facts.provider, exchange, passed);
    return reply.header('cache-control', 'no-store').redirect(`${interaction.action}/${step}`, 303);
  }
  reply.hijack();
  setSecurityHeaders(reply.raw);
  reply.raw.setHeader('set-cookie', [facts.devices.cookieFor(account.email)]);
  await facts.provider.interactionFinished(request.raw, reply.raw, { login: { accountId: account.id } });
  return reply;
}

/** For answers of oidc-provider: a minimal content security policy, and a pop-up can still reach its opener. */
export function setSecurityHeaders(response: ServerResponse): void {
  response.setHeader('content-security-policy', "default-src 'none'; script-src; base-uri 'none'");
  response.setHeader('cross-origin-opener-policy', 'unsafe-none');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cache-control', 'no-store');
}
