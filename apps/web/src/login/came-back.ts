import { inTab } from '../kept.ts';
import { officeAddress } from './office-address.ts';
import { forgetTarget, keepProblem } from './person.ts';

/** True where the log-in page has just sent somebody back to us. */
export const hasComeBack = (search: string): boolean => {
  const said = new URLSearchParams(search);
  return said.has('state') && (said.has('code') || said.has('error'));
};

/** Ends a log-in that left this page: the person is known, and the address is where they wanted to go. */
export async function comeBack(): Promise<void> {
  try {
    const { finishRedirect } = await import('./log-in.ts');
    const { person, target } = await finishRedirect();
    forgetTarget(inTab);
    location.replace(officeAddress(person, target));
    // Nothing is shown here any more: the page is being left.
    await new Promise<never>(() => undefined);
  } catch (error) {
    const { problemOf } = await import('./login-problems.ts');
    keepProblem(problemOf(error), inTab);
    history.replaceState(null, '', '/#/login');
  }
}
