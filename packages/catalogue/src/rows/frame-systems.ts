import type { System, Threshold, FrameProfileRow } from '@door/domain/catalogue/rows/frame-rows';
import { stockCode, systemId } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';

export const systems = [
  {
    id: systemId(1),
    name: 'Composite door in a 70 mm PVC-u frame',
    typeId: 1,
    profiles: ['WFO', 'NFO'],
  },
  {
    id: systemId(2),
    name: 'Fire door FD30S in a hardwood frame',
    typeId: 1,
    tradeOnly: true,
    fire: 'FD30S',
    securable: false,
    stylesOf: systemId(1),
    solid: true,
    // Laminated timber all through between its skins; a foam core would burn. Its weight and U-value are those of timber.
    ownSlab: { code: 'SLAB-FD-{width}x{height}', kgPerM2: 30, up: 1.8 },
    slabs: [44],
    profiles: ['HFO'],
    thresholds: ['TH-AL15', 'TH-AL15O', 'TH-AL28'].map(stockCode),
  },
] as const satisfies readonly System[];

export const thresholds = [
  {
    code: stockCode('TH-PVC'),
    name: 'PVC-u threshold',
    upstand: mm(72),
    material: 'pvc',
    opens: null,
    stepFree: false,
  },
  {
    code: stockCode('TH-AL15'),
    name: 'Low aluminium threshold, door opens in',
    upstand: mm(15),
    material: 'aluminium',
    opens: 'In',
    stepFree: true,
  },
  {
    code: stockCode('TH-AL15O'),
    name: 'Low aluminium threshold, door opens out',
    upstand: mm(15),
    material: 'aluminium',
    opens: 'Out',
    stepFree: true,
  },
  {
    code: stockCode('TH-AL28'),
    name: 'Aluminium threshold for exposed sites',
    upstand: mm(28),
    material: 'aluminium',
    opens: null,
    stepFree: false,
  },
] as const satisfies readonly Threshold[];

export const profiles = [
  {
    profile: 'WFO',
    code: stockCode('OF72'),
    steelCode: stockCode('ST72'),
    face: mm(72),
    lip: mm(20),
    rebateFloor: mm(52),
    kgPerMetre: 1.45,
    steelKgPerMetre: 1.3,
  },
  {
    profile: 'NFO',
    code: stockCode('OF56'),
    steelCode: stockCode('ST56'),
    face: mm(56),
    lip: mm(20),
    rebateFloor: mm(36),
    kgPerMetre: 1.15,
    steelKgPerMetre: 1,
    singleLeafUpToKg: 70,
  },
  {
    profile: 'HFO',
    code: stockCode('HF72'),
    steelCode: null,
    face: mm(72),
    lip: mm(20),
    rebateFloor: mm(52),
    kgPerMetre: 3.1,
    steelKgPerMetre: 0,
  },
] as const satisfies readonly FrameProfileRow[];
