import type { Fields } from '../../model/fields.ts';
import { slavePlaces } from '../../model/slave-pieces.ts';
import { type Item, spyholes } from '../../model/item.ts';
import type { BareDesign } from '../../model/item-record.ts';
import { mm } from '../../model/mm.ts';
import { noExtras, plainBuild } from '../../model/plain-item.ts';
import { recordOf } from '../../model/records.ts';
import { codeOrNull } from './unchanged-since-v1.ts';
import type { FrameV3 } from './v3.ts';
import { type DesignV5, readDesignV5 } from './v5.ts';

export interface DesignV6 extends Omit<BareDesign, 'frame' | 'hardware' | 'hardwareChosen'> {
  readonly frame: FrameV3;
  readonly hardware: DesignV5['hardware'];
}

/** Version 6 added the hardware of a slave leaf, and how high a person placed the spyholes. */
export function readDesignV6(fields: Fields): DesignV6 {
  const design = readDesignV5(fields);
  const slave = fields.inside('build').inside('slave');
  const heights = fields.inside('extras').inside('spyholeHeights');
  return {
    ...design,
    build: { ...design.build, slave: readSlave(slave) },
    extras: { ...design.extras, spyholeHeights: recordOf(spyholes, (which) => heightOrNull(heights, which)) },
  };
}

export const designV6FromV5 = (design: DesignV5): DesignV6 => ({
  ...design,
  build: { ...design.build, slave: plainBuild.slave },
  extras: { ...design.extras, spyholeHeights: noExtras.spyholeHeights },
});

const readSlave = (fields: Fields): Item['build']['slave'] =>
  Object.fromEntries(
    slavePlaces.flatMap((place) => {
      const code = codeOrNull(fields, place);
      return code === null ? [] : [[place, code] as const];
    }),
  );

function heightOrNull(fields: Fields, key: string) {
  const height = fields.numberOrNull(key);
  return height === null ? null : mm(height);
}
