import type { Box, FinishFacts, PaneFacts } from '../facts.ts';
import { drawPane } from '../glass/pane.ts';
import { shade } from '../light/colour.ts';
import { profiles } from '../light/profiles.ts';
import type { Scene } from '../scene.ts';
import { mouldingFinishOf, finishOverlay } from '../shapes/finish.ts';
import { ring } from '../shapes/moulding.ts';
import { rectangle } from '../shapes/outline.ts';
import { filled, solid } from '../shapes/paint.ts';
import { inset, rectPath } from '../shapes/path-data.ts';
import { sampleScene } from './sample-scene.ts';

export interface GlassSampleFacts {
  readonly glazing: PaneFacts['glazing'];
  readonly backing: string;
  readonly finish: FinishFacts;
}

/** Shown until the visitor enters a house number. */
const exampleNumber = '24';

/** A pane of 4:5 in its cassette, in the colour of the door. */
export const glassSample = ({ glazing, backing, finish }: GlassSampleFacts): Scene =>
  paneInCassette({ x: 0, y: 420, width: 400, height: 500 }, finish, { glazing, backing });

type Glass = Pick<PaneFacts, 'glazing' | 'backing'>;

function paneInCassette(view: Box, finish: FinishFacts, { glazing, backing }: Glass): Scene {
  const box = inset(view, profiles.cassette.width);
  const face = rectPath(view);
  const pane = drawPane(
    { box, shape: 10, numerals: exampleNumber, glazing, backing },
    { edge: rectangle(box), side: 'external', mirrored: false },
  );
  return sampleScene(view, 'glass', [
    filled(face, solid(shade(finish.hex, 1))),
    ...ring(view, { profile: 'cassette', ...mouldingFinishOf(finish) }),
    ...finishOverlay(face, finish, { at: [11, 7], strength: 0.6 }),
    pane,
  ]);
}

export interface BackingSampleFacts {
  readonly backing: string;
}

/** A white cassette, so that only the glass is noticed. */
const plain: FinishFacts = { hex: '#f1f1ee', surface: 'pvc' };

/** A backing glass without a theme, magnified so that its pattern shows. */
export const backingSample = ({ backing }: BackingSampleFacts): Scene =>
  paneInCassette({ x: 0, y: 560, width: 320, height: 280 }, plain, {
    glazing: { kind: 'clear' },
    backing,
  });
