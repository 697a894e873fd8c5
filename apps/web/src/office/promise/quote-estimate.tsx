import { isDraftState, mayBecomeOrder } from '@door/domain/selling/quote/quote-cycle';
import { Check } from '@door/ui/field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { calendarDayText } from '../../shared/text/dates.ts';
import { SelectField } from '../layout/select-field.tsx';
import { weekChoices } from '../layout/week-choices.ts';
import { promiseMessages as t } from '../messages/promise.ts';
import {
  byItself,
  officeClient,
  type OfficeOutputs,
  type OpenedQuote,
  type WireQuote,
} from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult, type ShownQuery } from '../queries/query-result.tsx';
import { useWeeks } from '../queries/use-batches.ts';
import { PromisedDate } from './promised-date.tsx';
import { QuoteHold } from './quote-hold.tsx';

interface QuoteEstimateProps {
  readonly quote: OpenedQuote;
}

/** The date that a quote would have as an order, and the place that is held for it; nothing for one without doors, and for one that is an order already or none any more. */
export function QuoteEstimate({ quote }: QuoteEstimateProps) {
  const id = useId();
  const [isLater, setIsLater] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const weeks = useWeeks();
  const week = weeks.data?.find((each) => each.Week === picked)?.Week ?? weeks.data?.[0]?.Week;
  if (quote.Lines.length === 0 || !mayBecomeOrder(quote.State)) return null;
  return (
    <section className="quote-estimate" aria-labelledby={id}>
      <h2 id={id}>{t.estimate}</h2>
      {isDraftState(quote.State) ? null : <p>{t.byNow}</p>}
      <EstimatedDate quote={quote} />
      <QuoteHold quote={quote} notBefore={isLater ? week : undefined} />
      <WhatIf isLater={isLater} onChoose={setIsLater} />
      {isLater ? (
        <QueryResult query={weeks}>
          {(all) =>
            week === undefined ? null : (
              <div className="stack">
                <SelectField label={t.week} value={week} choices={weekChoices(all)} onChange={setPicked} />
                {/* The date of another week is no answer for this one. */}
                <div key={week} role="status">
                  <EstimatedDate quote={quote} notBefore={week} />
                </div>
              </div>
            )
          }
        </QueryResult>
      ) : null}
    </section>
  );
}

interface EstimatedDateProps {
  readonly quote: OpenedQuote;
  readonly notBefore?: string;
}

function EstimatedDate({ quote, notBefore }: EstimatedDateProps) {
  const query = useEstimate(quote, notBefore);
  return (
    <QueryResult query={query}>
      {(date) =>
        date.Kind === 'none' ? (
          <p>{t.noDate(date.Because, date.Keys)}</p>
        ) : (
          <PromisedDate date={date}>
            {date.AcceptBy === null ? null : <p>{t.acceptBy(calendarDayText(date.AcceptBy))}</p>}
          </PromisedDate>
        )
      }
    </QueryResult>
  );
}

type Asked = OfficeOutputs['promise']['whatIf'];

/**
 * The date that a quote has by what is known now, or why it has none.
 * @param notBefore the week before which its customer does not want it, such as `2702`
 */
function useEstimate(
  { Id, LastUpdated }: Pick<WireQuote, 'Id' | 'LastUpdated'>,
  notBefore?: string,
): ShownQuery<Asked> {
  const input = { QuoteId: Id, ...(notBefore === undefined ? {} : { NotBefore: notBefore }) };
  return useQuery({
    // A quote that has changed has another date.
    queryKey: [...trpc.promise.whatIf.queryKey(input), LastUpdated],
    queryFn: () => officeClient.promise.whatIf.query(input, byItself),
    placeholderData: keepPreviousData,
  });
}

interface WhatIfProps {
  readonly isLater: boolean;
  onChoose(isLater: boolean): void;
}

/** A wish of the customer, tried beside the date without it; a place is held as it is tried. */
function WhatIf({ isLater, onChoose }: WhatIfProps) {
  const group = useId();
  return (
    <fieldset className="quote-what-if">
      <legend>{t.whatIf}</legend>
      <Check kind="radio" group={group} checked={!isLater} onChange={() => onChoose(false)}>
        {t.soon}
      </Check>
      <Check kind="radio" group={group} checked={isLater} onChange={() => onChoose(true)}>
        {t.notBefore}
      </Check>
    </fieldset>
  );
}
