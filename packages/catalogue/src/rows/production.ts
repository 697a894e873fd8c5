import type { CuttingAllowances, GlassUnit, LockRow, ProductionRows } from '@door/domain/catalogue/production-rows';
import { stockCode } from '@door/domain/model/ids';
import { mm } from '@door/domain/model/mm';

/** Slab thickness in mm; `up` is the U-value of the slab, W/m²K. */
export const slabs = [
  { thickness: 44, kgPerM2: 22, up: 0.95, glassThickness: mm(24) },
  { thickness: 48, kgPerM2: 32, up: 1.7, glassThickness: mm(28) },
  { thickness: 70, kgPerM2: 27, up: 0.6, glassThickness: mm(36) },
] as const satisfies ProductionRows['slabs'];

export const glassUnits = [
  {
    code: 'D24S',
    makeUp: '4T / 16 Ar / 4T soft low-e',
    thickness: mm(24),
    ug: 1.1,
    g: 0.6,
    kgPerM2: 20,
    use: '44 mm slab and frames',
  },
  {
    code: 'D28S',
    makeUp: '4T / 20 Ar / 4T soft low-e',
    thickness: mm(28),
    ug: 1.2,
    g: 0.7,
    kgPerM2: 20,
    use: 'frames, 48 and 70 mm slab',
  },
  {
    code: 'D28L',
    makeUp: '6.4 laminated P1A / 17.6 Ar / 4T low-e',
    thickness: mm(28),
    ug: 1.2,
    g: 0.62,
    kgPerM2: 26,
    use: 'laminated, frames',
    laminated: true,
  },
  {
    code: 'D24L',
    makeUp: '6.4 laminated P1A / 13.6 Ar / 4T low-e',
    thickness: mm(24),
    ug: 1.3,
    g: 0.62,
    kgPerM2: 26,
    use: 'laminated, 44 mm slab',
    laminated: true,
  },
  {
    code: 'T24D',
    makeUp: '4T / decorative leaf / 4T',
    thickness: mm(24),
    ug: 1.5,
    g: 0.55,
    kgPerM2: 30,
    use: 'bevel, lead and resin themes',
  },
  {
    code: 'T36E',
    makeUp: '4T low-e / 12 Ar / 4T / 12 Ar / 4T low-e',
    thickness: mm(36),
    ug: 0.8,
    g: 0.55,
    kgPerM2: 30,
    use: '70 mm slab, frames',
  },
  {
    code: 'T28E',
    makeUp: '4T low-e / 8 Ar / 4T / 8 Ar / 4T low-e',
    thickness: mm(28),
    ug: 1,
    g: 0.55,
    kgPerM2: 30,
    use: 'triple in a 28 mm bead',
  },
] as const satisfies readonly GlassUnit[];

export const locks = [
  {
    code: stockCode('ML-A'),
    name: 'Multi-point lock',
    operation: 'lift-lever',
    leafFrom: mm(1785),
    leafTo: mm(1980),
    faceplate: mm(1770),
  },
  {
    code: stockCode('ML-B'),
    name: 'Multi-point lock, tall',
    operation: 'lift-lever',
    leafFrom: mm(1981),
    leafTo: mm(2300),
    faceplate: mm(2080),
  },
  {
    code: stockCode('ML-S'),
    name: 'Slam lock',
    operation: 'slam',
    leafFrom: mm(1785),
    leafTo: mm(2300),
    faceplate: mm(2080),
  },
  {
    code: stockCode('ML-K'),
    name: 'Key-wound lock',
    operation: 'key-wound',
    leafFrom: mm(1785),
    leafTo: mm(2300),
    faceplate: mm(2080),
  },
  {
    code: stockCode('SB-SET'),
    name: 'Shoot bolt set, top and bottom',
    operation: 'slave',
    leafFrom: mm(1785),
    leafTo: mm(2300),
    faceplate: null,
  },
] as const satisfies readonly LockRow[];

export const cuttingRules = {
  weldPerEnd: mm(3),
  steelShortPerMitre: mm(80),
  steelShortPerSquareEnd: mm(10),
  sillHorn: mm(50),
  anchorFromCorner: mm(200),
  anchorMaxPitch: mm(600),
  steelScrewPitch: mm(250),
  sillScrewPitch: mm(300),
  couplingScrewPitch: mm(400),
} as const satisfies CuttingAllowances;
