import { plainBuild } from '../../model/plain-item.ts';
import { jobTypes, thresholdLayouts, trimPlaces } from '../../model/build-choices.ts';
import type { Fields } from '../../model/fields.ts';
import type { Build, Frame } from '../../model/item.ts';
import { codeOrNull } from './unchanged-since-v1.ts';
import { readBuildV1 } from './v1.ts';
import { type DesignV2, readDesignV2 } from './v2.ts';

export interface DesignV3 extends Omit<DesignV2, 'frame' | 'build'> {
  readonly frame: FrameV3;
  readonly build: BuildV3;
}

/** Before the couplings of a set were chosen. */
export type FrameV3 = Omit<Frame, 'couplings'>;

/** Version 3 added the threshold layout and the other decisions of the trade. */
export function readDesignV3(fields: Fields): DesignV3 {
  const design = readDesignV2(fields);
  const thresholdLayout = fields.inside('frame').oneOf('thresholdLayout', thresholdLayouts);
  return { ...design, frame: { ...design.frame, thresholdLayout }, build: readBuild(fields.inside('build')) };
}

export const designV3FromV2 = (design: DesignV2): DesignV3 => ({
  ...design,
  frame: { ...design.frame, thresholdLayout: 'door' },
  build: { ...plainBuild, ...design.build },
});

/** Before a slave leaf could carry more than a handle. */
type BuildV3 = Omit<Build, 'slave'>;

const readBuild = (fields: Fields): BuildV3 => ({
  ...readBuildV1(fields),
  lock: codeOrNull(fields, 'lock'),
  escutcheon: codeOrNull(fields, 'escutcheon'),
  bareSlave: fields.flag('bareSlave'),
  jobType: fields.oneOf('jobType', jobTypes),
  securedByDesign: fields.flag('securedByDesign'),
  smokeSeals: fields.flag('smokeSeals'),
  trims: readTrims(fields.inside('trims')),
});

const readTrims = (fields: Fields): Build['trims'] =>
  Object.fromEntries(
    trimPlaces.flatMap((place) => {
      const code = codeOrNull(fields, place);
      return code === null ? [] : [[place, code] as const];
    }),
  );
