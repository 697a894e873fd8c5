import type { Box, FinishFacts, PaneFacts } from '../facts.ts';
import { drawPane } from '../glass/pane.ts';
import { shade } from '../light/colour.ts';
import { profiles } from '../light/profiles.ts';
import type { Scene } from '../scene.ts';
import { facingFor, finishOverlay } from '../shapes/finish.ts';
import { ring } from '../shapes/moulding.ts';
import { rectangle } from '../shapes/outline.ts';
import { filled, solid } from '../shapes/paint.ts';
import { inset, rectPath } from '../shapes/path-data.ts';
import { sampleScene } from './piece-of-door.ts';

export interface GlassSampleFacts {
  readonly glazing: PaneFacts['glazing'];
  readonly backing: string;
  readonly finish: FinishFacts;
}

/** A number for a house that nobody has named yet. */
const exampleNumber = '24';

/** A pane of 4:5 in its cassette, in the colour of the door. */
export const glassSample = ({ glazing, backing, finish }: GlassSampleFacts): Scene =>
  paneInCassette({ x: 0, y: 420, width: 400, height: 500 }, finish, { glazing, backing });

type Glass = Pick<PaneFacts, 'glazing' | 'backing'>;

export function paneInCassette(view: Box, finish: FinishFacts, glass: Glass): Scene {
  const box = inset(view, profiles.cassette.width);
  const face = rectPath(view);
  const pane = drawPane(
    { box, shape: 10, numerals: exampleNumber, ...glass },
    { edge: rectangle(box), side: 'external', mirrored: false },
  );
  return sampleScene(view, 'glass', [
    filled(face, solid(shade(finish.hex, 1))),
    ...ring(view, { profile: 'cassette', ...facingFor(finish) }),
    ...finishOverlay(face, finish, { at: [11, 7], strength: 0.6 }),
    pane,
  ]);
}
