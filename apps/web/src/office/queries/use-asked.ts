import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { isCancelled, failureText } from '../../platform/calls/failure.ts';
import { isSessionExpired } from '../../platform/login/log-in-errors.ts';
import { useRouter } from '../../platform/router/use-router.ts';
import { officeWords } from '../words/office.ts';
import { type Answers, onAnswers } from './answers.ts';
import { endSession } from './session-end.ts';

export interface Question<Answer> {
  readonly answers: Answers<Answer>;
  /** Same key, same question. */
  readonly key: string;
  readonly ask: () => Promise<Answer>;
}

export interface Asked<Answer> {
  /** undefined: not here yet. An older answer stays until the new one is there. */
  readonly answer: Answer | undefined;
  /** Why the last asking came to nothing, in a sentence; null while all is well. */
  readonly problem: string | null;
  readonly again: () => void;
  /** What the page knows better than the last answer: an answer that is on its way is no longer waited for. */
  readonly correct: (change: (answer: Answer) => Answer) => void;
}

/** Asks when the page opens, and again when somebody comes back to the window: others work on the same lists. */
export function useAsked<Answer>({ answers, key, ask }: Question<Answer>): Asked<Answer> {
  const { go } = useRouter();
  const answer = useSyncExternalStore(onAnswers, () => answers.of(key));
  const [problem, setProblem] = useState<string | null>(null);
  const turns = useRef(0);
  const look = useEffectEvent(async () => {
    const turn = ++turns.current;
    const isAwaited = () => turn === turns.current;
    try {
      const found = await ask();
      if (!isAwaited()) return;
      answers.keep(key, found);
      setProblem(null);
    } catch (error) {
      if (!isAwaited() || isCancelled(error)) return;
      if (!isSessionExpired(error)) return setProblem(failureText(error) || officeWords.asking.failed);
      endSession(error);
      void go('/login', 'replace');
    }
  });
  useEffect(() => {
    const lookAgain = () => void look();
    lookAgain();
    addEventListener('focus', lookAgain);
    return () => {
      turns.current += 1;
      removeEventListener('focus', lookAgain);
    };
  }, [key]);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) void look();
  }, [tries]);
  return {
    answer,
    problem,
    again: () => {
      setProblem(null);
      setTries((now) => now + 1);
    },
    correct: (change) => {
      const now = answers.of(key);
      if (now === undefined) return;
      turns.current += 1;
      answers.keep(key, change(now));
    },
  };
}
