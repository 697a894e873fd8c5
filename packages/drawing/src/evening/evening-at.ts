import { memoize } from '../light/memoize.ts';
import { duskOver, lowSunOver } from './dusk.ts';
import type { Evening } from './evening.ts';
import { lampsIn } from './lamps.ts';
import { behindGlassAtDusk } from './lit-glass.ts';
import { metalByLamplight } from './metal-by-lamplight.ts';
import { lightAt, type TimeOfDay } from './time-of-day.ts';

/** The light of a time of day; null by day, when nothing lies over the picture. One time gives one object. */
export const eveningAt = memoize(40, (time: TimeOfDay): Evening | null => {
  const { daylight, lowSun, lamps } = lightAt(time);
  if (daylight === 1 && lowSun === 0 && lamps === 0) return null;
  const shining = lamps > 0 ? { opacity: lamps } : null;
  return {
    styles: {
      'low-sun': lowSun > 0 ? { opacity: lowSun, blend: 'multiply' } : null,
      dusk: daylight < 1 ? { opacity: 1 - daylight, blend: 'multiply' } : null,
      lit: shining,
      'lit-metal': shining,
    },
    lowSun: lowSunOver,
    dusk: duskOver,
    behindGlass: behindGlassAtDusk,
    lamps: lampsIn,
    metal: metalByLamplight,
  };
});
