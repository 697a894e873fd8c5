import type { FastifyInstance, FastifyReply } from 'fastify';
import { choosePassword, askForPassword } from './change-password.ts';
import { askForCode, changeFactor, checkCode, confirmFactor, showFactor, showSetUp } from './factor-steps.ts';
import type { Exchange } from './form-request.ts';
import { sendTooOld } from './log-in.ts';
import type { LoginFacts } from './login-facts.ts';
import { goOn, type StepHandler, stepOf } from './login-progress.ts';
import type { LoginStep } from './login-steps.ts';
import { isStillRight, openInteraction } from './open-interaction.ts';
import { loginPath } from './open-provider.ts';

interface StepHandlers {
  readonly show: StepHandler;
  readonly submit: StepHandler;
}

const steps: Readonly<Record<LoginStep, StepHandlers>> = {
  code: { show: askForCode, submit: checkCode },
  'set-up': { show: showSetUp, submit: confirmFactor },
  'two-factor': { show: showFactor, submit: changeFactor },
  'new-password': { show: askForPassword, submit: choosePassword },
};
const stepNames = ['code', 'set-up', 'two-factor', 'new-password'] as const satisfies readonly LoginStep[];

/** The pages between a right password and the office. Each opens only when the log-in has come to it. */
export function mountLoginSteps(scope: FastifyInstance, facts: LoginFacts): void {
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
    atStep(facts, { request, reply }, { name: null, handle: goOn }),
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
  return isHere ? handle(facts, exchange, progress) : goOn(facts, exchange, progress);
}
