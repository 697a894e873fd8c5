import type { FinishFacts } from '../facts.ts';
import type { Facing } from '../light/bake.ts';
import { luminanceOf } from '../light/colour.ts';
import type { Shape } from '../scene.ts';
import { filled, tile } from './paint.ts';
import type { Point } from './path-data.ts';

interface Lay {
  /** Where the pattern begins. */
  readonly at: Point;
  /** 90 where the bar lies. */
  readonly turn?: number;
  readonly strength?: number;
}

/** Pale faces show their pores most: the embossing is the same, the eye is not. Stronger, a white leaf would look rained on. */
const grainStrength = (hex: string) => (luminanceOf(hex) > 0.6 ? 0.14 : 0.25);

/** The figure is brown: strong on oak, quieter on darker timber, none on a white foil that only has its grain. */
function figureStrength(hex: string): number {
  const luminance = luminanceOf(hex);
  if (luminance > 0.55) return 0;
  return luminance > 0.1 ? 0.6 : 0.42;
}

/** Mouldings in this finish: under the figure of timber their light and shade are drawn the stronger. */
export const facingFor = ({ hex, surface }: FinishFacts): Facing =>
  surface === 'woodgrain' ? { hex, relief: 1 + figureStrength(hex) } : { hex };

/** The surface of a face that is already coloured: embossed grain, and the figure of timber on a wood finish. */
export function finishOverlay(d: string, { hex, surface }: FinishFacts, lay: Lay): readonly Shape[] {
  if (surface === 'pvc') return [];
  const { at, turn = 0, strength = 1 } = lay;
  const grain = filled(d, tile('grain', at, turn), {
    opacity: strength * (surface === 'woodgrain' ? 1.4 : 1) * grainStrength(hex),
  });
  if (surface === 'paint') return [grain];
  const figure = figureStrength(hex) * strength;
  return figure > 0 ? [filled(d, tile('figure', at, turn), { opacity: figure }), grain] : [grain];
}
