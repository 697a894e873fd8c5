/** What the server has answered in this tab, by the question: going back shows a page at once, and it is asked anew all the same. */
export interface Answers<Answer> {
  readonly of: (key: string) => Answer | undefined;
  readonly keep: (key: string, answer: Answer) => void;
}

/** More than a person opens between two cups of tea; the oldest give way. */
const most = 60;

const listeners = new Set<() => void>();
const forgetting: (() => void)[] = [];

const tell = () => {
  for (const listener of listeners) listener();
};

/** One for each kind of question. */
export function answersOf<Answer>(): Answers<Answer> {
  const kept = new Map<string, Answer>();
  forgetting.push(() => kept.clear());
  return {
    of: (key) => kept.get(key),
    keep: (key, answer) => {
      kept.delete(key);
      kept.set(key, answer);
      for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
      tell();
    },
  };
}

/** Whoever comes after this person shall see nothing of theirs. */
export function forgetAnswers(): void {
  for (const forget of forgetting) forget();
  tell();
}

export function onAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
