import { officeMessages } from '../messages/office.ts';

const partsOfDay = [
  { until: 12, greet: officeMessages.greeting.morning },
  { until: 18, greet: officeMessages.greeting.afternoon },
] as const;

/** `Good morning, Niamh` for 'Niamh Keane' at 8; the hour is local, 0 to 23. Until 4 at night it is still evening. */
export function greetingFor(name: string, hour: number): string {
  const part = hour < 4 ? undefined : partsOfDay.find(({ until }) => hour < until);
  return (part?.greet ?? officeMessages.greeting.evening)(name.trim().split(/\s+/)[0] ?? '');
}

/** `NK` for 'Niamh Keane' as for 'niamh.keane@example.com'; at most two letters. */
export const initialsOf = (name: string): string =>
  (name.split('@')[0] ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
