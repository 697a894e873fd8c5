import { sillHeight, sillHorn } from '../frame/sill.ts';
import { withAddOns } from '../frame/add-ons.ts';
import type { Box, DrawingFacts } from '../facts.ts';
import { haze } from '../glass/haze.ts';
import type { Shape } from '../scene.ts';
import { filled, linear, linearMm, radialMm, solid, stops } from '../shapes/paint.ts';
import { rectPath } from '../shapes/path-data.ts';
import { tableLampOf } from '../stage/hall-table.ts';
import { lanternsOf } from '../stage/lanterns.ts';
import type { Place, Seen } from './evening.ts';
import { lightColours } from './time-of-day.ts';

const { sky, porch: onSet, lamp, room, lowSun } = lightColours;

/** Light as it falls in a place, to be multiplied with the colours of the day. */
export function duskOver(seen: Seen): readonly Shape[] {
  const { facts, place } = seen;
  return [filled(areaOf(seen), ambient[place](facts)), ...lampLight[place](facts)];
}

/** The low sun comes from the same side as the sun of the day. Indoors its light has already been scattered. */
export function lowSunOver(seen: Seen): readonly Shape[] {
  const slant = stops([0, lowSun.lit], [0.55, lowSun.lit], [1, lowSun.shade]);
  return [filled(areaOf(seen), linear([0, 0], [1, 0.7], slant))];
}

/** On a page that paints its own wall, only the set is lit. */
const areaOf = ({ facts, place, view }: Seen): string => (place === 'page' ? outlineOfSet(facts) : everywhere(view));

function outlineOfSet(facts: DrawingFacts): string {
  const set = withAddOns(facts);
  const horn = facts.side === 'external' ? sillHorn : 0;
  const sill = { x: set.x - horn, y: set.y + set.height, width: set.width + 2 * horn, height: sillHeight };
  return rectPath(set) + (facts.sill ? rectPath(sill) : '');
}

/** A little more than the view, so that no edge shows. */
const everywhere = ({ x, y, width, height }: Box): string =>
  rectPath({ x: x - 40, y: y - 40, width: width + 80, height: height + 80 });

const fromHeadToFoot = ({ height }: DrawingFacts, high: string, low: string) =>
  linearMm([0, -400], [0, height + 300], stops([0, high], [1, low]));

/** What is left of the light away from every lamp. */
const ambient: Readonly<Record<Place, (facts: DrawingFacts) => ReturnType<typeof solid>>> = {
  street: (facts) => fromHeadToFoot(facts, sky.high, sky.low),
  studio: (facts) => fromHeadToFoot(facts, sky.high, sky.low),
  page: (facts) => fromHeadToFoot(facts, sky.high, sky.low),
  hall: () => solid(room),
};

const lampLight: Readonly<Record<Place, (facts: DrawingFacts) => readonly Shape[]>> = {
  street: (facts) => [
    porch(facts, 0.78),
    ...lanternsOf(facts).flatMap(([x, y]) => lanternLight(x, y)),
    onWholeSet(facts, 0.5),
  ],
  studio: (facts) => [fromAbove(facts), porch(facts, 0.8), onWholeSet(facts, 0.4)],
  page: (facts) => [onPage(facts, -300, 1), onPage(facts, facts.height * 0.75, 0.74), onWholeSet(facts, 0.3)],
  hall: (facts) => [ceiling(facts), porch(facts, 0.5), ...tableLampLight(facts), onWholeSet(facts, 0.45)],
};

/** Light that the step, the ground and the hall throw back at the set, so that its foot is never black. */
function porch({ width, height }: DrawingFacts, alpha: number): Shape {
  const beside = 420 + width * 0.2;
  return haze({ x: -beside, y: -520, width: width + 2 * beside, height: height + 1500 }, { colour: onSet, alpha });
}

/** Lamps stand before the set, so that it takes more of their light than the wall that they hang on: white is the brightest paint. */
const onWholeSet = (facts: DrawingFacts, alpha: number): Shape => filled(outlineOfSet(facts), solid(onSet, alpha));

/** A lantern: an even glow on the wall, and its light up and down along it. */
const lanternLight = (x: number, y: number): readonly Shape[] => [
  filled(
    rectPath({ x: x - 1500, y: y - 1500, width: 3000, height: 3000 }),
    radialMm([x, y], 1500, stops([0, lamp, 0.86], [0.2, lamp, 0.56], [0.5, lamp, 0.22], [1, lamp, 0])),
  ),
  haze({ x: x - 230, y: y - 1020, width: 460, height: 1080 }, { colour: lamp, alpha: 0.7 }),
  haze({ x: x - 300, y: y - 60, width: 600, height: 1560 }, { colour: lamp, alpha: 0.7 }),
];

/** The lamp above the door. */
function fromAbove({ width }: DrawingFacts): Shape {
  const reach = 2300;
  const middle = width / 2;
  return filled(
    rectPath({ x: middle - reach, y: -300 - reach, width: 2 * reach, height: 2 * reach }),
    radialMm([middle, -300], reach, stops([0, onSet, 1], [0.3, onSet, 0.86], [0.65, onSet, 0.4], [1, onSet, 0])),
  );
}

/** Light round a point in the middle of the set, on the set alone. */
function onPage(facts: DrawingFacts, y: number, alpha: number): Shape {
  const round = stops([0, onSet, alpha], [0.3, onSet, alpha * 0.86], [0.65, onSet, alpha * 0.4], [1, onSet, 0]);
  return filled(outlineOfSet(facts), radialMm([facts.width / 2, y], 2300, round));
}

function ceiling({ width }: DrawingFacts): Shape {
  const reach = 3200;
  const middle = width / 2;
  return filled(
    rectPath({ x: middle - reach, y: -500 - reach, width: 2 * reach, height: 2 * reach }),
    radialMm([middle, -500], reach, stops([0, onSet, 0.9], [0.4, onSet, 0.74], [0.75, onSet, 0.36], [1, onSet, 0])),
  );
}

/** The cones of the table lamp on the wall behind it: up out of its shade, and wider down over the table. */
function tableLampLight(facts: DrawingFacts): readonly Shape[] {
  const [x, y] = tableLampOf(facts);
  return [
    haze({ x: x - 900, y: y - 900, width: 1800, height: 1800 }, { colour: lamp, alpha: 0.55 }),
    haze({ x: x - 300, y: y - 1000, width: 600, height: 1060 }, { colour: lamp, alpha: 0.8 }),
    haze({ x: x - 420, y: y + 20, width: 840, height: 900 }, { colour: lamp, alpha: 0.85 }),
  ];
}
