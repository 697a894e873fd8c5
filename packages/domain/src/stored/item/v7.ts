import type { Fields } from '../../model/fields.ts';
import type { Frame } from '../../model/item.ts';
import { glazedFramePartKinds } from '../../model/parts.ts';
import { codeOrNull } from './unchanged-since-v1.ts';
import { type DesignV6, readDesignV6 } from './v6.ts';

export interface DesignV7 extends Omit<DesignV6, 'frame'> {
  readonly frame: Frame;
}

/** Version 7 added the couplings of a set; before, each was flat. */
export function readDesignV7(fields: Fields): DesignV7 {
  const design = readDesignV6(fields);
  const couplings = readCouplings(fields.inside('frame').inside('couplings'));
  return { ...design, frame: { ...design.frame, couplings } };
}

export const designV7FromV6 = (design: DesignV6): DesignV7 => ({
  ...design,
  frame: { ...design.frame, couplings: {} },
});

const readCouplings = (fields: Fields): Frame['couplings'] =>
  Object.fromEntries(
    glazedFramePartKinds.flatMap((joint) => {
      const code = codeOrNull(fields, joint);
      return code === null ? [] : [[joint, code] as const];
    }),
  );
