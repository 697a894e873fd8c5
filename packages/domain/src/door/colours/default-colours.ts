import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Colour } from '../../catalogue/rows/colour-rows.ts';
import type { Colours } from '../model/item.ts';
import { firstStandardFrameColour } from './colour-of-part.ts';

/** The colours of a new door, as the supplier sets them. */
export function defaultColours(catalogue: Catalogue): Colours {
  const frame = customerDefault('frame', catalogue) ?? firstStandardFrameColour('internal', catalogue);
  const door = customerDefault('door', catalogue) ?? catalogue.sold.colours.find(({ use }) => use === 'door');
  if (!door) throw new Error('The catalogue holds no door colour.');
  const finish = { kind: 'frame-colour', colourId: frame.id } as const;
  return {
    doorExternal: door.id,
    doorInternal: { kind: 'own', colourId: frame.id },
    frameExternal: finish,
    frameInternal: finish,
    customRal: null,
  };
}

const customerDefault = (use: Colour['use'], catalogue: Catalogue): Colour | undefined =>
  catalogue.sold.colours.find((colour) => colour.use === use && colour.customerDefault);
