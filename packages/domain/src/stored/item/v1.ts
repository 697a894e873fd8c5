import { slabThicknesses } from '../../model/build-choices.ts';
import type { Fields } from '../../model/fields.ts';
import { stockCode } from '../../model/ids.ts';
import { readColoursV1, readFrameV1, readUnchanged } from './unchanged-since-v1.ts';

/** The first release: no extras, no threshold layout, and only slab, cylinder and lamination of what the trade decides. */
export const readDesignV1 = (fields: Fields) => ({
  ...readUnchanged(fields),
  colours: readColoursV1(fields.inside('colours')),
  frame: readFrameV1(fields.inside('frame')),
  build: readBuildV1(fields.inside('build')),
});
export type DesignV1 = ReturnType<typeof readDesignV1>;

export const readBuildV1 = (fields: Fields) => ({
  slab: fields.oneOf('slab', slabThicknesses),
  cylinder: stockCode(fields.text('cylinder')),
  laminated: fields.flag('laminated'),
});
