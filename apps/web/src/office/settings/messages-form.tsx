import { isQuietOverNight, isReviewUrl, messageLanguages } from '@door/domain/catalogue/rows/message-settings';
import { Check, Field } from '@door/ui/field';
import { SelectField } from '../layout/select-field.tsx';
import { customerMessages as t } from '../messages/customer-messages.ts';
import { settingsMessages } from '../messages/settings.ts';
import { smsMessages } from '../messages/sms.ts';
import { officeClient } from '../queries/office-client.ts';
import { MessageTexts } from './message-texts.tsx';
import { PartForm } from './part-form.tsx';
import { Pair, Section } from './section.tsx';
import { SmsSettings } from './sms-form.tsx';
import type { WireSettings } from './use-settings.ts';

const { fields: labels, on, off } = settingsMessages;

interface MessageSettingsProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** What customers are mailed of their order, and when. */
export const MessageSettings = ({ settings, isEditable }: MessageSettingsProps) => (
  <div className="settings-business">
    <Section title={t.when} about={t.whenAbout}>
      <QuietForm settings={settings} isEditable={isEditable} />
    </Section>
    <Section title={t.texts} about={t.textsAbout}>
      <MessageTexts language={settings.MessageLanguage} isEditable={isEditable} />
    </Section>
    {isEditable ? (
      <Section title={smsMessages.title} about={smsMessages.about}>
        <SmsSettings />
      </Section>
    ) : null}
  </div>
);

type QuietField = 'QuietFrom' | 'QuietUntil' | 'QuietSundays' | 'MessageLanguage' | 'ReviewUrl';
/** As they are typed; the switch as the history of settings writes it. */
type QuietValues = Readonly<Record<QuietField, string>>;

function textOf(field: QuietField, value: string): string {
  if (field === 'QuietSundays') return value === 'true' ? on : off;
  return field === 'MessageLanguage' ? (t.languages.find((each) => each.value === value)?.label ?? value) : value;
}

function problemOf(field: QuietField, { QuietFrom, QuietUntil, ReviewUrl }: QuietValues): string | undefined {
  const review = ReviewUrl.trim();
  if (field === 'ReviewUrl') return review === '' || isReviewUrl(review) ? undefined : t.wrongReview;
  if (field !== 'QuietFrom' && field !== 'QuietUntil') return undefined;
  return isQuietOverNight(QuietFrom.trim(), QuietUntil.trim()) ? undefined : t.wrongHours;
}

const QuietForm = ({ settings, isEditable }: MessageSettingsProps) => (
  <PartForm<QuietField>
    kind="messages"
    title={t.quiet}
    stored={{
      QuietFrom: settings.QuietFrom,
      QuietUntil: settings.QuietUntil,
      QuietSundays: String(settings.QuietSundays),
      MessageLanguage: settings.MessageLanguage,
      ReviewUrl: settings.ReviewUrl,
    }}
    isEditable={isEditable}
    textOf={textOf}
    problemOf={problemOf}
    save={({ QuietFrom, QuietUntil, QuietSundays, MessageLanguage, ReviewUrl }) =>
      officeClient.settings.updateMessages.mutate({
        Version: settings.Version,
        QuietFrom: QuietFrom.trim(),
        QuietUntil: QuietUntil.trim(),
        QuietSundays: QuietSundays === 'true',
        ReviewUrl: ReviewUrl.trim(),
        MessageLanguage: messageLanguages.find((each) => each === MessageLanguage) ?? 'en',
      })
    }
  >
    {({ values, change, problemOf: problem }) => (
      <>
        <Pair>
          {(['QuietFrom', 'QuietUntil'] as const).map((name) => (
            <Field
              key={name}
              label={labels[name]}
              maxLength={5}
              value={values[name]}
              error={problem(name)}
              onChange={(time) => change(name, time)}
            />
          ))}
        </Pair>
        <Check
          kind="checkbox"
          checked={values.QuietSundays === 'true'}
          onChange={(isQuiet) => change('QuietSundays', String(isQuiet))}
        >
          {labels.QuietSundays}
        </Check>
        <SelectField<string>
          label={labels.MessageLanguage}
          value={values.MessageLanguage}
          choices={t.languages}
          hint={t.languageHint}
          onChange={(language) => change('MessageLanguage', language)}
        />
        <Field
          label={labels.ReviewUrl}
          optional
          maxLength={500}
          hint={t.reviewHint}
          value={values.ReviewUrl}
          error={problem('ReviewUrl')}
          onChange={(url) => change('ReviewUrl', url)}
        />
      </>
    )}
  </PartForm>
);
