import type { Fields } from '../../model/fields.ts';
import type { BareDesign } from '../../model/item-record.ts';
import { type DesignV7, readDesignV7 } from './v7.ts';

/** Version 8 added whether a person has chosen hardware. */
export const readDesignV8 = (fields: Fields): BareDesign => ({
  ...readDesignV7(fields),
  hardwareChosen: fields.flag('hardwareChosen'),
});

/** Before, nobody noted it: what a door has stays, as if a person had chosen it. */
export const designV8FromV7 = (design: DesignV7): BareDesign => ({ ...design, hardwareChosen: true });
