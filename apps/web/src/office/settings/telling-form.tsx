import { isClockTime } from '@door/domain/catalogue/rows/works-settings';
import { Check, Field } from '@door/ui/field';
import { officeClient } from '../queries/office-client.ts';
import { settingsMessages } from '../messages/settings.ts';
import { PartForm } from './part-form.tsx';
import type { WireSettings } from './use-settings.ts';

const { promises: t, fields: labels, hints, on, off } = settingsMessages;

interface TellingFormProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

const switches = ['MailMoves', 'ShowKept'] as const;

/** As they are typed; the switches as the history of settings writes them. */
type TellingValues = Readonly<Record<'TellAt' | (typeof switches)[number], string>>;

const isOn = (value: string): boolean => value === 'true';

const textOf = (field: keyof TellingValues, value: string): string => {
  if (field === 'TellAt') return value;
  return isOn(value) ? on : off;
};

const problemOf = (field: keyof TellingValues, { TellAt }: TellingValues): string | undefined =>
  field !== 'TellAt' || isClockTime(TellAt.trim()) ? undefined : t.wrongTime;

/** When customers are told that a promised date has moved, whether they get mails about it, and whether they read how dates were kept. */
export const TellingForm = ({ settings, isEditable }: TellingFormProps) => (
  <PartForm
    kind="telling"
    title={t.telling}
    stored={{
      TellAt: settings.TellAt,
      MailMoves: String(settings.MailMoves),
      ShowKept: String(settings.ShowKept),
    }}
    isEditable={isEditable}
    textOf={textOf}
    problemOf={problemOf}
    save={({ TellAt, MailMoves, ShowKept }) =>
      officeClient.settings.updateTelling.mutate({
        Version: settings.Version,
        TellAt: TellAt.trim(),
        MailMoves: isOn(MailMoves),
        ShowKept: isOn(ShowKept),
      })
    }
  >
    {(fields) => (
      <>
        <Field
          label={labels.TellAt}
          hint={hints.TellAt}
          maxLength={5}
          value={fields.values.TellAt}
          error={fields.problemOf('TellAt')}
          onChange={(time) => fields.change('TellAt', time)}
        />
        {switches.map((field) => (
          <Check
            key={field}
            kind="checkbox"
            checked={isOn(fields.values[field])}
            note={hints[field]}
            onChange={(isChosen) => fields.change(field, String(isChosen))}
          >
            {labels[field]}
          </Check>
        ))}
      </>
    )}
  </PartForm>
);
