import type { Colour } from '@door/domain/catalogue/colour-rows';
import type { FinishFacts } from '../facts.ts';
import type { Asked } from './asked.ts';

export function frameFinish({ item, catalogue, side }: Asked): FinishFacts {
  const finish = side === 'external' ? item.colours.frameExternal : item.colours.frameInternal;
  return frameFinishIn(catalogue.colour(finish.kind === 'door-colour' ? item.colours.doorExternal : finish.colourId));
}

export function leafFinish({ item, catalogue, side }: Asked): FinishFacts {
  const { doorExternal, doorInternal } = item.colours;
  const inside = doorInternal.kind === 'own' ? doorInternal.colourId : doorExternal;
  return leafFinishIn(catalogue.colour(side === 'external' ? doorExternal : inside));
}

/** Foils are embossed; PVC coloured through is smooth. */
export function frameFinishIn({ hex, finish, base }: Colour): FinishFacts {
  if (finish === 'pvc') return { hex, surface: base?.startsWith('foil') ? 'paint' : 'pvc' };
  return { hex, surface: finish === 'woodgrain' ? 'woodgrain' : 'paint' };
}

/** Every skin is embossed, whatever coats it; a wood finish has the figure of timber besides. */
export const leafFinishIn = ({ hex, finish }: Colour): FinishFacts => ({
  hex,
  surface: finish === 'woodgrain' ? 'woodgrain' : 'paint',
});
