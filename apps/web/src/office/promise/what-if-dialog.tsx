import { removableReasons } from '@door/domain/making/promise/what-if';
import { Button } from '@door/ui/button';
import { Check } from '@door/ui/field';
import { Modal } from '@door/ui/modal';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DateField } from '../layout/date-field.tsx';
import { DialogActs } from '../layout/dialog-acts.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { weekChoices } from '../layout/week-choices.ts';
import { promiseMessages as t } from '../messages/promise.ts';
import { byItself, officeClient, type OfficeInputs, type OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult, type ShownQuery } from '../queries/query-result.tsx';
import { useWeeks } from '../queries/use-batches.ts';
import { PromisedDate } from './promised-date.tsx';

type Removable = (typeof removableReasons)[number];
type Asked = OfficeOutputs['promise']['whatIf'];

/** Of what has no date. */
const nothing = { Vendors: [], Reasons: [] } as const;

const wishes = ['now', 'week', 'day'] as const;

interface WhatIfProps {
  readonly orderId: string;
}

/** The button that opens what the date of an order would be. */
export function WhatIf({ orderId }: WhatIfProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button scale="row" onClick={() => setIsOpen(true)}>
        {t.whatIf}
      </Button>
      {isOpen ? <WhatIfDialog orderId={orderId} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

interface WhatIfDialogProps extends WhatIfProps {
  onClose(): void;
}

/** What the date of an order would be, wanted later or without something that it waits for. Nothing is written. */
function WhatIfDialog({ orderId, onClose }: WhatIfDialogProps) {
  const group = useId();
  const [wish, setWish] = useState<(typeof wishes)[number]>('now');
  const [picked, setPicked] = useState<string | null>(null);
  const [day, setDay] = useState('');
  const [without, setWithout] = useState<readonly Removable[]>([]);
  const [vendor, setVendor] = useState('');
  const weeks = useWeeks();
  const week = weeks.data?.find((each) => each.Week === picked)?.Week ?? weeks.data?.[0]?.Week;
  const notBefore = { now: undefined, week, day: day === '' ? undefined : day }[wish];
  const now = useEstimate({ OrderId: orderId });
  const asked = useEstimate({
    OrderId: orderId,
    Without: [...without],
    ...(notBefore === undefined ? {} : { NotBefore: notBefore }),
    ...(vendor === '' ? {} : { Vendor: vendor }),
  });
  const { Vendors: sellers, Reasons: reasons } = now.data?.Kind === 'estimate' ? now.data : nothing;
  const offered = removableReasons.filter((code) => reasons.some(({ Code, Binds }) => Code === code && Binds));
  const toggle = (code: Removable, isLeftOut: boolean) =>
    setWithout(isLeftOut ? [...without, code] : without.filter((each) => each !== code));
  return (
    <Modal open title={t.whatIf} width={480} onClose={onClose}>
      <div className="office-form">
        <fieldset className="quote-what-if">
          <legend>{t.wish}</legend>
          {wishes.map((each) => (
            <Check key={each} kind="radio" group={group} checked={wish === each} onChange={() => setWish(each)}>
              {t.wishes[each]}
            </Check>
          ))}
        </fieldset>
        {wish === 'week' ? (
          <QueryResult query={weeks}>
            {(all) => <SelectField label={t.week} value={week ?? ''} choices={weekChoices(all)} onChange={setPicked} />}
          </QueryResult>
        ) : null}
        {wish === 'day' ? <DateField label={t.day} value={day} onChange={setDay} /> : null}
        {sellers.length === 0 ? null : (
          <SelectField
            label={t.vendor}
            value={vendor}
            choices={[
              { value: '', label: t.anyVendor },
              ...sellers.map(({ Id, Name }) => ({ value: Id, label: Name })),
            ]}
            onChange={setVendor}
          />
        )}
        {offered.length === 0 ? null : (
          <fieldset className="quote-what-if">
            <legend>{t.without}</legend>
            {offered.map((code) => (
              <Check
                key={code}
                kind="checkbox"
                checked={without.includes(code)}
                onChange={(isLeftOut) => toggle(code, isLeftOut)}
              >
                {t.withoutReason[code]}
              </Check>
            ))}
          </fieldset>
        )}
        <div role="status">
          <QueryResult query={asked}>
            {(date) =>
              date.Kind === 'none' ? <p>{t.noDate(date.Because, date.Keys)}</p> : <PromisedDate date={date} />
            }
          </QueryResult>
        </div>
        <DialogActs cancel={t.closeWhatIf} onCancel={onClose}>
          {null}
        </DialogActs>
      </div>
    </Modal>
  );
}

const useEstimate = (input: OfficeInputs['promise']['whatIf']): ShownQuery<Asked> =>
  useQuery({
    queryKey: trpc.promise.whatIf.queryKey(input),
    queryFn: () => officeClient.promise.whatIf.query(input, byItself),
    placeholderData: keepPreviousData,
  });
