import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Colour } from '../catalogue/colour-rows.ts';
import type { Colours } from '../item/item.ts';
import { firstStandardFrameColour } from './shade.ts';

/** The colours of a door for which nobody has chosen any: the supplier's own first choices. */
export function firstColours(catalogue: Catalogue): Colours {
  const frame = firstChoice('frame', catalogue) ?? firstStandardFrameColour('internal', catalogue);
  const door = firstChoice('door', catalogue) ?? catalogue.rows.colours.find(({ use }) => use === 'door');
  if (!door) throw new Error('The catalogue holds no door colour.');
  const finish = { kind: 'frame-colour', colourId: frame.id } as const;
  return {
    doorExternal: door.id,
    doorInternal: { kind: 'own', colourId: frame.id },
    frameExternal: finish,
    frameInternal: finish,
  };
}

const firstChoice = (use: Colour['use'], catalogue: Catalogue): Colour | undefined =>
  catalogue.rows.colours.find((colour) => colour.use === use && colour.customerDefault);
