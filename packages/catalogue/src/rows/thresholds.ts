import type { Threshold } from '@door/domain/catalogue/frame-rows';
import { stockCode } from '@door/domain/item/ids';
import { mm } from '@door/domain/measure/mm';

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
