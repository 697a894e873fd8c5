import type { TimeOfDay } from '@door/drawing/evening/time-of-day';
import type { Scenery } from './scenery.ts';

/** Dusk in a dark theme, and where the theme leaves it to a visitor whose system is dark. */
function timeOfDayOfTheme(): TimeOfDay {
  const schemes = getComputedStyle(document.documentElement).colorScheme.split(' ');
  const isDark = schemes.includes('light') ? window.matchMedia('(prefers-color-scheme: dark)').matches : true;
  return schemes.includes('dark') && isDark ? 1 : 0;
}

/** The time of day in which the preview is shown. */
export const timeOfDayIn = ({ timeOfDay }: Pick<Scenery, 'timeOfDay'>): TimeOfDay => timeOfDay ?? timeOfDayOfTheme();

/** From this time on, what stands on the stage is written in light colours. */
const dark: TimeOfDay = 0.5;
export const hourOf = (time: TimeOfDay): 'day' | 'dusk' => (time >= dark ? 'dusk' : 'day');
