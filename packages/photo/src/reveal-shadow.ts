import { type Homography, type Quad, seenAt, squareTo } from './homography.ts';
import { clamp, luminanceOf, median, pixelAt, type Pixels } from './pixels.ts';

/** A shadow that falls into the opening from one of its edges. */
export interface EdgeShadow {
  /** How much of the light it takes, 0…1. */
  readonly strength: number;
  /** How far it reaches, as a share of the opening. */
  readonly depth: number;
}

/** The shadows in which the photo shows the present door, so that they fall on the new one too. */
export interface RevealShadow {
  readonly top: EdgeShadow;
  readonly left: EdgeShadow;
  readonly right: EdgeShadow;
}

const none: EdgeShadow = { strength: 0, depth: 0 };

/** Weaker differences are the present door's own colours. */
const weakest = 0.12;
const strongest = 0.8;

/**
 * Read from the frame of the present door, which has one colour all round: where its jambs are darker at the head the
 * lintel shades them, and where one jamb is darker than the other the reveal does. `black`: the haze over them, which is in no shadow.
 */
export function revealShadow(photo: Pixels, corners: Quad, black = 0): RevealShadow {
  const opening = squareTo(corners);
  if (!opening) return { top: none, left: none, right: none };
  const seen = { photo, opening, black };
  const profile = (across: number) => downJamb(seen, across);
  const [left, right] = [profile(0.025), profile(0.975)];
  return { top: topShadow(left, right), ...sideShadows(seen, middleOf(left) / middleOf(right)) };
}

interface SeenOpening {
  readonly photo: Pixels;
  readonly opening: Homography;
  readonly black: number;
}

const steps = 80;
const middleOf = (profile: readonly number[]): number =>
  Math.max(0.004, median(profile.slice(steps * 0.45, steps * 0.85)));

const downJamb = (seen: SeenOpening, across: number): readonly number[] =>
  Array.from({ length: steps }, (_, step) => brightnessAt(seen, [across, (step + 0.5) / steps]));

/** The mean of a few places beside one another, so that grain and dirt do not count. */
function brightnessAt({ photo, opening, black }: SeenOpening, [across, down]: readonly [number, number]): number {
  const places = [-0.008, 0, 0.008].map((aside) => {
    const [x, y] = seenAt(opening, [across + aside, down]);
    return luminanceOf(pixelAt(photo, x, y));
  });
  return Math.max(0, median(places) - black);
}

function topShadow(left: readonly number[], right: readonly number[]): EdgeShadow {
  const ratio = left.map((light, step) => (light / middleOf(left) + (right[step] ?? light) / middleOf(right)) / 2);
  return edgeOf(ratio, 0.5);
}

/** `ratio`: light at each step from the edge inwards ÷ light where no shadow falls. */
function edgeOf(ratio: readonly number[], deepest: number): EdgeShadow {
  const first = median(ratio.slice(1, 5));
  const strength = Math.min(strongest, 1 - first);
  if (strength < weakest) return none;
  const end = ratio.findIndex((light) => light > (1 + first) / 2);
  const depth = end < 0 ? 1 : end / ratio.length;
  return depth > deepest ? none : { strength, depth };
}

/** `balance`: light on the left jamb ÷ light on the right one. */
function sideShadows(seen: SeenOpening, balance: number): Pick<RevealShadow, 'left' | 'right'> {
  const darkSide = balance < 1 ? 'left' : 'right';
  const strength = Math.min(strongest, 1 - Math.min(balance, 1 / balance));
  if (strength < weakest) return { left: none, right: none };
  const ratio = Array.from({ length: steps / 2 }, (_, step) => {
    const inwards = (step + 0.5) / steps;
    const light = (across: number) => median([0.5, 0.6, 0.7, 0.8].map((down) => brightnessAt(seen, [across, down])));
    const [here, opposite] = [light(inwards), light(1 - inwards)];
    return darkSide === 'left' ? here / opposite : opposite / here;
  });
  const shadow = edgeOf([...ratio, ...ratio.map(() => 1)], 0.35);
  return { left: none, right: none, [darkSide]: shadow };
}

/** How much light the shadows leave at a place of the opening, 0…1. Their edges are as soft as the sun's. */
export function lightLeft({ top, left, right }: RevealShadow, [across, down]: readonly [number, number]): number {
  return through(top, down) * through(left, across) * through(right, 1 - across);
}

/** Half the width of a shadow's soft edge, as a share of the opening. */
const softness = 0.012;

function through({ strength, depth }: EdgeShadow, inwards: number): number {
  const outside = clamp(0, (inwards - depth + softness) / (2 * softness), 1);
  return 1 - strength * (1 - outside);
}
