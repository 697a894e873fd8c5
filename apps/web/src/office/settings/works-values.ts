import {
  areStagesInOrder,
  defaultWorksSettings,
  floorLimits,
  type LeadReason,
  leadReasons,
  longestTransportReason,
  mayBeTransport,
  mostExtraTransports,
  mostWorksDays,
  wholeNumberIn,
  worksDaysIn,
} from '@door/domain/catalogue/rows/works-settings';
import { daysAfter } from '@door/domain/lib/open-days';
import { keysOf, recordOf } from '@door/domain/lib/records';
import { settingsMessages } from '../messages/settings.ts';
import { recordedZones, zonesIn, zonesText } from './transport-zones.ts';
import type { WireSettings } from './use-settings.ts';

const { problem, promises: t, off } = settingsMessages;

/** The days that a promised date counts with, in the order of their fields. */
export const dayFields = ['PlanDays', 'SurveyDays', 'DepositDays', 'TransitDays', 'FitAfter'] as const;

/** As they are typed; the weekdays as the history of settings writes them: `2, 4`. */
export type TransportValues = Readonly<
  Record<(typeof dayFields)[number] | 'TransportDays' | 'TransportZones' | 'ExtraTransportDays', string>
>;

export const transportValuesOf = (settings: WireSettings): TransportValues => ({
  TransportDays: weekdaysText(settings.TransportDays),
  TransportZones: zonesText(settings.TransportZones),
  ExtraTransportDays: settings.ExtraTransportDays.map(({ Day, Reason }) => `${Day} ${Reason}`).join('\n'),
  ...recordOf(dayFields, (name) => String(settings[name])),
});

const weekdaysText = (weekdays: readonly number[]): string => weekdays.join(', ');

export const weekdaysIn = (text: string): readonly number[] => [...text.matchAll(/[1-7]/g)].map(([day]) => Number(day));

export const withWeekday = (text: string, weekday: number, isIn: boolean): string => {
  const others = weekdaysIn(text).filter((day) => day !== weekday);
  return weekdaysText(isIn ? [...others, weekday].toSorted((one, other) => one - other) : others);
};

/** Days as they are typed, one on each line, each with why: `2026-12-23 Before the holidays`; undefined: they cannot be saved. */
export function extraDaysIn(text: string): WireSettings['ExtraTransportDays'] | undefined {
  const days = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, Day = '', Reason = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
      return { Day, Reason };
    });
  const isRight = days.every(
    ({ Day, Reason }) => isDay(Day) && mayBeTransport(Day) && Reason !== '' && Reason.length <= longestTransportReason,
  );
  const isOnce = new Set(days.map(({ Day }) => Day)).size === days.length;
  return isRight && isOnce && days.length <= mostExtraTransports ? days : undefined;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text;

/** Why a value of the transport cannot be saved; undefined: it can. */
export function transportProblem(name: keyof TransportValues, values: TransportValues): string | undefined {
  if (name === 'TransportDays') return undefined;
  if (name === 'TransportZones') return zonesIn(values[name]) ? undefined : t.wrongZones;
  if (name === 'ExtraTransportDays') return extraDaysIn(values[name]) ? undefined : t.wrongExtra;
  return worksDaysIn(values[name]) === undefined ? t.wrong(mostWorksDays) : undefined;
}

/** Limits of what the floor counts with, in the order of the fields. */
export const floorFields = {
  CuttingDay: floorLimits.stage,
  AssemblyDay: floorLimits.stage,
  GlazingDay: floorLimits.stage,
  GoodsInDays: floorLimits.goodsInDays,
  BarYield: floorLimits.barYield,
} as const;
export type FloorField = keyof typeof floorFields;

export const floorFieldNames = keysOf<FloorField>(floorFields);

/** As they are typed. */
export type FloorValues = Readonly<Record<FloorField, string>>;

export const floorValuesOf = (settings: WireSettings): FloorValues =>
  recordOf(floorFieldNames, (name) => String(settings[name]));

/** Why a value of the floor cannot be saved; undefined: it can. */
export function floorProblem(values: FloorValues, name: FloorField): string | undefined {
  const { least, most } = floorFields[name];
  const numberIn = (field: FloorField) => wholeNumberIn(values[field], floorFields[field]);
  if (numberIn(name) === undefined) return t.wrong(most, least);
  if (name !== 'GlazingDay') return undefined;
  const [cutting, assembly, glazing] = [numberIn('CuttingDay'), numberIn('AssemblyDay'), numberIn('GlazingDay')];
  if (cutting === undefined || assembly === undefined || glazing === undefined) return undefined;
  return areStagesInOrder({ cutting, assembly, glazing }) ? undefined : problem('too-early');
}

/** The open days of each rule as they are typed, or `off`, and which of them give way to vendors: `stock-foil, fire-door`. */
export type LeadValues = Readonly<Record<LeadReason | 'LeadUntilVendors', string>>;

const isOff = 'off';

export const leadValuesOf = ({ LeadRules, LeadUntilVendors }: WireSettings): LeadValues => ({
  ...recordOf(leadReasons, (reason) => String(LeadRules[reason] ?? isOff)),
  LeadUntilVendors: LeadUntilVendors.join(', '),
});

/** The rules that give way to vendors, as they are typed. */
export const untilVendorsIn = (value: string): LeadReason[] =>
  leadReasons.filter((reason) => value.split(', ').includes(reason));

export const withUntilVendors = (value: string, reason: LeadReason, isIt: boolean): string =>
  leadReasons.filter((each) => (each === reason ? isIt : untilVendorsIn(value).includes(each))).join(', ');

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
export function worksText(field: keyof TransportValues | keyof LeadValues | FloorField, value: string): string {
  if (field === 'LeadUntilVendors') {
    const named = untilVendorsIn(value).map((reason) => settingsMessages.fields[reason]);
    return named.length === 0 ? t.noRule : named.join(', ');
  }
  if (field === 'TransportDays') {
    const named = weekdaysIn(value).map((day) => t.weekdays[day - 1]);
    return named.length === 0 ? t.everyDay : named.join(', ');
  }
  if (field === 'TransportZones') return value.trim().replaceAll('\n', '; ');
  if (field === 'ExtraTransportDays') return value.trim().replaceAll('\n', ', ');
  if (!isLeadReason(field) || value === '') return value;
  return isOn(value) ? t.days(value) : off;
}

/** A value as the history of settings has it, in words: there a rule that is off is an empty text. */
export function recordedText(field: string, value: string): string {
  if (field === 'TransportZones') return recordedZones(value);
  if (field === 'TransportDays' || field === 'LeadUntilVendors') return worksText(field, value);
  return isLeadReason(field) ? worksText(field, value === '' ? isOff : value) : value;
}
