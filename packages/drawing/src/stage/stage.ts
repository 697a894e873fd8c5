import type { Box, DrawingFacts } from '../facts.ts';
import { withAddOns } from '../frame/add-ons.ts';
import { sillHorn } from '../frame/sill.ts';
import type { Scene, Shape } from '../scene.ts';
import type { Evening, Place } from '../evening/evening.ts';
import type { Backdrop, Margins } from './backdrop.ts';
import { footOf } from './room.ts';

export interface Stage {
  /** `none` for a page that paints its own wall. */
  readonly backdrop: 'none' | Backdrop;
  /** The light of a later time of day. Day when absent. */
  readonly evening?: Evening | undefined;
  /** Width ÷ height of the place that the picture fills; the wall is extended to it. */
  readonly aspect?: number;
  /** Overrides the backdrop's margins, for a small picture. */
  readonly margins?: Margins;
}

export function placeOf({ side }: DrawingFacts, { backdrop }: Stage): Place {
  if (backdrop === 'none') return 'page';
  if (side === 'internal') return 'hall';
  return backdrop.reveal ? 'street' : 'studio';
}

/** Shadow of the wall on the set, where it is recessed in one. */
export const drawReveal = (facts: DrawingFacts, { backdrop }: Stage): readonly Shape[] =>
  facts.side === 'internal' || backdrop === 'none' ? [] : (backdrop.reveal?.(facts) ?? []);

const bare: Margins = { side: sillHorn + 3, above: 4, below: 8 };

export function viewOf(facts: DrawingFacts, { backdrop, aspect, margins }: Stage): Scene['view'] {
  const { side, above, below } = margins ?? (backdrop === 'none' ? bare : backdrop.margins);
  const set = withAddOns(facts);
  const tight = {
    x: set.x - side,
    y: set.y - above,
    width: set.width + 2 * side,
    height: footOf(facts) - set.y + above + below,
  };
  return aspect === undefined ? tight : grownTo(aspect, tight, set);
}

function grownTo(aspect: number, tight: Box, set: Box): Box {
  const width = Math.max(tight.width, tight.height * aspect);
  const height = Math.max(tight.height, tight.width / aspect);
  return { x: set.x + (set.width - width) / 2, y: tight.y - (height - tight.height) * 0.7, width, height };
}

export const drawStage = (facts: DrawingFacts, stage: Stage): readonly Shape[] =>
  stage.backdrop === 'none' ? [] : stage.backdrop.draw(facts, viewOf(facts, stage));
