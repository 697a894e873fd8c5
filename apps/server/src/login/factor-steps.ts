import { needsSecondFactor } from '@door/domain/people/roles';
import { english } from './english.ts';
import { type Exchange, typed } from './form-request.ts';
import type { LoginFacts } from './login-facts.ts';
import { codeWasRight, mayTryCode } from './login-limits.ts';
import { codePage, recoveryPage, setUpPage, twoFactorPage } from './login-pages.ts';
import { continueLogin, type Progress, ruleOf, type StepHandler } from './login-progress.ts';
import { logRefusal } from './log-refusal.ts';
import { keepPassed } from './open-interaction.ts';
import { sendPage } from './page-template.ts';
import { totpOf } from './totp.ts';

const { problems, code: codeMessages, setUp } = english;

/** A code has 40 characters at most, blanks included. */
const longestCode = 40;

/** Why a page is shown again, and with which status; at the first time there is no reason. */
interface Fault {
  readonly status: number;
  readonly problem: string;
}
const noFault: Fault = { status: 200, problem: '' };
const tooMany: Fault = { status: 429, problem: problems.tooMany };

interface Place {
  readonly exchange: Exchange;
  readonly progress: Progress;
}

export const askForCode: StepHandler = async (_, exchange, progress) => sendCodePage({ exchange, progress }, noFault);

/** A wrong code counts as an attempt of the account, wherever it comes from: whoever tries has the password already. */
export const checkCode: StepHandler = async (facts, exchange, progress) => {
  const { account, passed } = progress;
  if (!(await mayTryCode(facts.rateLimiter, account.id))) {
    logRefusal(facts, exchange, { reason: 'too many codes', account });
    return sendCodePage({ exchange, progress }, tooMany);
  }
  if (!(await facts.factors.isRight(account, typed(exchange, 'code', longestCode)))) {
    logRefusal(facts, exchange, { reason: 'wrong code', account });
    return sendCodePage({ exchange, progress }, { status: 401, problem: codeMessages.wrong });
  }
  await codeWasRight(facts.rateLimiter, account.id);
  return continueLogin(facts, exchange, { ...progress, passed: { ...passed, gaveCode: true } });
};

function sendCodePage({ exchange: { request, reply }, progress }: Place, { status, problem }: Fault) {
  const { client } = progress.interaction;
  return sendPage(reply, status, codePage({ client, action: request.url, problem }));
}

export const showSetUp: StepHandler = async (facts, exchange, progress) =>
  sendSetUp(facts, { exchange, progress }, noFault);

export const confirmFactor: StepHandler = async (facts, exchange, progress) => {
  const { account, passed } = progress;
  if (typed(exchange, 'choice', 10) === 'keep' && !(await isRequiredOf(facts, progress)))
    return continueLogin(facts, exchange, { ...progress, passed: { ...passed, isDone: true } });
  const place = { exchange, progress };
  if (!(await mayTryCode(facts.rateLimiter, account.id))) {
    logRefusal(facts, exchange, { reason: 'too many codes', account });
    return sendSetUp(facts, place, tooMany);
  }
  const codes = await facts.factors.confirm(account, typed(exchange, 'code', longestCode));
  if (!codes) {
    logRefusal(facts, exchange, { reason: 'wrong code', account });
    return sendSetUp(facts, place, { status: 401, problem: setUp.wrong });
  }
  await codeWasRight(facts.rateLimiter, account.id);
  return sendRecovery(facts, place, codes);
};

async function sendSetUp(facts: LoginFacts, { exchange, progress }: Place, { status, problem }: Fault) {
  const { request, reply } = exchange;
  const { account, interaction } = progress;
  const secret = await facts.factors.begin(account);
  const supplier = (await facts.suppliers.find(account.clientId))?.client;
  const client = interaction.client ?? supplier;
  const totp = totpOf(secret, { issuer: supplier?.name ?? english.defaultBrand, label: account.email });
  const isRequired = await isRequiredOf(facts, progress);
  return sendPage(reply, status, setUpPage({ client, action: request.url, problem, totp, isRequired }));
}

const isRequiredOf = async (facts: LoginFacts, { account }: Progress): Promise<boolean> =>
  needsSecondFactor(await ruleOf(facts, account), account.role);

/** Shows the codes this once; whatever was asked for is done by then. Only a request for a new password still waits. */
async function sendRecovery({ provider }: LoginFacts, { exchange, progress }: Place, codes: readonly string[]) {
  const { interaction, passed } = progress;
  const { client, action, hint } = interaction;
  await keepPassed(provider, exchange, { ...passed, gaveCode: true, isDone: hint === 'two-factor' });
  return sendPage(exchange.reply, 200, recoveryPage({ client, action: `${action}/go-on`, codes }));
}

export const showFactor: StepHandler = async (facts, { request, reply }, progress) => {
  const { client } = progress.interaction;
  const isRequired = await isRequiredOf(facts, progress);
  return sendPage(reply, 200, twoFactorPage({ client, action: request.url, isRequired }));
};

/** Password and code were right a moment ago, so that nothing more is asked. */
export const changeFactor: StepHandler = async (facts, exchange, progress) => {
  const { account, passed } = progress;
  const done = () => continueLogin(facts, exchange, { ...progress, passed: { ...passed, isDone: true } });
  const choice = typed(exchange, 'choice', 10);
  if (choice === 'renew')
    return sendRecovery(facts, { exchange, progress }, await facts.factors.renewRecovery(account));
  if (choice === 'change') {
    await facts.factors.turnOff(account);
    return continueLogin(facts, exchange, { ...progress, passed: { ...passed, isDone: false } });
  }
  if (choice === 'turn-off' && !(await isRequiredOf(facts, progress))) await facts.factors.turnOff(account);
  return done();
};
