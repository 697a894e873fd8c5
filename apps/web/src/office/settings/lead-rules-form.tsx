import { leadReasons, mostWorksDays } from '@door/domain/catalogue/rows/works-settings';
import { recordOf } from '@door/domain/lib/records';
import { Field } from '@door/ui/field';
import { SwitchRow } from '@door/ui/switch-row';
import { showToast } from '../../shared/toasts/toasts.ts';
import { settingsMessages } from '../messages/settings.ts';
import { PartForm } from './part-form.tsx';
import { ReadRow } from './settings-rows.tsx';
import { useSaveLeadRules, type WireSettings } from './use-settings.ts';
import { useTypedValues } from './use-typed-values.ts';
import { isOn, leadDaysIn, leadValuesOf, switchedTo, worksText } from './works-values.ts';

const { promises: t, fields, saved } = settingsMessages;

interface LeadRulesFormProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** How many open days the works need for what a door has, each rule by itself, and whether it counts. */
export function LeadRulesForm({ settings, isEditable }: LeadRulesFormProps) {
  const stored = leadValuesOf(settings);
  const form = useTypedValues('lead-rules', stored);
  const { values, change, settle } = form;
  const save = useSaveLeadRules();
  const problemOf = (value: string) => (leadDaysIn(value) === undefined ? t.wrong(mostWorksDays) : undefined);
  const submit = () => {
    const onSuccess = () => {
      settle(values);
      showToast('success', saved);
    };
    const LeadRules = recordOf(leadReasons, (reason) => {
      const days = leadDaysIn(values[reason]);
      return days === undefined ? settings.LeadRules[reason] : days;
    });
    save.mutate({ Version: settings.Version, LeadRules }, { onSuccess });
  };
  return (
    <PartForm
      title={t.leadRules}
      about={t.leadAbout}
      form={form}
      stored={stored}
      textOf={worksText}
      isEditable={isEditable}
      isSaving={save.isPending}
      hasProblems={leadReasons.some((reason) => problemOf(values[reason]) !== undefined)}
      onSave={submit}
    >
      {isEditable ? (
        <div className="settings-leads">
          <p aria-hidden="true">
            <span>{t.openDays}</span>
          </p>
          {leadReasons.map((reason) => (
            <div key={reason} role="group" aria-label={fields[reason]}>
              <SwitchRow
                name={fields[reason]}
                on={isOn(values[reason])}
                onChange={(on) => change({ [reason]: switchedTo(reason, on, stored) })}
              />
              {isOn(values[reason]) ? (
                <Field
                  label={t.openDays}
                  inputMode="numeric"
                  maxLength={6}
                  value={values[reason]}
                  error={problemOf(values[reason])}
                  onChange={(days) => change({ [reason]: days })}
                />
              ) : null}
            </div>
          ))}
        </div>
      ) : (
        leadReasons.map((reason) => (
          <ReadRow key={reason} label={fields[reason]} value={worksText(reason, stored[reason])} />
        ))
      )}
    </PartForm>
  );
}
