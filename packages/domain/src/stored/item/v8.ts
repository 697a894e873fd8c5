import type { Fields } from '../../model/fields.ts';
import { type DesignV7, readDesignV7 } from './v7.ts';

export interface DesignV8 extends DesignV7 {
  readonly hardwareChosen: boolean;
}

/** Version 8 added whether a person has chosen hardware. */
export const readDesignV8 = (fields: Fields): DesignV8 => ({
  ...readDesignV7(fields),
  hardwareChosen: fields.flag('hardwareChosen'),
});

/** Before, nobody noted it: what a door has stays, as if a person had chosen it. */
export const designV8FromV7 = (design: DesignV7): DesignV8 => ({ ...design, hardwareChosen: true });
