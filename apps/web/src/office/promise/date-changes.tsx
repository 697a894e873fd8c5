import { saidDay } from '@door/domain/making/promise/promise';
import { skipToken, useQuery } from '@tanstack/react-query';
import { calendarDayText } from '../../shared/text/dates.ts';
import { promiseMessages } from '../messages/promise.ts';
import type { OfficeInputs, OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import './promise.css';

const { changes: t } = promiseMessages;

type Move = OfficeInputs['promise']['preview']['Moves'][number];
type WireDate = OfficeOutputs['promise']['preview']['Changes'][number]['After'];

/** Which dates moves would change, before they are made; nothing where they change none. */
export function DateChanges({ moves }: { readonly moves: readonly Move[] }) {
  const { data, isError } = useQuery(
    trpc.promise.preview.queryOptions(moves.length === 0 ? skipToken : { Moves: [...moves] }),
  );
  if (isError) return <p className="date-changes">{t.unknown}</p>;
  if (moves.length === 0 || !data || data.Changes.length === 0) return null;
  return (
    <section className="date-changes" aria-label={t.title}>
      <h3>{t.title}</h3>
      <ul>
        {data.Changes.map(({ OrderId, Order, Before, After, Breaks }) => (
          <li key={OrderId}>
            <span className="num">{t.change(Order, dayText(Before), dayText(After))}</span>
            {Breaks ? <b>{t.breaks}</b> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const dayText = (date: WireDate): string =>
  date === null ? t.noDate : calendarDayText(saidDay({ day: date.Day, grain: date.Grain }));
