import type { Fields } from '../../model/fields.ts';
import type { Colours } from '../../model/item.ts';
import { type DesignV3, readDesignV3 } from './v3.ts';

export interface DesignV5 extends Omit<DesignV3, 'colours'> {
  readonly colours: Colours;
}

/** Version 5 added the RAL number of a door in a custom colour. */
export function readDesignV5(fields: Fields): DesignV5 {
  const design = readDesignV3(fields);
  const colours = fields.inside('colours');
  const customRal = colours.has('customRal') ? colours.text('customRal') : null;
  return { ...design, colours: { ...design.colours, customRal } };
}

export const designV5FromV3 = (design: DesignV3): DesignV5 => ({
  ...design,
  colours: { ...design.colours, customRal: null },
});
