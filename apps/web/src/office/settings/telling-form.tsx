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

/** As they are typed; the switch as the history of settings writes it. */
type TellingValues = Readonly<Record<'TellAt' | 'MailMoves', string>>;

const isOn = (value: string): boolean => value === 'true';

const textOf = (field: keyof TellingValues, value: string): string => {
  if (field === 'TellAt') return value;
  return isOn(value) ? on : off;
};

const problemOf = (field: keyof TellingValues, { TellAt }: TellingValues): string | undefined =>
  field === 'MailMoves' || isClockTime(TellAt.trim()) ? undefined : t.wrongTime;

/** When customers are told that a promised date has moved, and whether they get mails about it. */
export const TellingForm = ({ settings, isEditable }: TellingFormProps) => (
  <PartForm
    kind="telling"
    title={t.telling}
    stored={{ TellAt: settings.TellAt, MailMoves: String(settings.MailMoves) }}
    isEditable={isEditable}
    textOf={textOf}
    problemOf={problemOf}
    save={({ TellAt, MailMoves }) =>
      officeClient.settings.updateTelling.mutate({
        Version: settings.Version,
        TellAt: TellAt.trim(),
        MailMoves: isOn(MailMoves),
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
        <Check
          kind="checkbox"
          checked={isOn(fields.values.MailMoves)}
          note={hints.MailMoves}
          onChange={(isMailed) => fields.change('MailMoves', String(isMailed))}
        >
          {labels.MailMoves}
        </Check>
      </>
    )}
  </PartForm>
);
