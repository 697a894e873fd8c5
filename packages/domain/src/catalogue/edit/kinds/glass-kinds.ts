import type { Backing, GlassPriceGroup, GlassTheme, Optics, ThemeSize } from '../../rows/glass-rows.ts';
import type { GlassUnit } from '../../rows/production-rows.ts';
import type { ThemeId } from '../../../door/model/ids.ts';
import type { Size } from '../../../lib/mm.ts';
import { choice, code, filledText, flag, list, onlyTrue, optional, record, reference, setOf, text } from '../field.ts';
import { lengthOf, rowNumber, share, sizeBetween, transmittance, weightPerArea } from './numbers.ts';

export const glassPriceGroups = ['A', 'B', 'C', 'D', 'E'] as const satisfies readonly GlassPriceGroup[];
const paneSide = lengthOf(1, 6000);

export const themeField = record<GlassTheme>({
  id: rowNumber<ThemeId>(),
  name: filledText(60),
  technique: text(120),
  priceGroup: choice(glassPriceGroups),
  shapes: setOf(choice([10, 20, 30, 40, 50, 60] as const), { min: 1 }),
  backings: setOf(reference<string>('backings'), { max: 40 }),
  sizes: list(record<ThemeSize>({ minWidth: paneSide, maxWidth: paneSide, minHeight: paneSide, maxHeight: paneSide }), {
    min: 1,
    max: 20,
  }),
  sealed: flag,
  showsHouseNumber: optional(onlyTrue),
  systemTypeId: optional(rowNumber()),
});

export const backingField = record<Backing>({
  name: filledText(60),
  privacy: choice([0, 1, 2, 3, 4, 5] as const),
  priceGroup: choice(glassPriceGroups),
  note: text(200),
  optics: optional(record<Optics>({ haze: share, transmission: share })),
  sheet: optional<Size>(sizeBetween(300, 6000)),
});

export const glassUnitField = record<GlassUnit>({
  code: code(),
  makeUp: filledText(80),
  thickness: lengthOf(4, 80),
  ug: transmittance,
  kgPerM2: weightPerArea,
  use: text(120),
  laminated: optional(onlyTrue),
});
