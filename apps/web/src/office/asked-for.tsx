import { Button } from '@door/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { words } from '../words/words.ts';
import { officeWords } from '../words/office.ts';
import type { Asked } from './use-asked.ts';
import type { AskedList } from './use-list.ts';

export interface AskedForProps<Answer> {
  readonly asked: Asked<Answer>;
  readonly children: (answer: Answer) => ReactNode;
}

/** What was asked for once it is here; until then that it is on its way, or why it is not. */
export function AskedFor<Answer>({ asked, children }: AskedForProps<Answer>) {
  const { answer, problem, again } = asked;
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

/** The rest of a long list. Whoever asks for it goes on at the first row that was not there before. */
export function MoreRows({ list }: { readonly list: Pick<AskedList<unknown>, 'answer' | 'more' | 'isFetchingMore'> }) {
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
