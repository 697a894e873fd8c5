import { builtInClient } from './built-in-client.ts';
import type { Exchange } from './form-request.ts';
import type { TypedProblem } from './judge-password.ts';
import { goOn, type Progress, type StepHandler } from './login-progress.ts';
import { chosenPasswordProblem, sendPasswordForm, typedPassword } from './password-form.ts';
import { hashPassword } from './password.ts';

export const askForPassword: StepHandler = async (_, exchange, progress) => sendForm(exchange, progress, null);

/** The new password of somebody who has just logged in with the old one. The session of this browser goes on. */
export const choosePassword: StepHandler = async (facts, exchange, progress) => {
  const { account, passed } = progress;
  const { request, reply } = exchange;
  const supplier = (await facts.suppliers.find(account.clientId))?.client.name ?? '';
  const problem = await chosenPasswordProblem(exchange, { account, supplier });
  if (problem) return sendForm(exchange, progress, problem);
  const session = await facts.provider.Session.get(facts.provider.createContext(request.raw, reply.raw));
  await facts.changePassword({
    ...{ clientId: account.clientId, userId: account.id, at: facts.now() },
    passwordHash: await hashPassword(typedPassword(exchange)),
    keptSession: session.grantIdFor(builtInClient.clientId) ?? '',
  });
  return goOn(facts, exchange, { ...progress, passed: { ...passed, isDone: true } });
};

const sendForm = (exchange: Exchange, { account, interaction: { client } }: Progress, problem: TypedProblem | null) =>
  sendPasswordForm(exchange, { client, email: account.email, problem });
