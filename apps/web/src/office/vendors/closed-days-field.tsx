import { daysOfSpan } from '@door/domain/lib/open-days';
import { type DaySpan, readClosedDays, spansOfDays } from '@door/domain/making/purchasing/closed-days';
import { vendorLimits } from '@door/domain/making/purchasing/vendor-problems';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { type KeyboardEvent, useState } from 'react';
import { DateField } from '../layout/date-field.tsx';
import { calendarDayText } from '../../shared/text/dates.ts';
import { useUnsaved } from '../layout/unsaved-fields.ts';
import { useToday } from '../layout/use-now.ts';
import { vendorsMessages } from '../messages/vendors.ts';

const { closed: t } = vendorsMessages;

interface ClosedDaysFieldProps {
  /** ISO days in their order. */
  readonly days: readonly string[];
  onChange(days: readonly string[]): void;
}

/** Days on which a vendor is closed, as stretches; added from one day to another, or pasted. */
export function ClosedDaysField({ days, onChange }: ClosedDaysFieldProps) {
  const today = useToday();
  const [said, setSaid] = useState('');
  const ahead = days.filter((day) => day >= today);
  const add = (added: readonly string[]): boolean => {
    const all = [...new Set([...days, ...added])].toSorted();
    const isRoom = all.length <= vendorLimits.closed;
    if (isRoom) onChange(all);
    setSaid(isRoom ? t.added(all.length - days.length) : t.tooMany(vendorLimits.closed));
    return isRoom;
  };
  const remove = ({ first, last }: DaySpan) => onChange(days.filter((day) => day < first || day > last));
  return (
    <>
      <p className="field-hint">{t.hint}</p>
      {days.length === 0 ? <p>{t.none}</p> : null}
      <ul className="vendor-spans">
        {spansOfDays(ahead).map((span) => (
          <Span key={span.first} span={span} onRemove={() => remove(span)} />
        ))}
        {ahead.length < days.length ? <li className="field-hint">{t.past(days.length - ahead.length)}</li> : null}
      </ul>
      <AddSpan onAdd={add} />
      <PasteDays onAdd={add} />
      <p className="field-hint" role="status">
        {said}
      </p>
    </>
  );
}

function Span({ span: { first, last }, onRemove }: { readonly span: DaySpan; onRemove(): void }) {
  const text = t.span(calendarDayText(first), calendarDayText(last));
  return (
    <li>
      <span className="num">{text}</span>
      <Button scale="row" look="quiet" aria-label={t.removeSpan(text)} onClick={onRemove}>
        {t.remove}
      </Button>
    </li>
  );
}

interface AddProps {
  /** Whether there was room for them. */
  onAdd(days: readonly string[]): boolean;
}

/** Enter adds what is typed here and does not save the form around it. */
const atEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
  act();
};

function AddSpan({ onAdd }: AddProps) {
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [isTried, setIsTried] = useState(false);
  useUnsaved(first !== '' || last !== '');
  const days = first === '' ? [] : daysOfSpan(last === '' ? first : `${first}/${last}`);
  const add = () => {
    setIsTried(days.length === 0);
    if (days.length === 0 || !onAdd(days)) return;
    setFirst('');
    setLast('');
  };
  return (
    <div className="vendor-add" role="group" aria-label={t.add} onKeyDown={atEnter(add)}>
      <DateField
        label={t.first}
        optional
        value={first}
        error={isTried && days.length === 0 ? t.noDay : undefined}
        onChange={setFirst}
      />
      <DateField label={t.last} optional value={last} onChange={setLast} />
      <Button onClick={add}>{t.add}</Button>
    </div>
  );
}

/** Days as they stand in a mail or a sheet of the vendor; lines that name none stay in the field. */
function PasteDays({ onAdd }: AddProps) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<readonly string[]>([]);
  useUnsaved(text.trim() !== '');
  const add = () => {
    const read = readClosedDays(text);
    if (read.days.length > 0 && !onAdd(read.days)) return;
    setWrong(read.wrong);
    setText(read.wrong.join('\n'));
  };
  return (
    <>
      <Field
        label={t.paste}
        long
        optional
        maxLength={20_000}
        hint={t.pasteHint}
        value={text}
        error={wrong.length > 0 ? t.wrong(wrong.join('; ')) : undefined}
        onChange={(typed) => {
          setText(typed);
          setWrong([]);
        }}
      />
      {text.trim() === '' ? null : <Button onClick={add}>{t.pasteAdd}</Button>}
    </>
  );
}
