import { useState } from 'react';
import { isSessionOver } from '../login/login-problems.ts';
import { usePlace } from '../navigation/navigation.ts';
import { sayFailure } from '../shell/say-failure.ts';
import { officeWords } from '../words/office.ts';
import { endSession } from './session-over.ts';

/** Sends something for a person who waits; why it failed is said in a toast. Answers whether it was done. */
export function useSend(): { readonly send: (work: () => Promise<void>) => Promise<boolean>; readonly busy: boolean } {
  const { go } = usePlace();
  const [running, setRunning] = useState(0);
  const send = async (work: () => Promise<void>) => {
    setRunning((now) => now + 1);
    try {
      await work();
      return true;
    } catch (error) {
      if (isSessionOver(error)) {
        endSession(error);
        void go('/login', 'replace');
      } else sayFailure(error, officeWords.asking.notDone);
      return false;
    } finally {
      setRunning((now) => now - 1);
    }
  };
  return { send, busy: running > 0 };
}
