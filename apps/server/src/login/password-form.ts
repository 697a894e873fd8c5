import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import { mostCharacters } from '@door/domain/people/password-rule';
import type { FastifyReply } from 'fastify';
import type { FoundAccount } from './accounts.ts';
import { type Exchange, typed } from './form-request.ts';
import { judgePassword, type TypedProblem } from './judge-password.ts';
import { choosePasswordPage } from './password-pages.ts';
import { sendSheet } from './sheet.ts';

interface PasswordForm {
  readonly client: ClientRow | undefined;
  readonly email: string;
  /** What is wrong with what was typed; null: nothing was typed yet. */
  readonly problem: TypedProblem | null;
}

/** Sends the page with the two fields of a new password. */
export const sendPasswordForm = (
  { request, reply }: Exchange,
  { client, email, problem }: PasswordForm,
): FastifyReply =>
  sendSheet(reply, {
    client,
    status: problem ? 422 : 200,
    html: choosePasswordPage({ client, action: request.url, email, problem }),
  });

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
