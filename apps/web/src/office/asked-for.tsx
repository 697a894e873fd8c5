import { Button } from '@door/ui/button';
import type { ReactNode } from 'react';
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

/** The rest of a long list; the focus stays where it is, at the first row that was not there before. */
export const MoreRows = ({ list }: { readonly list: Pick<AskedList<unknown>, 'more' | 'isFetchingMore'> }) =>
  list.more === null ? null : (
    <div className="office-more">
      <Button busy={list.isFetchingMore} icon={<span />} onClick={list.more}>
        {officeWords.asking.more}
      </Button>
    </div>
  );
