import { mostWorksDays, worksDaysIn } from '@door/domain/catalogue/rows/works-settings';
import { Check, Field } from '@door/ui/field';
import { useId } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { settingsMessages } from '../messages/settings.ts';
import { PartForm } from './part-form.tsx';
import { Pair } from './section.tsx';
import { ReadRow } from './settings-rows.tsx';
import { useSaveTransport, type WireSettings } from './use-settings.ts';
import { useTypedValues } from './use-typed-values.ts';
import { dayFields, transportValuesOf, weekdaysIn, withWeekday, worksText } from './works-values.ts';

const { promises: t, fields, hints, saved } = settingsMessages;

interface TransportFormProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** The weekdays on which doors leave, and the days that a promised date counts before and after the works. */
export function TransportForm({ settings, isEditable }: TransportFormProps) {
  const stored = transportValuesOf(settings);
  const form = useTypedValues('transport', stored);
  const { values, change, settle } = form;
  const save = useSaveTransport();
  const problemOf = (value: string) => (worksDaysIn(value) === undefined ? t.wrong(mostWorksDays) : undefined);
  const submit = () => {
    const days = (name: (typeof dayFields)[number]) => worksDaysIn(values[name]) ?? settings[name];
    const sent = {
      Version: settings.Version,
      Weekdays: [...weekdaysIn(values.TransportDays)],
      PlanDays: days('PlanDays'),
      SurveyDays: days('SurveyDays'),
      DepositDays: days('DepositDays'),
      TransitDays: days('TransitDays'),
      FitAfter: days('FitAfter'),
    };
    const onSuccess = () => {
      settle(values);
      showToast('success', saved);
    };
    save.mutate(sent, { onSuccess });
  };
  return (
    <PartForm
      title={t.transport}
      form={form}
      stored={stored}
      textOf={worksText}
      isEditable={isEditable}
      isSaving={save.isPending}
      hasProblems={dayFields.some((name) => problemOf(values[name]) !== undefined)}
      onSave={submit}
    >
      {isEditable ? (
        <>
          <Weekdays value={values.TransportDays} onChange={(TransportDays) => change({ TransportDays })} />
          <Pair>
            {dayFields.map((name) => (
              <Field
                key={name}
                label={fields[name]}
                inputMode="numeric"
                maxLength={6}
                hint={hints[name]}
                value={values[name]}
                error={problemOf(values[name])}
                onChange={(days) => change({ [name]: days })}
              />
            ))}
          </Pair>
        </>
      ) : (
        (['TransportDays', ...dayFields] as const).map((name) => (
          <ReadRow key={name} label={fields[name]} value={worksText(name, stored[name])} />
        ))
      )}
    </PartForm>
  );
}

interface WeekdaysProps {
  readonly value: string;
  onChange(value: string): void;
}

function Weekdays({ value, onChange }: WeekdaysProps) {
  const id = useId();
  const chosen = weekdaysIn(value);
  return (
    <fieldset className="settings-weekdays" aria-describedby={id}>
      <legend>{fields.TransportDays}</legend>
      <p className="settings-note" id={id}>
        {hints.TransportDays}
      </p>
      <div>
        {t.weekdays.map((name, at) => (
          <Check
            key={name}
            kind="checkbox"
            checked={chosen.includes(at + 1)}
            onChange={(isIn) => onChange(withWeekday(value, at + 1, isIn))}
          >
            {name}
          </Check>
        ))}
      </div>
    </fieldset>
  );
}
