import type { Fields } from '../../model/fields.ts';
import type { OwnFrameGlass } from '../../model/item.ts';
import type { BareDesign } from '../../model/item-record.ts';
import { mm } from '../../model/mm.ts';
import { glazedFramePartKinds } from '../../model/parts.ts';
import { readGlazing } from './unchanged-since-v1.ts';
import { type DesignV8, readDesignV8 } from './v8.ts';

/** Version 9 added the glass of one sidelight or fanlight, and where a person has the letter plate. */
export function readDesignV9(fields: Fields): BareDesign {
  const { glass, hardware, ...design } = readDesignV8(fields);
  const own = fields.inside('glass').inside('frame');
  const height = fields.inside('hardware').numberOrNull('letterPlateHeight');
  return {
    ...design,
    glass:
      glass.frame.kind === 'own' && own.has('ofPart')
        ? { ...glass, frame: { ...glass.frame, ofPart: readGlassOfParts(own.inside('ofPart')) } }
        : glass,
    hardware: { ...hardware, letterPlateHeight: height === null ? null : mm(height) },
  };
}

export const designV9FromV8 = (design: DesignV8): BareDesign => ({
  ...design,
  hardware: { ...design.hardware, letterPlateHeight: null },
});

const readGlassOfParts = (fields: Fields): NonNullable<OwnFrameGlass['ofPart']> =>
  Object.fromEntries(
    glazedFramePartKinds.filter((kind) => fields.has(kind)).map((kind) => [kind, readGlazing(fields.inside(kind))]),
  );
