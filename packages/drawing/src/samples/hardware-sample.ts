import { type DrawnKind, isDrawnKind, type PieceDrawing } from '@door/domain/catalogue/rows/hardware-drawings';
import type { DesignHardwareKind } from '@door/domain/door/model/hardware-kinds';
import type { Suite } from '@door/domain/door/model/door-values';
import type { Box, FinishFacts } from '../facts.ts';
import { pieceDrawers } from '../hardware/hardware-drawers.ts';
import { metalOf } from '../hardware/metals.ts';
import type { Scene } from '../scene.ts';
import { doorSkin, sampleScene } from './sample-scene.ts';

export interface HardwareSampleFacts {
  readonly kind: DesignHardwareKind;
  /** null shows a piece of door without hardware. */
  readonly drawnAs: PieceDrawing | null;
  readonly suite: Suite;
  readonly finish: FinishFacts;
}

const shapeOfTile = 1.11;

/** How much of the door is seen behind each kind, mm. */
const widths: Readonly<Record<DrawnKind, number>> = { knocker: 230, doorKnob: 170, spyhole: 112, letterPlate: 380 };

/** Of a kind that is not seen on the door, mm. */
const usualWidth = 170;

/** A piece of hardware on a piece of the door. */
export function hardwareSample({ kind, drawnAs, suite, finish }: HardwareSampleFacts): Scene {
  const width = isDrawnKind(kind) ? widths[kind] : usualWidth;
  const view: Box = { x: 0, y: 0, width, height: Math.round(width / shapeOfTile) };
  const piece = drawnAs === null ? [] : pieceDrawers[drawnAs]([view.width / 2, view.height / 2], metalOf(suite));
  return sampleScene(view, 'furniture', [...doorSkin(view, finish), ...piece]);
}

/** Colour stops of a polished bar in this finish, for a CSS gradient on a swatch: `#6c747b 0%, #c8cfd5 6%, …`. */
export const metalStops = (suite: Suite): string =>
  metalOf(suite)
    .cylinder.map(({ at, colour }) => `${colour} ${Math.round(at * 100)}%`)
    .join(', ');
