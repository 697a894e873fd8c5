import { frameColourOf, internalDoorColour } from '@door/domain/door/colours/colour-of-part';
import { doorColourOf } from '@door/domain/door/colours/custom-ral';
import type { Colour } from '@door/domain/catalogue/rows/colour-rows';
import type { FinishFacts } from '../facts.ts';
import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { Item } from '@door/domain/door/model/item';
import type { Side } from '../scene.ts';

export function frameFinish({ item, catalogue, side }: ItemToDraw): FinishFacts {
  return frameFinishIn(frameColourOf(item, side, catalogue));
}

export function leafFinish({ item, catalogue, side }: ItemToDraw): FinishFacts {
  return leafFinishIn(side === 'external' ? doorColourOf(item, catalogue) : internalDoorColour(item, catalogue));
}

/** Foils are embossed; PVC coloured through is smooth. */
export function frameFinishIn({ hex, finish, foil }: Colour): FinishFacts {
  if (finish === 'pvc') return { hex, surface: foil ? 'paint' : 'pvc' };
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
