import { useState } from 'react';
import { isSessionExpired } from '../../platform/login/log-in-errors.ts';
import { useRouter } from '../../platform/router/use-router.ts';
import { toastFailure } from '../../platform/toasts/toasts.ts';
import { officeWords } from '../words/office.ts';
import { endSession } from './session-end.ts';

/** Sends something for a person who waits; why it failed is said in a toast. Answers whether it was done. */
export function useSend(): { readonly send: (work: () => Promise<void>) => Promise<boolean>; readonly busy: boolean } {
  const { go } = useRouter();
  const [running, setRunning] = useState(0);
  const send = async (work: () => Promise<void>) => {
    setRunning((now) => now + 1);
    try {
      await work();
      return true;
    } catch (error) {
      if (isSessionExpired(error)) {
        endSession(error);
        void go('/login', 'replace');
      } else toastFailure(error, officeWords.asking.notDone);
      return false;
    } finally {
      setRunning((now) => now - 1);
    }
  };
  return { send, busy: running > 0 };
}
