import { Button } from '@door/ui/button';
import { Check, Field, FieldError } from '@door/ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText } from '../../shared/text/dates.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { DateField } from '../layout/date-field.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { useToday } from '../layout/use-now.ts';
import { diaryMessages } from '../messages/diary.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { type DiaryDays, diaryMutationMeta } from './diary-wire.ts';
import './diary.css';

const { awayDialog: t } = diaryMessages;

interface AwayDialogProps {
  /** Weather is of one day, and of everybody who is not left out. */
  readonly kind: 'absence' | 'weather';
  /** ISO day that is shown. */
  readonly day: string;
  onClose(): void;
}

/** Somebody is away, or nobody can work outside: first it is said whose visits are hit, and only then anything is moved. */
export function AwayDialog({ kind, day: shown, onClose }: AwayDialogProps) {
  const { data: people } = useQuery(trpc.diary.resources.queryOptions());
  const all = (people?.Resources ?? []).filter(({ IsRetired }) => !IsRetired);
  const isWeather = kind === 'weather';
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const [first, setFirst] = useState(shown);
  const [last, setLast] = useState(shown);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const attempts = useAttempts();
  const who = ticked ?? (isWeather ? all.map(({ Id }) => Id) : []);
  const asked = { ResourceIds: [...who], first, last: isWeather ? first : last, Reason: reason.trim() };
  const act = JSON.stringify(asked);
  const send = useMutation({
    meta: diaryMutationMeta,
    mutationFn: ({ DryRun }: { readonly DryRun: boolean; readonly act: string }) => {
      const of = { Id: attempts.of(act), ResourceIds: asked.ResourceIds, DryRun };
      if (isWeather) return officeClient.diary.weather.mutate({ ...of, Day: first });
      return officeClient.diary.addAbsence.mutate({
        ...of,
        FirstDay: first,
        LastDay: asked.last,
        Reason: asked.Reason,
      });
    },
    onSuccess: ({ IsDryRun, Moved }) => {
      if (IsDryRun) return;
      showToast('success', t.done(Moved.length));
      onClose();
    },
  });
  const hit = send.data?.IsDryRun && send.variables.act === act ? send.data.Moved : null;
  const missing = {
    who: who.length === 0,
    first: first === '',
    last: asked.last < first,
    reason: !isWeather && asked.Reason === '',
  };
  const submit = () => {
    setIsTried(true);
    if (!Object.values(missing).includes(true)) send.mutate({ DryRun: hit === null, act });
  };
  const errorOf = (field: keyof typeof missing) => (isTried && missing[field] ? t.missing[field] : undefined);
  return (
    <FormDialog
      title={t.titles[kind]}
      width={480}
      doIt={hit === null ? t.look : t.doIt}
      busy={send.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField label={isWeather ? t.day : t.first} value={first} error={errorOf('first')} onChange={setFirst} />
      {isWeather ? null : <DateField label={t.last} value={last} error={errorOf('last')} onChange={setLast} />}
      <fieldset className="diary-who">
        <legend>{t.who}</legend>
        {all.map(({ Id, Name }) => (
          <Check
            key={Id}
            kind="checkbox"
            checked={who.includes(Id)}
            onChange={(isTicked) => setTicked([...who.filter((id) => id !== Id), ...(isTicked ? [Id] : [])])}
          >
            {Name}
          </Check>
        ))}
        <FieldError id="diary-who" text={errorOf('who')} />
      </fieldset>
      {isWeather ? null : (
        <Field
          label={diaryMessages.reason}
          value={reason}
          maxLength={200}
          hint={t.reasonHint}
          error={errorOf('reason')}
          onChange={setReason}
        />
      )}
      <div role="status">
        {hit === null ? null : (
          <>
            <p>{t.hit(hit.length)}</p>
            <ul className="diary-hit">
              {hit.map(({ Id, Number: number, Customer, Town }) => (
                <li key={Id}>{t.hitLine(number, Customer, Town)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Refusal error={send.error} />
    </FormDialog>
  );
}

/** Who is away on the days that are shown, and who is back. */
export function Away({ absences }: { readonly absences: DiaryDays['Absences'] }) {
  const today = useToday();
  const end = useMutation({
    meta: { invalidates: diaryMutationMeta.invalidates },
    mutationFn: (Id: string) => officeClient.diary.endAbsence.mutate({ Id }),
  });
  if (absences.length === 0) return null;
  return (
    <section aria-label={diaryMessages.awayTitle}>
      <h3>{diaryMessages.awayTitle}</h3>
      <ul className="diary-away-list">
        {absences.map(({ Id, Who, FirstDay, LastDay, Reason }) => {
          const names = Who.map(({ Name }) => Name).join(', ');
          const days = diaryMessages.range(dayText(FirstDay, today), dayText(LastDay, today));
          return (
            <li key={Id}>
              <span>{diaryMessages.awayFrom(names, days, Reason)}</span>
              <Button
                scale="row"
                look="quiet"
                busy={end.isPending}
                aria-label={diaryMessages.backThis(names)}
                onClick={() => !end.isPending && end.mutate(Id)}
              >
                {diaryMessages.back}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
