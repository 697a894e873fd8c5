import type { GlassUnit, ProductionRows } from '@door/domain/catalogue/rows/production-rows';
import { mm } from '@door/domain/lib/mm';

export const glassUnits = [
  {
    code: 'D24S',
    makeUp: '4T / 16 Ar / 4T soft low-e',
    thickness: mm(24),
    ug: 1.1,
    kgPerM2: 20,
    use: '44 mm slab and frames',
  },
  {
    code: 'D28S',
    makeUp: '4T / 20 Ar / 4T soft low-e',
    thickness: mm(28),
    ug: 1.2,
    kgPerM2: 20,
    use: 'frames, 48 and 70 mm slab',
  },
  {
    code: 'D28L',
    makeUp: '6.4 laminated P1A / 17.6 Ar / 4T low-e',
    thickness: mm(28),
    ug: 1.2,
    kgPerM2: 26,
    use: 'laminated, frames',
    laminated: true,
  },
  {
    code: 'D24L',
    makeUp: '6.4 laminated P1A / 13.6 Ar / 4T low-e',
    thickness: mm(24),
    ug: 1.3,
    kgPerM2: 26,
    use: 'laminated, 44 mm slab',
    laminated: true,
  },
  {
    code: 'T24D',
    makeUp: '4T / decorative leaf / 4T',
    thickness: mm(24),
    ug: 1.5,
    kgPerM2: 30,
    use: 'bevel, lead and resin themes',
  },
  {
    code: 'T36E',
    makeUp: '4T low-e / 12 Ar / 4T / 12 Ar / 4T low-e',
    thickness: mm(36),
    ug: 0.8,
    kgPerM2: 30,
    use: '70 mm slab, frames',
  },
] as const satisfies readonly GlassUnit[];

/** Sealed decorative units are made 24 mm thick only. */
export const glazing: ProductionRows['glazing'] = {
  leaf: {
    44: { plain: 'D24S', laminated: 'D24L', sealed: 'T24D' },
    48: { plain: 'D28S', laminated: 'D28L', sealed: 'T24D' },
    70: { plain: 'T36E', laminated: 'T36E', sealed: 'T24D' },
  },
  frame: {
    44: { plain: 'D28S', laminated: 'D28L', sealed: 'T24D' },
    48: { plain: 'D28S', laminated: 'D28L', sealed: 'T24D' },
    70: { plain: 'T36E', laminated: 'D28L', sealed: 'T24D' },
  },
};

export const glassUnitLimits: ProductionRows['glassUnitLimits'] = {
  minShort: mm(120),
  minLong: mm(150),
  maxM2: 2.3,
  maxRatio: 10,
};
