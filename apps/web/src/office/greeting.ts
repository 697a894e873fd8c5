import { officeWords } from '../words/office.ts';

const parts = [
  { until: 12, greet: officeWords.greeting.morning },
  { until: 18, greet: officeWords.greeting.afternoon },
] as const;

/** By the clock of whoever looks and the first of their names; before 4 at night it is still evening. */
export function greetingFor(name: string, hour: number): string {
  const part = hour < 4 ? undefined : parts.find(({ until }) => hour < until);
  return (part?.greet ?? officeWords.greeting.evening)(name.trim().split(/\s+/)[0] ?? '');
}
