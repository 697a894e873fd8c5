import { useEffect } from 'react';
import { tabStorage, deviceStorage } from '../../platform/storage/storage.ts';
import { logInErrorText } from '../../platform/login/log-in-errors.ts';
import { removePerson, storeProblem, storeTarget, readPerson } from '../../platform/login/logged-in-person.ts';
import { useRouter } from '../../platform/router/use-router.ts';
import { forgetAnswers } from './answers.ts';

/** With the search parameters, so that a list is shown as it was left. */
const addressNow = (): string => location.hash.slice(1);

/**
 * Ends a session that cannot be renewed: the log-in page will say why, and leads back to this address. Several calls of a
 * page may fail with the same error; only the first of them ends the session.
 */
export function endSession(error: unknown): void {
  if (!readPerson(deviceStorage)) return;
  removePerson(deviceStorage);
  storeProblem(logInErrorText(error), tabStorage);
  storeTarget(addressNow(), tabStorage);
  forgetAnswers();
}

/** Logs out in this tab when the person logs out in another one, so that no customer's data stays on the screen. */
export function useLogOutInOtherTabs(): void {
  const { go } = useRouter();
  useEffect(() => {
    const onStorage = () => {
      if (readPerson(deviceStorage)) return;
      forgetAnswers();
      storeTarget(addressNow(), tabStorage);
      void go('/login', 'replace');
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [go]);
}
