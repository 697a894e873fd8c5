import { Button } from '@door/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { failureText, isCancelled } from '../../shared/calls/failure.ts';
import { messages } from '../../shared/messages/messages.ts';
import { officeMessages } from '../messages/office.ts';
import type { ListQuery } from './use-list-query.ts';

/** What is shown of a query, whatever hook it comes from. */
export interface ShownQuery<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

export interface QueryResultProps<Data> {
  readonly query: ShownQuery<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** Shows the answer of a query, or that it is loading, or the error with a button to try again. */
export function QueryResult<Data>({ query, children }: QueryResultProps<Data>) {
  const { data, refetch } = query;
  const problem = queryProblem(query);
  return (
    <>
      {problem === null ? null : (
        <div className="row office-problem" role="alert">
          <p>{problem}</p>
          <Button scale="row" onClick={() => void refetch()}>
            {messages.error.tryAgain}
          </Button>
        </div>
      )}
      {data === undefined ? (
        <p className="office-waiting" role="status">
          {problem === null ? officeMessages.asking.loading : ''}
        </p>
      ) : (
        children(data)
      )}
    </>
  );
}

/** Why the last load failed, in a sentence; null when it did not. */
export const queryProblem = ({ error }: Pick<ShownQuery<unknown>, 'error'>): string | null =>
  error === null || isCancelled(error) ? null : failureText(error) || officeMessages.asking.failed;

/** The button that loads the next page of a list; afterwards the first new row has the focus. */
export function ShowMore({ list }: { readonly list: ListQuery<unknown> }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const count = data?.length ?? 0;
  const countBefore = useRef(count);
  const wasClicked = useRef(false);
  useEffect(() => {
    if (wasClicked.current && count > countBefore.current) {
      document.querySelectorAll<HTMLElement>('[data-row]')[countBefore.current]?.focus();
      wasClicked.current = false;
    }
    countBefore.current = count;
  }, [count]);
  if (!hasNextPage) return null;
  const showMore = () => {
    wasClicked.current = true;
    fetchNextPage();
  };
  return (
    <div className="office-more">
      <Button busy={isFetchingNextPage} icon={<span />} onClick={showMore}>
        {officeMessages.asking.more}
      </Button>
    </div>
  );
}
