import {
  areLiftsInOrder,
  type VisitNumber,
  visitNumberNames,
  visitNumbers,
} from '@door/domain/catalogue/rows/visit-settings';
import { wholeNumberIn } from '@door/domain/catalogue/rows/works-settings';
import { recordOf } from '@door/domain/lib/records';
import { diaryMessages } from '../messages/diary.ts';
import { settingsMessages } from '../messages/settings.ts';
import { officeClient } from '../queries/office-client.ts';
import { NumberFields, PartForm } from './part-form.tsx';
import { Section } from './section.tsx';
import type { WireSettings } from './use-settings.ts';

const { numbers: t } = diaryMessages;

type Typed = Readonly<Record<VisitNumber, string>>;

const numberIn = (values: Typed, name: VisitNumber) => wholeNumberIn(values[name], visitNumbers[name]);

function problemOf(name: VisitNumber, values: Typed): string | undefined {
  const { least, most } = visitNumbers[name];
  if (numberIn(values, name) === undefined) return settingsMessages.promises.wrong(most, least);
  if (name !== 'lift-by-two') return undefined;
  const [alone, two] = [numberIn(values, 'lift-alone'), numberIn(values, 'lift-by-two')];
  if (alone === undefined || two === undefined) return undefined;
  return areLiftsInOrder({ 'lift-alone': alone, 'lift-by-two': two }) ? undefined : t.lifts;
}

interface FormProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** How long visits take, and how heavy what people carry may be. */
export const VisitNumbersForm = ({ settings, isEditable }: FormProps) => (
  <div className="settings-business">
    <Section title={t.title} about={t.about}>
      <PartForm<VisitNumber>
        kind="visits"
        title={t.form}
        stored={recordOf(visitNumberNames, (name) => String(settings.VisitNumbers[name]))}
        isEditable={isEditable}
        textOf={(_, value) => value}
        problemOf={problemOf}
        save={(values) =>
          officeClient.settings.updateVisits.mutate({
            Version: settings.Version,
            VisitNumbers: recordOf(visitNumberNames, (name) => Number(values[name])),
          })
        }
      >
        {(fields) => <NumberFields names={visitNumberNames} fields={fields} maxLength={3} />}
      </PartForm>
    </Section>
  </div>
);
