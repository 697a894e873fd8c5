import { dayOf } from './due.ts';
import { dueWords } from './due-words.ts';
import { useNow } from './use-now.ts';

/** A day by which something is to be done, as one would say it today. */
export function DueDay({ due }: { readonly due: string }) {
  const { text, isLate } = dueWords(due, dayOf(useNow()));
  return (
    <time className="due-day num" dateTime={due} data-late={isLate}>
      {text}
    </time>
  );
}
