import type { Clearances } from '@door/domain/catalogue/limit-rows';
import { mm } from '@door/domain/measure/mm';

export const clearances = {
  hinge: mm(5),
  lock: mm(6),
  top: mm(5),
  bottom: mm(6),
  meeting: mm(18),
  halfWeb: mm(22),
  glassEdge: mm(5),
  doorGlassCover: mm(10),
  fixedGlassCover: mm(15),
  fitting: mm(10),
} as const satisfies Clearances;
