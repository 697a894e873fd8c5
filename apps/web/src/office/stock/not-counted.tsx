import { daysAfter } from '@door/domain/lib/open-days';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { calendarDayText } from '../../shared/text/dates.ts';
import { useToday } from '../layout/use-now.ts';
import { ToolSelect } from '../list/list-tools.tsx';
import { stockMessages } from '../messages/stock.ts';
import { QueryResult, ShowMore } from '../queries/query-result.tsx';
import { useArticles } from './stock-queries.ts';

const { count: t, article } = stockMessages;

const spans = ['30', '90', '365'] as const;

interface NotCountedProps {
  /** Id of the place at which somebody counts. */
  readonly place: string;
  /** What is on the count already. */
  readonly isListed: (key: string) => boolean;
  onCount(key: string): void;
}

/** What lies at a place and was not counted there for so long: one touch takes it onto the count. */
export function NotCounted({ place, isListed, onCount }: NotCountedProps) {
  const today = useToday();
  const [span, setSpan] = useState<string>('90');
  const list = useArticles({ Place: place, NotCountedSince: daysAfter(today, -Number(span)) });
  const waiting = list.data?.filter(({ Key }) => !isListed(Key));
  return (
    <section className="stock-not-counted" aria-label={t.notCounted}>
      <div className="row office-section-head">
        <h2>{t.notCounted}</h2>
        <ToolSelect
          label={t.since}
          value={span}
          choices={spans.map((value) => ({ value, label: t.spans[value] }))}
          onChange={setSpan}
        />
      </div>
      <QueryResult query={{ ...list, data: waiting }}>
        {(articles) =>
          articles.length === 0 ? (
            <p className="office-hint">{t.allCounted}</p>
          ) : (
            <ul>
              {articles.map(({ Key, Text, LastCounted }) => (
                <li key={Key}>
                  <span>
                    <b>{Key}</b> <small>{Text}</small>
                    <small>{article.counted(LastCounted && calendarDayText(LastCounted))}</small>
                  </span>
                  <Button scale="row" aria-label={t.countThis(Key)} onClick={() => onCount(Key)}>
                    {t.open}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <ShowMore list={list} />
    </section>
  );
}
