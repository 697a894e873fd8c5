import {
  defaultWorksSettings,
  type LeadReason,
  leadReasons,
  worksDaysIn,
} from '@door/domain/catalogue/rows/works-settings';
import { recordOf } from '@door/domain/lib/records';
import { settingsMessages } from '../messages/settings.ts';
import type { WireSettings } from './use-settings.ts';

const { promises: t, off } = settingsMessages;

/** The days that a promised date counts with, in the order of their fields. */
export const dayFields = ['PlanDays', 'SurveyDays', 'DepositDays', 'TransitDays', 'FitAfter'] as const;

/** As they are typed; the weekdays as the history of settings writes them: `2, 4`. */
export type TransportValues = Readonly<Record<(typeof dayFields)[number] | 'TransportDays', string>>;

export const transportValuesOf = (settings: WireSettings): TransportValues => ({
  TransportDays: weekdaysText(settings.TransportDays),
  ...recordOf(dayFields, (name) => String(settings[name])),
});

const weekdaysText = (weekdays: readonly number[]): string => weekdays.join(', ');

export const weekdaysIn = (text: string): readonly number[] => [...text.matchAll(/[1-7]/g)].map(([day]) => Number(day));

export const withWeekday = (text: string, weekday: number, isIn: boolean): string => {
  const others = weekdaysIn(text).filter((day) => day !== weekday);
  return weekdaysText(isIn ? [...others, weekday].toSorted((one, other) => one - other) : others);
};

/** The open days of each rule as they are typed, or `off`. */
export type LeadValues = Readonly<Record<LeadReason, string>>;

const isOff = 'off';

export const leadValuesOf = ({ LeadRules }: WireSettings): LeadValues =>
  recordOf(leadReasons, (reason) => String(LeadRules[reason] ?? isOff));

export const isOn = (value: string): boolean => value !== isOff;

/** A rule that is switched on begins with the days that it has, or else with those of a new supplier. */
export const switchedTo = (reason: LeadReason, on: boolean, stored: LeadValues): string => {
  if (!on) return isOff;
  return isOn(stored[reason]) ? stored[reason] : String(defaultWorksSettings.leadRules[reason] ?? 0);
};

/** The days of a rule as they are saved; undefined: they cannot be. */
export const leadDaysIn = (value: string): number | null | undefined => (isOn(value) ? worksDaysIn(value) : null);

export const isLeadReason = (field: string): field is LeadReason => leadReasons.some((reason) => reason === field);

/** A value of these forms as a person reads it in a list of changes. */
export function worksText(field: keyof TransportValues | LeadReason, value: string): string {
  if (field === 'TransportDays') {
    const named = weekdaysIn(value).map((day) => t.weekdays[day - 1]);
    return named.length === 0 ? t.everyDay : named.join(', ');
  }
  if (!isLeadReason(field) || value === '') return value;
  return isOn(value) ? t.days(value) : off;
}

/** A value as the history of settings has it, in words: there a rule that is off is an empty text. */
export function recordedText(field: string, value: string): string {
  if (field === 'TransportDays') return worksText(field, value);
  return isLeadReason(field) ? worksText(field, value === '' ? isOff : value) : value;
}
