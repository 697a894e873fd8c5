import { useEffect } from 'react';
import { inTab, onDevice } from '../kept.ts';
import { problemOf } from '../login/login-problems.ts';
import { forgetPerson, keepProblem, keepTarget, readPerson } from '../login/person.ts';
import { usePlace } from '../navigation/navigation.ts';
import { forgetAnswers } from './answers.ts';

/** With what stands behind the `?`: a list is found again as it was left. */
const addressNow = (): string => location.hash.slice(1);

/**
 * A session that cannot be renewed ends on the log-in page, which says why and leads back to this address. A page asks
 * several things at once: what is refused after the first was, comes from no page that anybody wants back.
 */
export function endSession(error: unknown): void {
  if (!readPerson(onDevice)) return;
  forgetPerson(onDevice);
  keepProblem(problemOf(error), inTab);
  keepTarget(addressNow(), inTab);
  forgetAnswers();
}

/** Whoever logs out in one tab has logged out in all: no customer's address stays on a screen. */
export function useOtherTabs(): void {
  const { go } = usePlace();
  useEffect(() => {
    const leave = () => {
      if (readPerson(onDevice)) return;
      forgetAnswers();
      keepTarget(addressNow(), inTab);
      void go('/login', 'replace');
    };
    addEventListener('storage', leave);
    return () => removeEventListener('storage', leave);
  }, [go]);
}
