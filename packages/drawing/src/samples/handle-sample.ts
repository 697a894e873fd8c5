import type { HandleDrawing } from '@door/domain/catalogue/rows/hardware-drawings';
import type { Suite } from '@door/domain/door/model/door-values';
import type { Box, FinishFacts } from '../facts.ts';
import { type HandleDrawer, handleDrawers } from '../hardware/hardware-drawers.ts';
import type { HandleFacts } from '../hardware/levers.ts';
import { metalOf } from '../hardware/metals.ts';
import type { Scene } from '../scene.ts';
import { doorSkin, sampleScene } from './sample-scene.ts';

export interface HandleSampleFacts {
  /** null: the bare door. */
  readonly drawnAs: HandleDrawing | null;
  readonly suite: Suite;
  readonly finish: FinishFacts;
}

interface Framing {
  readonly width: number;
  readonly height: number;
  /** Where the spindle lies in the picture. */
  readonly spindle: readonly [x: number, y: number];
}

const usual: Framing = { width: 360, height: 400, spindle: [236, 158] };

/** Pull bars are taller than a tile on the page: the 600 mm bar is shown whole, longer ones are cut off. */
const framings: Readonly<Record<HandleDrawing, Framing>> = {
  'lever-lever': usual,
  'lever-short': usual,
  'lever-pad': { width: 360, height: 400, spindle: [180, 158] },
  'pull-bar-600': { width: 612, height: 680, spindle: [368, 390] },
  'pull-bar-1200': { width: 738, height: 820, spindle: [420, 700] },
  'pull-bar-1800': { width: 846, height: 940, spindle: [470, 520] },
  'knob-slam': { width: 360, height: 400, spindle: [180, 262] },
};

/** mm from the spindle to the tip of the lever, or the far side of the posts of a bar. */
const lengths: Readonly<Record<HandleDrawing, number>> = {
  'lever-lever': 100,
  'lever-short': 75,
  'lever-pad': 25,
  'pull-bar-600': 75,
  'pull-bar-1200': 75,
  'pull-bar-1800': 75,
  'knob-slam': 16,
};

const bare: Omit<HandleDrawer, 'lever'> = { outside: () => [] };

/** A handle on a piece of the door. */
export function handleSample({ drawnAs, suite, finish }: HandleSampleFacts): Scene {
  const { width, height, spindle } = drawnAs === null ? usual : framings[drawnAs];
  const view: Box = { x: 0, y: 0, width, height };
  const grip: HandleFacts = {
    at: spindle,
    toHinge: -1,
    length: lengths[drawnAs ?? 'lever-lever'],
    metal: metalOf(suite),
  };
  const { outside, knob } = drawnAs === null ? bare : handleDrawers[drawnAs];
  const drawn = [...outside(grip), ...(knob?.([spindle[0], spindle[1] - 120], grip.metal) ?? [])];
  return sampleScene(view, 'furniture', [...doorSkin(view, finish), ...drawn]);
}
