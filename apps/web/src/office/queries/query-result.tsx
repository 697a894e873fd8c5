import { Button } from '@door/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { words } from '../../platform/words/words.ts';
import { officeWords } from '../words/office.ts';
import type { Asked } from './use-asked.ts';
import type { AskedList } from './use-list.ts';

export interface QueryResultProps<Answer> {
  readonly query: Asked<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

/** Shows the answer of a query, or that it is loading, or the error with a button to try again. */
export function QueryResult<Answer>({ query, children }: QueryResultProps<Answer>) {
  const { answer, problem, again } = query;
  return (
    <>
      {problem === null ? null : (
        <div className="office-problem" role="alert">
          <p>{problem}</p>
          <Button scale="row" onClick={again}>
            {words.error.tryAgain}
          </Button>
        </div>
      )}
      {answer === undefined ? (
        <p className="office-waiting" role="status">
          {problem === null ? officeWords.asking.loading : ''}
        </p>
      ) : (
        children(answer)
      )}
    </>
  );
}

/** The button that loads the next page of a list; afterwards the first new row has the focus. */
export function ShowMore({ list }: { readonly list: Pick<AskedList<unknown>, 'answer' | 'more' | 'isFetchingMore'> }) {
  const { answer, more, isFetchingMore } = list;
  const count = answer?.rows.length ?? 0;
  const before = useRef(count);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current && count > before.current) {
      document.querySelectorAll<HTMLElement>('[data-row]')[before.current]?.focus();
      isAsked.current = false;
    }
    before.current = count;
  }, [count]);
  if (more === null) return null;
  const ask = () => {
    isAsked.current = true;
    more();
  };
  return (
    <div className="office-more">
      <Button busy={isFetchingMore} icon={<span />} onClick={ask}>
        {officeWords.asking.more}
      </Button>
    </div>
  );
}
