import type { Fields } from '../../model/fields.ts';
import type { BareDesign } from '../../model/item-record.ts';
import { type DesignV3, readDesignV3 } from './v3.ts';

/** Version 5 added the RAL number of a door in a custom colour. */
export function readDesignV5(fields: Fields): BareDesign {
  const design = readDesignV3(fields);
  const colours = fields.inside('colours');
  const customRal = colours.has('customRal') ? colours.text('customRal') : null;
  return { ...design, colours: { ...design.colours, customRal } };
}

export const designV5FromV3 = (design: DesignV3): BareDesign => ({
  ...design,
  colours: { ...design.colours, customRal: null },
});
