import { areAreasOnce, isArea, zoneLimits } from '@door/domain/catalogue/rows/transport-zone';
import { settingsMessages } from '../messages/settings.ts';
import type { WireSettings } from './use-settings.ts';

const { promises: t } = settingsMessages;

type Zone = WireSettings['TransportZones'][number];

/** Zones as they are typed, one on each line: `D, A94: Monday, Thursday`. */
export const zonesText = (zones: readonly Zone[]): string =>
  zones.map(({ Areas, Weekdays }) => `${Areas.join(', ')}: ${weekdayNamesOf(Weekdays)}`).join('\n');

const weekdayNamesOf = (weekdays: readonly number[]): string =>
  weekdays.length === 0 ? t.everyDay : weekdays.map((day) => t.weekdays[day - 1]).join(', ');

/** Zones that a person has typed; undefined: they cannot be saved. */
export function zonesIn(text: string): Zone[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const zones = lines.flatMap((line) => zoneIn(line) ?? []);
  if (zones.length < lines.length || zones.length > zoneLimits.zones) return undefined;
  return areAreasOnce(zones.map(({ Areas }) => ({ areas: Areas }))) ? zones : undefined;
}

function zoneIn(line: string): Zone | undefined {
  const [areas = '', days, ...more] = line.split(':');
  if (days === undefined || more.length > 0) return undefined;
  const Areas = partsOf(areas);
  const Weekdays = weekdaysNamed(days);
  const isRight =
    Areas.length > 0 &&
    Areas.length <= zoneLimits.areas &&
    Areas.every((area) => area.length <= zoneLimits.letters && isArea(area));
  return isRight && Weekdays ? { Areas, Weekdays } : undefined;
}

/** `Monday, Thu`; undefined: a word is no weekday. */
function weekdaysNamed(text: string): number[] | undefined {
  if (text.trim().toLowerCase() === t.everyDay) return [];
  const days = partsOf(text).map((name) => weekdayOf(name.toLowerCase()));
  return days.length > 0 && !days.includes(0) ? [...new Set(days)].toSorted((one, other) => one - other) : undefined;
}

/** 1 to 7, of a name or at least three letters of it; 0: it is none. */
const weekdayOf = (name: string): number =>
  name.length < 3 ? 0 : t.weekdays.findIndex((each) => each.toLowerCase().startsWith(name)) + 1;

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** As the history of settings has them, `D, A94: 1, 4; GALWAY: `, in words. */
export const recordedZones = (text: string): string =>
  text.replaceAll(/: ([1-7, ]*)(?=;|$)/g, (_, days: string) => `: ${weekdayNamesOf(partsOf(days).map(Number))}`);
