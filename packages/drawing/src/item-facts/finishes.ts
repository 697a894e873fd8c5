import type { Colour } from '@door/domain/catalogue/colour-rows';
import type { ExtraPlaces } from '../drawers.ts';
import type { FinishFacts } from '../facts.ts';
import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { Item } from '@door/domain/model/item';
import type { Side } from '../scene.ts';

export function frameFinish({ item, catalogue, side }: ItemView): FinishFacts {
  const finish = side === 'external' ? item.colours.frameExternal : item.colours.frameInternal;
  return frameFinishIn(catalogue.colour(finish.kind === 'door-colour' ? item.colours.doorExternal : finish.colourId));
}

export function leafFinish({ item, catalogue, side }: ItemView): FinishFacts {
  const { doorExternal, doorInternal } = item.colours;
  const inside = doorInternal.kind === 'own' ? doorInternal.colourId : doorExternal;
  return leafFinishIn(catalogue.colour(side === 'external' ? doorExternal : inside));
}

/** Foils are embossed; PVC coloured through is smooth. */
export function frameFinishIn({ hex, finish, base }: Colour): FinishFacts {
  if (finish === 'pvc') return { hex, surface: base?.startsWith('foil') ? 'paint' : 'pvc' };
  return { hex, surface: finish === 'woodgrain' ? 'woodgrain' : 'paint' };
}

/** The skin of a leaf is embossed in every finish; a wood finish also has the figure of timber. */
export const leafFinishIn = ({ hex, finish }: Colour): FinishFacts => ({
  hex,
  surface: finish === 'woodgrain' ? 'woodgrain' : 'paint',
});

/** An item, its supplier's catalogue, and the side that it is seen from. */
export interface ItemToDraw {
  readonly item: Item;
  readonly catalogue: Catalogue;
  readonly side: Side;
}

export interface ItemView extends ItemToDraw {
  readonly places: ExtraPlaces;
}
