import { inTab } from '../kept.ts';
import type { PagePath } from '../routes.ts';
import { say } from '../shell/toast-store.ts';
import { officeAddress } from './office-address.ts';
import { forgetTarget, keepProblem } from './person.ts';

const logInPath: PagePath = '/login';

/** True where the log-in page has just sent somebody back to us. */
export const hasComeBack = (search: string): boolean => {
  const said = new URLSearchParams(search);
  return said.has('state') && (said.has('code') || said.has('error'));
};

/**
 * Ends a log-in that left this page: the person is known, and the address is where they wanted to go. One that came to
 * nothing leads where the supplier's settings say, and why is told there.
 */
export async function comeBack(errorPath: Promise<string>): Promise<void> {
  try {
    const { finishRedirect } = await import('./log-in.ts');
    const { person, target } = await finishRedirect();
    forgetTarget(inTab);
    location.replace(officeAddress(person, target));
    // Nothing is shown here any more: the page is being left.
    await new Promise<never>(() => undefined);
  } catch (error) {
    const { problemOf } = await import('./login-problems.ts');
    const path = await errorPath;
    if (path === logInPath) keepProblem(problemOf(error), inTab);
    else say('error', problemOf(error));
    history.replaceState(null, '', `/#${path}`);
  }
}
