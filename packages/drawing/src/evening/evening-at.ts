import { withAddOns } from '../frame/add-ons.ts';
import { haze } from '../glass/haze.ts';
import { memoize } from '../light/memoize.ts';
import type { Shape } from '../scene.ts';
import { filled, group, radialMm, stops } from '../shapes/paint.ts';
import { lampShade, tableLampOf } from '../stage/hall-table.ts';
import { lanternFrame, lanternPanes, lanternsOf } from '../stage/lanterns.ts';
import { duskOver, lowSunOver } from './dusk.ts';
import type { Evening, Place, Seen } from './evening.ts';
import { behindGlassAtDusk } from './lit-glass.ts';
import { metalByLamplight } from './metal-by-lamplight.ts';
import { lightAt, lightColours, type TimeOfDay } from './time-of-day.ts';

const { flame, hall } = lightColours;

/** What shines itself in a place, and its halo. */
const lampsIn = (seen: Seen): readonly Shape[] => shining[seen.place](seen);

const shining: Readonly<Record<Place, (seen: Seen) => readonly Shape[]>> = {
  street: ({ facts }) => [
    ...lanternsOf(facts).map((shift) => group('lamp', litLantern, { shift })),
    onGround(withAddOns(facts)),
  ],
  studio: () => [],
  page: () => [],
  hall: ({ facts }) => [group('lamp', litShade, { shift: tableLampOf(facts) })],
};

const litLantern: readonly Shape[] = [
  haze({ x: -360, y: -370, width: 720, height: 740 }, { colour: flame, alpha: 0.5 }),
  filled(
    lanternPanes,
    radialMm([0, 8], 92, stops([0, '#fffdf4'], [0.32, '#fff1c9'], [0.72, '#ffd68c'], [1, '#eda650'])),
  ),
  ...lanternFrame,
];

/** The shade glows, most where the bulb is. */
const litShade: readonly Shape[] = [
  haze({ x: -420, y: -400, width: 840, height: 800 }, { colour: flame, alpha: 0.3 }),
  filled(lampShade, radialMm([0, 20], 170, stops([0, '#fffaf0'], [0.4, '#ffedc6'], [1, '#f6cc8c']))),
];

/** What falls through the panes on the step. */
const onGround = ({ x, y, width, height }: ReturnType<typeof withAddOns>): Shape =>
  haze({ x: x - 60, y: y + height + 20, width: width + 120, height: 330 }, { colour: hall.near, alpha: 0.24 });

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
