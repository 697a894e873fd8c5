import type { Colour } from '@door/domain/catalogue/rows';
import type { FinishFacts } from '../facts.ts';
import type { Asked } from './asked.ts';

export function frameFinish({ item, catalogue, side }: Asked): FinishFacts {
  const finish = side === 'external' ? item.colours.frameExternal : item.colours.frameInternal;
  const colour = catalogue.colour(finish.kind === 'door-colour' ? item.colours.doorExternal : finish.colourId);
  return { hex: colour.hex, surface: frameSurface(colour) };
}

/** Foils are embossed; PVC coloured through is smooth. */
function frameSurface({ finish, base }: Colour): FinishFacts['surface'] {
  if (finish !== 'pvc') return finish === 'woodgrain' ? 'woodgrain' : 'paint';
  return base?.startsWith('foil') ? 'paint' : 'pvc';
}

/** Every skin is embossed, whatever coats it; a wood finish has the figure of timber besides. */
export function leafFinish({ item, catalogue, side }: Asked): FinishFacts {
  const { doorExternal, doorInternal } = item.colours;
  const inside = doorInternal.kind === 'own' ? doorInternal.colourId : doorExternal;
  const { hex, finish } = catalogue.colour(side === 'external' ? doorExternal : inside);
  return { hex, surface: finish === 'woodgrain' ? 'woodgrain' : 'paint' };
}
