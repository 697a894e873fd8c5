import { needsSecondFactor } from '@door/domain/people/roles';
import type { FastifyReply } from 'fastify';
import type { FoundAccount } from './accounts.ts';
import type { Exchange } from './form-request.ts';
import type { LoginFacts } from './login-facts.ts';
import { type LoginStep, nextLoginStep } from './login-steps.ts';
import { keepPassed, type OpenInteraction, type Passed } from './open-interaction.ts';
import { setSecurityHeaders } from './open-provider.ts';

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
    hint: interaction.hint,
    hasFactor: await factors.isOn(account),
    needsFactor: needsSecondFactor(await ruleOf({ suppliers }, account), account.role),
  });
}

/** Whose supplier's people need a second factor; that of the account, whatever supplier the page was opened for. */
export const ruleOf = async ({ suppliers }: Pick<LoginFacts, 'suppliers'>, { clientId }: FoundAccount) =>
  (await suppliers.find(clientId))?.client.requireTwoFactor ?? 'nobody';

/** Keeps what was shown and opens the next step, or finishes the log-in. */
export async function continueLogin(facts: LoginFacts, exchange: Exchange, progress: Progress): Promise<FastifyReply> {
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
