import { clockText } from '@door/domain/selling/visit/diary';
import { isWaiting } from '@door/domain/selling/visit/job-cycle';
import { visitStarts } from '@door/domain/selling/visit/offer-slots';
import { Button } from '@door/ui/button';
import { Field } from '@door/ui/field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText } from '../../shared/text/dates.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { DateField } from '../layout/date-field.tsx';
import { FormDialog } from '../layout/form-dialog.tsx';
import { ReasonDialog } from '../layout/reason-dialog.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { useToday } from '../layout/use-now.ts';
import { diaryMessages } from '../messages/diary.ts';
import { officeClient } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';
import { QueryResult } from '../queries/query-result.tsx';
import { type DiaryJob, diaryMutationMeta, type DiaryVisit, type Place } from './diary-wire.ts';
import './diary.css';

const { book: t, dropBack } = diaryMessages;

/** When a visit may begin by hand: each half hour from six to eight in the evening. */
const starts = Array.from({ length: 29 }, (_, at) => clockText(360 + 30 * at));

/** As many free times as stand in the dialog. */
const mostShown = 6;

interface BookDialogProps {
  readonly job: DiaryJob;
  /** Where it was dropped, or where it stands; absent: the first time that is free. */
  readonly at?: Partial<Place> | undefined;
  onClose(): void;
}

/** Books a visit that waits, or moves one that is booked. What was typed stays where somebody is taken; the free times are then new. */
export function BookDialog({ job: given, at, onClose }: BookDialogProps) {
  const slots = useQuery({
    ...trpc.diary.slots.queryOptions({ Id: given.Id }),
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
  const { data: people } = useQuery(trpc.diary.resources.queryOptions());
  const teams = (people?.Teams ?? []).filter(({ IsRetired }) => !IsRetired);
  const [typed, setTyped] = useState<Partial<Place>>(at ?? {});
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const today = useToday();
  const free = slots.data?.Slots.slice(0, mostShown) ?? [];
  const job = slots.data?.Job ?? given;
  const isNew = isWaiting(given.State);
  const [first] = at === undefined ? free : [];
  const place: Place = {
    teamId: typed.teamId ?? first?.TeamId ?? teams[0]?.Id ?? '',
    day: typed.day ?? first?.Day ?? '',
    start: typed.start ?? first?.Start ?? clockText(visitStarts[0] ?? 0),
  };
  const send = useMutation({
    meta: diaryMutationMeta,
    mutationFn: (wanted: Place) => {
      const sent = {
        Id: job.Id,
        LastUpdated: job.LastUpdated,
        TeamId: wanted.teamId,
        Day: wanted.day,
        Start: wanted.start,
      };
      if (isNew) return officeClient.diary.book.mutate(sent);
      return officeClient.diary.rebook.mutate({ ...sent, Reason: reason.trim() });
    },
    onSuccess: ({ Number: number }) => {
      showToast('success', t.booked(number));
      onClose();
    },
  });
  const isWithout = !isNew && reason.trim() === '';
  const submit = () => {
    setIsTried(true);
    setTyped(place);
    if (place.day !== '' && place.teamId !== '' && !isWithout) send.mutate(place);
  };
  return (
    <FormDialog
      title={isNew ? t.title(job.Number) : t.moveTitle(job.Number)}
      width={480}
      doIt={isNew ? t.doBook : t.doMove}
      busy={send.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Needs job={job} />
      <QueryResult query={slots}>
        {() => (
          <section className="diary-free" aria-label={t.free}>
            <h3>{t.free}</h3>
            {free.length === 0 ? <p className="office-hint">{t.nothingFree}</p> : null}
            {free.map(({ TeamId, Team, Day, Start }) => (
              <Button
                key={`${Day} ${Start}`}
                scale="row"
                aria-pressed={TeamId === place.teamId && Day === place.day && Start === place.start}
                onClick={() => setTyped({ teamId: TeamId, day: Day, start: Start })}
              >
                {t.slot(dayText(Day, today), Start, Team)}
              </Button>
            ))}
          </section>
        )}
      </QueryResult>
      <SelectField
        label={t.team}
        value={place.teamId}
        choices={teams.map(({ Id, Name }) => ({ value: Id, label: Name }))}
        onChange={(teamId) => setTyped({ ...place, teamId })}
      />
      <DateField
        label={t.day}
        value={place.day}
        error={isTried && place.day === '' ? t.noDay : undefined}
        onChange={(day) => setTyped({ ...place, day })}
      />
      <SelectField
        label={t.start}
        value={place.start}
        choices={starts.map((start) => ({ value: start, label: start }))}
        onChange={(start) => setTyped({ ...place, start })}
      />
      {isNew ? null : (
        <Field
          label={diaryMessages.reason}
          value={reason}
          maxLength={500}
          error={isTried && isWithout ? diaryMessages.noReason : undefined}
          onChange={setReason}
        />
      )}
      <Refusal error={send.error} />
    </FormDialog>
  );
}

/** Whose doors they are, and what fitting them takes. */
const Needs = ({ job }: { readonly job: DiaryJob }) => (
  <p>
    {t.who({ Customer: job.Customer, Town: job.Town, what: diaryMessages.toBook.what(job) })}
    <br />
    {t.needs(
      job.Persons,
      [...job.Skills.map((skill) => t.skills[skill]), ...job.Tools.map((tool) => t.tools[tool])].filter(
        (each) => each !== '',
      ),
    )}
  </p>
);

interface RebookDialogProps {
  readonly visit: DiaryVisit;
  onClose(): void;
}

/** Moves a visit from where it stands. */
export const RebookDialog = ({ visit: { Job, TeamId, Day, From }, onClose }: RebookDialogProps) => (
  <BookDialog job={Job} at={{ teamId: TeamId, day: Day, start: From }} onClose={onClose} />
);

interface DropBackProps {
  readonly job: DiaryJob;
  onClose(): void;
}

/** Takes a visit out of the diary, to be booked again. */
export function DropBack({ job: { Id, LastUpdated, Number: number }, onClose }: DropBackProps) {
  const drop = useMutation({
    meta: { invalidates: diaryMutationMeta.invalidates },
    mutationFn: (Reason: string) => officeClient.diary.dropBack.mutate({ Id, LastUpdated, Reason }),
    onSuccess: () => {
      showToast('success', dropBack.done(number));
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={dropBack.title(number)}
      label={diaryMessages.reason}
      missing={diaryMessages.noReason}
      doIt={dropBack.doIt}
      busy={drop.isPending}
      onGive={drop.mutate}
      onClose={onClose}
    />
  );
}
