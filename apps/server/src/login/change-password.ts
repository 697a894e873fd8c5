import { mostCharacters } from '@door/domain/access/password-rule';
import type { FoundAccount } from './accounts.ts';
import { builtInClient } from './built-in-client.ts';
import { type Exchange, typed } from './form-request.ts';
import { judgePassword, type TypedProblem } from './judge-password.ts';
import { goOn, type Progress, type StepHandler } from './log-in.ts';
import { choosePasswordPage } from './password-pages.ts';
import { hashPassword } from './password.ts';
import { sendSheet } from './sheet.ts';

/** Why what was typed twice is no password for this account; null: it is. */
export async function chosenPasswordProblem(
  exchange: Exchange,
  { account, supplier }: { readonly account: FoundAccount; readonly supplier: string },
): Promise<TypedProblem | null> {
  const known = [account.email, account.name ?? '', supplier];
  const password = typedPassword(exchange);
  const problem = await judgePassword({ password, known });
  return problem ?? (password === typed(exchange, 'again', longest) ? null : 'different');
}

/** Beyond what may be chosen, so that a longer one is refused and not cut. */
const longest = 2 * mostCharacters;
export const typedPassword = (exchange: Exchange): string => typed(exchange, 'password', longest);

export const askForPassword: StepHandler = async (_, exchange, progress) => sendChoosePage(exchange, progress, null);

/** The new password of somebody who has just logged in with the old one. The session of this browser goes on. */
export const choosePassword: StepHandler = async (facts, exchange, progress) => {
  const { account, passed } = progress;
  const { request, reply } = exchange;
  const supplier = (await facts.suppliers.find(account.clientId))?.client.name ?? '';
  const problem = await chosenPasswordProblem(exchange, { account, supplier });
  if (problem) return sendChoosePage(exchange, progress, problem);
  const session = await facts.provider.Session.get(facts.provider.createContext(request.raw, reply.raw));
  await facts.changePassword({
    ...{ clientId: account.clientId, userId: account.id, at: facts.now() },
    passwordHash: await hashPassword(typedPassword(exchange)),
    keptSession: session.grantIdFor(builtInClient.clientId) ?? '',
  });
  return goOn(facts, exchange, { ...progress, passed: { ...passed, isDone: true } });
};

function sendChoosePage(
  { request, reply }: Exchange,
  { account, interaction: { client } }: Progress,
  problem: TypedProblem | null,
) {
  const html = choosePasswordPage({ client, action: request.url, email: account.email, problem });
  return sendSheet(reply, { client, status: problem ? 422 : 200, html });
}
