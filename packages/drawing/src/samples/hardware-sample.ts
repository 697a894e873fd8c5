import type { DesignHardwareKind } from '@door/domain/model/hardware-kinds';
import type { Suite } from '@door/domain/model/item';
import type { Box, FinishFacts } from '../facts.ts';
import { knobOf, viewerOf } from '../hardware/furniture.ts';
import { knockerOf } from '../hardware/knockers.ts';
import { letterPlateOutside } from '../hardware/letter-plates.ts';
import { type Metal, metalOf } from '../hardware/metals.ts';
import type { Scene, Shape } from '../scene.ts';
import type { Point } from '../shapes/path-data.ts';
import { doorSkin, sampleScene } from './sample-scene.ts';

export interface HardwareSampleFacts {
  readonly kind: DesignHardwareKind;
  /** The master's code; null shows a piece of door without hardware. */
  readonly code: string | null;
  readonly suite: Suite;
  readonly finish: FinishFacts;
}

interface Framing {
  readonly width: number;
  readonly drawerOf: (code: string) => (centre: Point, metal: Metal) => readonly Shape[];
}

const shapeOfTile = 1.11;

const framings: Readonly<Partial<Record<DesignHardwareKind, Framing>>> = {
  knocker: { width: 230, drawerOf: knockerOf },
  doorKnob: { width: 170, drawerOf: knobOf },
  spyhole: { width: 112, drawerOf: viewerOf },
  letterPlate: { width: 380, drawerOf: letterPlateOutside },
};

/** A kind without a drawing shows the door alone. */
const undrawn: Framing = { width: 170, drawerOf: () => () => [] };

/** A piece of hardware on a piece of the door. */
export function hardwareSample({ kind, code, suite, finish }: HardwareSampleFacts): Scene {
  const { width, drawerOf } = framings[kind] ?? undrawn;
  const view: Box = { x: 0, y: 0, width, height: Math.round(width / shapeOfTile) };
  const piece = code === null ? [] : drawerOf(code)([view.width / 2, view.height / 2], metalOf(suite));
  return sampleScene(view, 'furniture', [...doorSkin(view, finish), ...piece]);
}

/** Colour stops of a polished bar in this finish, for a CSS gradient on a swatch: `#6c747b 0%, #c8cfd5 6%, …`. */
export const metalStops = (suite: Suite): string =>
  metalOf(suite)
    .cylinder.map(({ at, colour }) => `${colour} ${Math.round(at * 100)}%`)
    .join(', ');
