import type { FrameProfileRow } from '@door/domain/catalogue/frame-rows';
import { stockCode } from '@door/domain/item/ids';
import { mm } from '@door/domain/measure/mm';

export const profiles = [
  {
    profile: 'WFO',
    code: stockCode('OF72'),
    steelCode: stockCode('ST72'),
    face: mm(72),
    depth: mm(70),
    lip: mm(20),
    rebateFloor: mm(52),
    barLength: mm(6000),
    kgPerMetre: 1.45,
    steelKgPerMetre: 1.3,
  },
  {
    profile: 'NFO',
    code: stockCode('OF56'),
    steelCode: stockCode('ST56'),
    face: mm(56),
    depth: mm(70),
    lip: mm(20),
    rebateFloor: mm(36),
    barLength: mm(6000),
    kgPerMetre: 1.15,
    steelKgPerMetre: 1,
  },
  {
    profile: 'HFO',
    code: stockCode('HF72'),
    steelCode: null,
    face: mm(72),
    depth: mm(70),
    lip: mm(20),
    rebateFloor: mm(52),
    barLength: mm(6000),
    kgPerMetre: 3.1,
    steelKgPerMetre: 0,
  },
] as const satisfies readonly FrameProfileRow[];
