import { passwordProblem, type PasswordProblem } from '@door/domain/people/password-rule';
import { isBreached } from './breached-passwords.ts';

export type ChosenProblem = PasswordProblem | 'breached';
/** Of what was typed twice. */
export type TypedProblem = ChosenProblem | 'different';

/** Why a password may not be chosen, wherever it is set; null: it may. */
export async function judgePassword(chosen: Parameters<typeof passwordProblem>[0]): Promise<ChosenProblem | null> {
  return passwordProblem(chosen) ?? ((await isBreached(chosen.password)) ? 'breached' : null);
}
