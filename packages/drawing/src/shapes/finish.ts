import type { FinishFacts } from '../facts.ts';
import type { MouldingFinish } from '../light/bake.ts';
import { luminanceOf } from '../light/colour.ts';
import type { Shape } from '../scene.ts';
import { filled, texture } from './paint.ts';
import type { Point } from './path-data.ts';

interface Lay {
  /** Where the pattern begins. */
  readonly at: Point;
  /** 90 where the bar lies. */
  readonly turn?: number;
  readonly strength?: number;
}

/** Opacity of the grain. Pale faces get less: at 0.25 a white leaf would look spotted. */
const grainStrength = (hex: string) => (luminanceOf(hex) > 0.6 ? 0.14 : 0.25);

/** Opacity of the brown figure of timber: 0.6 on oak, 0.42 on darker timber, 0 on a white foil, which only has a grain. */
function figureStrength(hex: string): number {
  const luminance = luminanceOf(hex);
  if (luminance > 0.55) return 0;
  return luminance > 0.1 ? 0.6 : 0.42;
}

/** The finish of mouldings: light and shade are drawn stronger where the figure of timber is laid over them. */
export const mouldingFinishOf = ({ hex, surface }: FinishFacts): MouldingFinish =>
  surface === 'woodgrain' ? { hex, relief: 1 + figureStrength(hex) } : { hex };

/** Texture laid over a face that is already coloured: embossed grain, and the figure of timber on a wood finish. */
export function finishOverlay(d: string, { hex, surface }: FinishFacts, lay: Lay): readonly Shape[] {
  if (surface === 'pvc') return [];
  const { at, turn = 0, strength = 1 } = lay;
  const grain = filled(d, texture('grain', at, turn), {
    opacity: strength * (surface === 'woodgrain' ? 1.4 : 1) * grainStrength(hex),
  });
  if (surface === 'paint') return [grain];
  const figure = figureStrength(hex) * strength;
  return figure > 0 ? [filled(d, texture('figure', at, turn), { opacity: figure }), grain] : [grain];
}
