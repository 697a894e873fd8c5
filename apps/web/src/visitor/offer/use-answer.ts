import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureOf, failureText } from '../../shared/calls/failure.ts';
import { readTypedAnswer, removeTypedAnswer, storeTypedAnswer, type TypedAnswer } from './stored-answer.ts';
import { offerMessages } from './messages.ts';

/** Sending one answer: one at a time, and a failure is a sentence. */
export interface Sending {
  readonly isBusy: boolean;
  /** '' while nothing has failed. */
  readonly problem: string;
  readonly send: (call: () => Promise<void>, done: () => void) => Promise<void>;
}

/**
 * @param readAgain the offer was changed meanwhile, so the page shows how it stands now
 * @param isKept what is said of what was typed; '' for nothing
 */
export function useSending(readAgain: () => void, isKept = offerMessages.isKept): Sending {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // At once, so that the second click of a double click sends nothing.
  const isSending = useRef(false);
  const send: Sending['send'] = async (call, done) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setProblem('');
    let shown = done;
    try {
      await call();
    } catch (error) {
      const failure = failureOf(error);
      shown = () => {
        if (failure === 'conflict' || failure === 'gone') readAgain();
        setProblem(`${failureText(error) || offerMessages.notSent} ${isKept}`.trim());
      };
    }
    // Shown before the next click counts, which may be the second of a double click on a slow device.
    flushSync(() => {
      shown();
      setIsBusy(false);
    });
    isSending.current = false;
  };
  return { isBusy, problem, send };
}

/** What the customer types, kept in this tab until it is sent. */
export function useTypedAnswer(token: string) {
  const [typed, setTyped] = useState(() => readTypedAnswer(token));
  const type = (change: Partial<TypedAnswer>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    storeTypedAnswer(token, next);
  };
  return { typed, type, forget: () => removeTypedAnswer(token) };
}
