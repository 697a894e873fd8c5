import { keysOf, recordOf } from '@door/domain/lib/records';
import { clockText, diarySkills, resourceKinds, usualWorks } from '@door/domain/selling/visit/diary';
import { Check, Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { diaryMutationMeta } from '../diary/diary-wire.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { Refusal } from '../layout/refusal.tsx';
import { SelectField } from '../layout/select-field.tsx';
import { diaryMessages } from '../messages/diary.ts';
import { officeClient, type OfficeInputs, type OfficeOutputs } from '../queries/office-client.ts';
import { useAttempts } from '../queries/use-attempts.ts';
import { useAssignees } from '../queries/use-me.ts';

const { people: t } = diaryMessages;

type Resource = OfficeOutputs['diary']['resources']['Resources'][number];
type Works = OfficeInputs['diary']['updateResource']['Works'];

const usual: Works = Object.entries(usualWorks).map(([weekday, { from, to }]) => ({
  Weekday: Number(weekday),
  From: clockText(from),
  To: clockText(to),
}));

/** The hours of each weekday as they are typed: `08:00–16:30`; '' is one off. */
const hoursOf = (works: Works): readonly string[] =>
  t.weekdays.map((_, at) => {
    const day = works.find(({ Weekday }) => Weekday === at + 1);
    return day ? t.hours(day.From, day.To) : '';
  });

const clock = '((?:[01]\\d|2[0-3]):[0-5]\\d)';
const hoursPattern = new RegExp(`^${clock}\\s*[-–]\\s*${clock}$`);

/** The hours of a weekday as they are saved; null: it is off; undefined: these are no hours. */
function hoursIn(typed: string): Omit<Works[number], 'Weekday'> | null | undefined {
  if (typed.trim() === '') return null;
  const [, From = '', To = ''] = hoursPattern.exec(typed.trim()) ?? [];
  return From < To ? { From, To } : undefined;
}

/** null: nothing was typed; undefined: that is no number. */
const sizeIn = (typed: string): number | null | undefined => {
  if (typed.trim() === '') return null;
  return /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : undefined;
};

const sizes = keysOf(t.sizes);

interface ResourceDialogProps {
  /** null: a new one. */
  readonly resource: Resource | null;
  onClose(): void;
}

/** A person, a van or a tool: what each can do, and when. */
export function ResourceDialog({ resource, onClose }: ResourceDialogProps) {
  const [kind, setKind] = useState<Resource['Kind']>(resource?.Kind ?? 'person');
  const [name, setName] = useState(resource?.Name ?? '');
  const [skills, setSkills] = useState<Resource['Skills']>(resource?.Skills ?? ['fit']);
  const [hours, setHours] = useState(hoursOf(resource?.Works ?? usual));
  const [typed, setTyped] = useState(() => recordOf(sizes, (size) => String(resource?.[size] ?? '')));
  const [account, setAccount] = useState(resource?.AccountId ?? '');
  const [isGone, setIsGone] = useState(resource?.IsRetired ?? false);
  const [isTried, setIsTried] = useState(false);
  const attempts = useAttempts();
  const people = useAssignees(resource?.AccountId ?? null);
  const isVan = kind === 'van';
  const isWrong =
    name.trim() === '' ||
    hours.some((each) => hoursIn(each) === undefined) ||
    sizes.some((size) => sizeIn(typed[size]) === undefined);
  const saved = recordOf(sizes, (size) => (isVan ? (sizeIn(typed[size]) ?? null) : null));
  const save = useMutation({
    meta: diaryMutationMeta,
    mutationFn: () =>
      officeClient.diary.updateResource.mutate({
        Id: resource?.Id ?? attempts.of('resource'),
        Kind: kind,
        Name: name.trim(),
        Skills: isVan ? [] : skills,
        Works: hours.flatMap((each, at) => {
          const read = hoursIn(each);
          return read ? [{ Weekday: at + 1, From: read.From, To: read.To }] : [];
        }),
        LengthMm: saved.LengthMm,
        CarriesKg: saved.CarriesKg,
        Places: saved.Places,
        IsRetired: isGone,
        AccountId: kind === 'person' && account !== '' ? account : null,
      }),
    onSuccess: onClose,
  });
  const submit = () => {
    setIsTried(true);
    if (!isWrong) save.mutate();
  };
  const errorOf = (isBad: boolean, text: string) => (isTried && isBad ? text : undefined);
  return (
    <FormDialog
      title={resource === null ? t.addResource : t.editThis(resource.Name)}
      width={480}
      doIt={t.save}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t.kind}
        value={kind}
        choices={resourceKinds.map((value) => ({ value, label: t.kinds[value] }))}
        onChange={(chosen) => setKind(chosen)}
      />
      <Field
        label={t.name}
        value={name}
        maxLength={60}
        error={errorOf(name.trim() === '', t.noName)}
        onChange={setName}
      />
      {kind === 'person' ? (
        <SelectField
          label={t.account}
          value={account}
          choices={[
            { value: '', label: t.noAccount },
            ...people.map(({ UserId, Name }) => ({ value: UserId, label: Name })),
          ]}
          onChange={setAccount}
        />
      ) : null}
      {isVan ? (
        sizes.map((size) => (
          <Field
            key={size}
            label={t.sizes[size]}
            value={typed[size]}
            optional
            inputMode="numeric"
            maxLength={5}
            error={errorOf(sizeIn(typed[size]) === undefined, t.noNumber)}
            onChange={(value) => setTyped({ ...typed, [size]: value })}
          />
        ))
      ) : (
        <fieldset className="diary-who">
          <legend>{t.canDo}</legend>
          {diarySkills.map((skill) => (
            <Check
              key={skill}
              kind="checkbox"
              checked={skills.includes(skill)}
              onChange={(can) => setSkills([...skills.filter((each) => each !== skill), ...(can ? [skill] : [])])}
            >
              {t.skills[skill]}
            </Check>
          ))}
        </fieldset>
      )}
      <fieldset className="diary-who">
        <legend>{t.works}</legend>
        {t.weekdays.map((weekday, at) => (
          <Field
            key={weekday}
            label={weekday}
            value={hours[at] ?? ''}
            optional
            maxLength={13}
            error={errorOf(hoursIn(hours[at] ?? '') === undefined, t.noHours)}
            onChange={(value) => setHours(hours.with(at, value))}
          />
        ))}
      </fieldset>
      {resource === null ? null : (
        <Check kind="checkbox" checked={isGone} onChange={setIsGone}>
          {t.gone}
        </Check>
      )}
      <Refusal error={save.error} />
    </FormDialog>
  );
}
