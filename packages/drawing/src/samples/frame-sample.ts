import type { Box, FinishFacts } from '../facts.ts';
import { drawPane } from '../glass/pane.ts';
import { shade } from '../light/colour.ts';
import { profiles } from '../light/profiles.ts';
import type { Scene } from '../scene.ts';
import { mouldingFinishOf, finishOverlay } from '../shapes/finish.ts';
import { ring } from '../shapes/moulding.ts';
import { rectangle } from '../shapes/outline.ts';
import { filled, linear, solid, stops, stroked } from '../shapes/paint.ts';
import { inset, linePath, polygonPath, rectPath } from '../shapes/path-data.ts';
import { sampleScene } from './sample-scene.ts';

const view: Box = { x: -6, y: -6, width: 230, height: 120 };
/** The frame extends beyond the picture, to the right and downward. */
const frame: Box = { x: 0, y: 0, width: 620, height: 620 };
const flat = 32;

/** A mitred corner of the frame with its slope, its bead and a bit of glass, so that a frame colour is not mistaken for a door colour. */
export function frameSample(finish: FinishFacts): Scene {
  const { hex } = finish;
  const sculpt = inset(frame, flat);
  const bead = inset(sculpt, profiles.sculpt.width);
  const glass = inset(bead, profiles.bead.width);
  const reach = frame.width / 2;
  const lying = polygonPath([
    [0, 0],
    [frame.width, 0],
    [frame.width, reach],
    [reach, reach],
  ]);
  const upright = polygonPath([
    [0, 0],
    [reach, reach],
    [0, frame.height],
  ]);
  const mitre = linePath([0, 0], [flat, flat]);
  const facing = mouldingFinishOf(finish);
  return sampleScene(view, 'frame', [
    filled(rectPath(view), solid('#dcd8d0')),
    filled(rectPath(frame), solid(shade(hex, 1))),
    ...ring(frame, { profile: 'frameEdge', ...facing }),
    ...ring(sculpt, { profile: 'sculpt', ...facing }),
    ...ring(bead, { profile: 'bead', ...facing }),
    ...finishOverlay(lying, finish, { at: [60, 10], turn: 90 }),
    ...finishOverlay(upright, finish, { at: [23, 40] }),
    stroked(mitre, { paint: solid('#000', 0.34), width: 1 }),
    drawPane(
      { box: glass, shape: 10, glazing: { kind: 'clear' }, backing: 'Satin', numerals: '' },
      { edge: rectangle(glass), side: 'external', mirrored: false },
    ),
    filled(rectPath(view), linear([0, 0], [1, 1], stops([0, '#fff', 0.1], [0.5, '#fff', 0], [1, '#000', 0.08]))),
  ]);
}
