import { tabStorage } from '../storage/storage.ts';
import { logInErrorText } from './log-in-errors.ts';
import type { PagePath } from '../router/paths.ts';
import { showToast } from '../toasts/toasts.ts';
import { homeOf, removeTarget, storeProblem, type Person } from './logged-in-person.ts';

const logInPath: PagePath = '/login';

/**
 * Completes a log-in by redirect and opens the address that the person wanted. A failed one opens `errorPath` (from the
 * supplier's settings) and says why there.
 */
export async function finishLogIn(errorPath: Promise<string>): Promise<void> {
  try {
    const { finishRedirect } = await import('./log-in.ts');
    const { person, target } = await finishRedirect();
    removeTarget(tabStorage);
    location.replace(addressAfterLogIn(person, target));
    // Wait for ever: the browser is leaving this page.
    await new Promise<never>(() => undefined);
  } catch (error) {
    const path = await errorPath;
    if (path === logInPath) storeProblem(logInErrorText(error), tabStorage);
    else showToast('error', logInErrorText(error));
    history.replaceState(null, '', `/#${path}`);
  }
}

/** The address to open after the log-in: the wanted one or what the person sees first, with the supplier of the account. */
export function addressAfterLogIn(person: Pick<Person, 'clientId' | 'role'>, target: string): string {
  const params = new URLSearchParams({ client: String(person.clientId), mode: 'installer' });
  return `/?${params.toString()}#${target || homeOf(person)}`;
}
