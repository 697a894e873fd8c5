import { mostCharacters } from '@door/domain/people/password-rule';
import type { FastifyReply } from 'fastify';
import type { FoundAccount } from './accounts.ts';
import { builtInClient } from './built-in-client.ts';
import { type Exchange, typed } from './form-request.ts';
import { choosePasswordPage } from './login-pages.ts';
import { continueLogin, type Progress, type StepHandler } from './login-progress.ts';
import { sendPage } from './page-template.ts';
import { hashPassword } from './password.ts';
import { type TypedProblem, validatePassword } from './validate-password.ts';

export const askForNewPassword: StepHandler = async (_, exchange, progress) => sendForm(exchange, progress, null);

/** The new password of somebody who has just logged in with the old one. The session of this browser goes on. */
export const saveNewPassword: StepHandler = async (facts, exchange, progress) => {
  const { account, passed } = progress;
  const { request, reply } = exchange;
  const supplier = (await facts.suppliers.find(account.clientId))?.client.name ?? '';
  const problem = await chosenPasswordProblem(exchange, { account, supplier });
  if (problem) return sendForm(exchange, progress, problem);
  const session = await facts.provider.Session.get(facts.provider.createContext(request.raw, reply.raw));
  await facts.changePassword({
    clientId: account.clientId,
    userId: account.id,
    at: facts.now(),
    passwordHash: await hashPassword(typedPassword(exchange)),
    keptSession: session.grantIdFor(builtInClient.clientId) ?? '',
  });
  return continueLogin(facts, exchange, { ...progress, passed: { ...passed, isDone: true } });
};

const sendForm = (exchange: Exchange, { account, interaction: { client } }: Progress, problem: TypedProblem | null) =>
  sendPasswordForm(exchange, { client, email: account.email, problem });

type PasswordForm = Omit<Parameters<typeof choosePasswordPage>[0], 'action'>;

/** Sends the page with the two fields of a new password. */
export const sendPasswordForm = ({ request, reply }: Exchange, form: PasswordForm): FastifyReply =>
  sendPage(reply, form.problem ? 422 : 200, choosePasswordPage({ ...form, action: request.url }));

/** Why what was typed twice is no password for this account; null: it is. */
export async function chosenPasswordProblem(
  exchange: Exchange,
  { account, supplier }: { readonly account: FoundAccount; readonly supplier: string },
): Promise<TypedProblem | null> {
  const known = [account.email, account.name ?? '', supplier];
  const password = typedPassword(exchange);
  const problem = await validatePassword({ password, known });
  return problem ?? (password === typed(exchange, 'again', longest) ? null : 'different');
}

/** Beyond what may be chosen, so that a longer one is refused and not cut. */
const longest = 2 * mostCharacters;
export const typedPassword = (exchange: Exchange): string => typed(exchange, 'password', longest);
