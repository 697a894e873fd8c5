import { type LeadReason, leadReasons, mostWorksDays } from '@door/domain/catalogue/rows/works-settings';
import { recordOf } from '@door/domain/lib/records';
import { Check, Field } from '@door/ui/field';
import { SwitchRow } from '@door/ui/switch-row';
import { officeClient } from '../queries/office-client.ts';
import { settingsMessages } from '../messages/settings.ts';
import { PartForm } from './part-form.tsx';
import type { WireSettings } from './use-settings.ts';
import {
  isLeadReason,
  isOn,
  leadDaysIn,
  type LeadValues,
  leadValuesOf,
  switchedTo,
  untilVendorsIn,
  withUntilVendors,
  worksText,
} from './works-values.ts';

const { promises: t, fields: labels } = settingsMessages;

interface LeadRulesFormProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

const problemOf = (field: LeadReason | 'LeadUntilVendors', values: LeadValues): string | undefined =>
  isLeadReason(field) && leadDaysIn(values[field]) === undefined ? t.wrong(mostWorksDays) : undefined;

/** How many open days the works need for what a door has, each rule by itself, and whether it counts. */
export function LeadRulesForm({ settings, isEditable }: LeadRulesFormProps) {
  const stored = leadValuesOf(settings);
  return (
    <PartForm
      kind="lead-rules"
      title={t.leadRules}
      about={t.leadAbout}
      stored={stored}
      isEditable={isEditable}
      textOf={worksText}
      problemOf={problemOf}
      save={(values) =>
        officeClient.settings.updateLeadRules.mutate({
          Version: settings.Version,
          LeadRules: recordOf(leadReasons, (reason) => {
            const days = leadDaysIn(values[reason]);
            return days === undefined ? settings.LeadRules[reason] : days;
          }),
          UntilVendors: untilVendorsIn(values.LeadUntilVendors),
        })
      }
    >
      {({ values, change, problemOf }) => (
        <div className="settings-leads">
          <p aria-hidden="true">
            <span>{t.openDays}</span>
          </p>
          {leadReasons.map((reason) => (
            <div key={reason} role="group" aria-label={labels[reason]}>
              <SwitchRow
                name={labels[reason]}
                on={isOn(values[reason])}
                onChange={(on) => change(reason, switchedTo(reason, on, stored))}
              />
              {isOn(values[reason]) ? (
                <>
                  <Field
                    label={t.openDays}
                    inputMode="numeric"
                    maxLength={6}
                    value={values[reason]}
                    error={problemOf(reason)}
                    onChange={(days) => change(reason, days)}
                  />
                  <Check
                    kind="checkbox"
                    checked={untilVendorsIn(values.LeadUntilVendors).includes(reason)}
                    onChange={(isIt) =>
                      change('LeadUntilVendors', withUntilVendors(values.LeadUntilVendors, reason, isIt))
                    }
                  >
                    {t.untilVendors}
                  </Check>
                </>
              ) : null}
            </div>
          ))}
        </div>
      )}
    </PartForm>
  );
}
