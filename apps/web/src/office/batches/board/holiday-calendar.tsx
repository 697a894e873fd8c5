import { may } from '@door/domain/people/roles';
import { workingDaysOf } from '@door/domain/selling/task/working-days';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DateField } from '../../layout/date-field.tsx';
import { calendarDayText } from '../../../shared/text/dates.ts';
import { officeClient, type OfficeOutputs } from '../../queries/office-client.ts';
import { useUnsaved } from '../../layout/unsaved-fields.ts';
import { QueryResult } from '../../queries/query-result.tsx';
import { trpc } from '../../queries/query-client.ts';
import { useMe } from '../../queries/use-me.ts';
import { batchesMessages } from '../../messages/batches.ts';
import './holiday-calendar.css';

const {
  board: { holidays: t },
} = batchesMessages;

type Holidays = OfficeOutputs['settings']['getHolidays']['Holidays'];

/** Days on which the works are closed: lead times do not count them. An admin changes them. */
export function HolidayCalendar() {
  const { Role } = useMe();
  const query = useQuery(trpc.settings.getHolidays.queryOptions());
  const mayChange = may(Role, 'settings.manage');
  const change = useMutation({
    meta: { invalidates: [trpc.settings.pathKey(), trpc.order.pathKey()] },
    // On what is stored now, so that two people who change the calendar lose nothing.
    mutationFn: async (changed: (now: Holidays) => Holidays) => {
      const { Holidays } = await officeClient.settings.getHolidays.query();
      return officeClient.settings.updateHolidays.mutate({ Holidays: changed(Holidays) });
    },
  });
  return (
    <>
      <p className="holidays-hint">{t.hint}</p>
      <QueryResult query={query}>
        {({ Holidays }) => (
          <>
            {Holidays.length === 0 ? <p>{t.none}</p> : null}
            <ul className="holidays">
              {Holidays.map(({ Day, Name }) => (
                <li key={Day}>
                  <span className="num">{calendarDayText(Day)}</span>
                  <span>{Name}</span>
                  {mayChange ? (
                    <Button
                      scale="row"
                      look="quiet"
                      aria-label={t.removeDay(calendarDayText(Day), Name)}
                      onClick={() => change.mutate((now) => now.filter((each) => each.Day !== Day))}
                    >
                      {t.remove}
                    </Button>
                  ) : null}
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryResult>
      {mayChange ? <AddHoliday busy={change.isPending} onAdd={(days) => change.mutateAsync(withDays(days))} /> : null}
    </>
  );
}

/** A day that is named again has its new name. */
const withDays =
  (days: Holidays) =>
  (now: Holidays): Holidays => [...now.filter(({ Day }) => !days.some((day) => day.Day === Day)), ...days];

interface AddHolidayProps {
  readonly busy: boolean;
  onAdd(days: Holidays): Promise<unknown>;
}

/** One day, or every working day of a span. */
function AddHoliday({ busy, onAdd }: AddHolidayProps) {
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  useUnsaved((first !== '' || last !== '' || name.trim() !== '') && !busy);
  const days = first === '' ? [] : workingDaysOf(first, last === '' ? first : last);
  const isNamed = name.trim() !== '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (busy || days.length === 0 || !isNamed) return;
    const added = await onAdd(days.map((Day) => ({ Day, Name: name.trim() }))).then(
      () => true,
      () => false,
    );
    if (!added) return;
    setFirst('');
    setLast('');
    setName('');
    setIsChecked(false);
  };
  return (
    <form className="holidays-add" noValidate aria-label={t.add} onSubmit={(event) => void submit(event)}>
      <DateField
        label={t.first}
        value={first}
        error={isChecked && days.length === 0 ? t.noDay : undefined}
        onChange={setFirst}
      />
      <DateField label={t.last} optional value={last} onChange={setLast} />
      <Field
        label={t.name}
        maxLength={100}
        value={name}
        error={isChecked && !isNamed ? t.noName : undefined}
        onChange={setName}
      />
      <Button submits busy={busy}>
        {t.add}
      </Button>
    </form>
  );
}
