import { isClockTime } from '@door/domain/catalogue/rows/works-settings';
import { Check, Field } from '@door/ui/field';
import { showToast } from '../../shared/toasts/toasts.ts';
import { settingsMessages } from '../messages/settings.ts';
import { PartForm } from './part-form.tsx';
import { ReadRow } from './settings-rows.tsx';
import { useSaveTelling, type WireSettings } from './use-settings.ts';
import { useTypedValues } from './use-typed-values.ts';

const { promises: t, fields, hints, saved, on, off } = settingsMessages;

interface TellingFormProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** As they are typed; the switch as the history of settings writes it. */
type TellingValues = Readonly<Record<'TellAt' | 'MailMoves', string>>;

const isOn = (value: string): boolean => value === 'true';

const textOf = (field: keyof TellingValues, value: string): string => {
  if (field === 'TellAt') return value;
  return isOn(value) ? on : off;
};

/** When customers are told that a promised date has moved, and whether they get mails about it. */
export function TellingForm({ settings, isEditable }: TellingFormProps) {
  const stored: TellingValues = { TellAt: settings.TellAt, MailMoves: String(settings.MailMoves) };
  const form = useTypedValues('telling', stored);
  const { values, change, settle } = form;
  const save = useSaveTelling();
  const problem = isClockTime(values.TellAt.trim()) ? undefined : t.wrongTime;
  const submit = () => {
    const sent = { Version: settings.Version, TellAt: values.TellAt.trim(), MailMoves: isOn(values.MailMoves) };
    const onSuccess = () => {
      settle(values);
      showToast('success', saved);
    };
    save.mutate(sent, { onSuccess });
  };
  return (
    <PartForm
      title={t.telling}
      form={form}
      stored={stored}
      textOf={textOf}
      isEditable={isEditable}
      isSaving={save.isPending}
      hasProblems={problem !== undefined}
      onSave={submit}
    >
      {isEditable ? (
        <>
          <Field
            label={fields.TellAt}
            hint={hints.TellAt}
            maxLength={5}
            value={values.TellAt}
            error={problem}
            onChange={(TellAt) => change({ TellAt })}
          />
          <Check
            kind="checkbox"
            checked={isOn(values.MailMoves)}
            note={hints.MailMoves}
            onChange={(isMailed) => change({ MailMoves: String(isMailed) })}
          >
            {fields.MailMoves}
          </Check>
        </>
      ) : (
        (['TellAt', 'MailMoves'] as const).map((name) => (
          <ReadRow key={name} label={fields[name]} value={textOf(name, stored[name])} />
        ))
      )}
    </PartForm>
  );
}
