import { createHash } from 'node:crypto';
import type { Suppliers } from '@door/api/ports/supplier';
import { type LoginHint, loginHints } from '@door/domain/people/login-hint';
import type { ClientRow } from '@door/domain/catalogue/rows/client-rows';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Account } from './accounts.ts';
import { type Exchange, supplierNamed } from './form-request.ts';
import { loginPath } from './open-provider.ts';

/** What this log-in has shown so far; kept with oidc-provider's interaction, which only the browser that began it can name. */
export interface Passed {
  /** Whose password was right, and a mark of it: another password ends this log-in. */
  readonly accountId: string;
  readonly passwordMark: string;
  /** Whether a code of the second factor was right, or its first one just now. */
  readonly gaveCode: boolean;
  /** Whether what was asked for beside logging in is done. */
  readonly isDone: boolean;
}

const passed = z.object({
  accountId: z.string(),
  passwordMark: z.string(),
  gaveCode: z.boolean(),
  isDone: z.boolean(),
});

/** One log-in that has begun and is not finished. */
export interface OpenInteraction {
  /** Address of its first page; those of its steps begin with it. */
  readonly action: string;
  /** The supplier that it was begun for; undefined: none was named, or an unknown one. */
  readonly client: ClientRow | undefined;
  /** E-mail address to prefill, or an empty string. */
  readonly emailHint: string;
  readonly hint: LoginHint | null;
  /** null: no password was right yet. */
  readonly passed: Passed | null;
}

/** undefined: the log-in has expired or was started in another browser. */
export async function openInteraction(
  { provider, suppliers }: { readonly provider: Provider; readonly suppliers: Suppliers },
  { request, reply }: Exchange,
): Promise<OpenInteraction | undefined> {
  const found = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
  if (!found) return undefined;
  const { uid, params, result } = found;
  const emailHint = params['login_hint'];
  return {
    action: `${loginPath}/${uid}`,
    client: await supplierNamed(suppliers, params['supplier']),
    emailHint: typeof emailHint === 'string' ? emailHint : '',
    hint: loginHints.find((hint) => hint === params['screen_hint']) ?? null,
    passed: passed.safeParse(result?.['passed']).data ?? null,
  };
}

export const keepPassed = (provider: Provider, { request, reply }: Exchange, now: Passed): Promise<string> =>
  provider.interactionResult(request.raw, reply.raw, { passed: now });

/** What is kept once the password of an account was right. */
export const afterPassword = (account: Account): Passed => ({
  accountId: account.id,
  passwordMark: idempotencyKeyOf(account),
  gaveCode: false,
  isDone: false,
});

/** Whether the account still has the password that was right. */
export const isStillRight = ({ passwordMark }: Passed, account: Account): boolean =>
  passwordMark === idempotencyKeyOf(account);

const idempotencyKeyOf = ({ passwordHash }: Account): string =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('base64url');
