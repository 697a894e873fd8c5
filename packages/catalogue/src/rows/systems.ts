import type { System } from '@door/domain/catalogue/frame-rows';
import { stockCode, systemId } from '@door/domain/item/ids';

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
    slabs: [44],
    profiles: ['HFO'],
    thresholds: ['TH-AL15', 'TH-AL15O', 'TH-AL28'].map(stockCode),
  },
] as const satisfies readonly System[];
