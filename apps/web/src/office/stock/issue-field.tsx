import { Button } from '@door/ui/button';
import { useEffect, useEffectEvent } from 'react';
import { calendarDayText } from '../../shared/text/dates.ts';
import { SelectField } from '../layout/select-field.tsx';
import { stockMessages } from '../messages/stock.ts';
import { type OpenIssue, openIssues } from './open-issues.ts';
import { useMoves } from './stock-queries.ts';
import type { OpenedArticle } from './stock-wire.ts';

const { move: t, amount } = stockMessages;

interface IssueFieldProps {
  readonly article: OpenedArticle;
  readonly chosen: OpenIssue | null;
  readonly error: string | undefined;
  onChoose(issue: OpenIssue | null): void;
}

/** The issues of which something is still out. The ledger is read until one is found, and further back on demand. */
export function IssueField({ article: { Key, Unit }, chosen, error, onChoose }: IssueFieldProps) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useMoves(Key);
  const issues = openIssues(data ?? [], Unit);
  const read = data?.length ?? 0;
  const lookOn = useEffectEvent(() => {
    if (issues.length === 0 && hasNextPage) fetchNextPage();
  });
  // Once for each page: one that could not be read is asked for by the button.
  useEffect(() => {
    if (read > 0) lookOn();
  }, [read]);
  const choices = issues.map(({ line, out, on, reason }) => ({
    value: String(line),
    label: t.issueOf({ line, out: amount(out, Unit), day: calendarDayText(on), reason }),
  }));
  const none = { value: '', label: issues.length === 0 && !hasNextPage && data ? t.noIssue : t.noIssueYet };
  return (
    <div className="stack">
      <SelectField
        label={t.issue}
        value={chosen ? String(chosen.line) : ''}
        choices={[none, ...choices]}
        error={error}
        onChange={(line) => onChoose(issues.find((each) => String(each.line) === line) ?? null)}
      />
      {hasNextPage ? (
        <div>
          <Button scale="row" busy={isFetchingNextPage} icon={<span />} onClick={fetchNextPage}>
            {isFetchingNextPage ? t.searching : t.earlier}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
