import type { System } from '@door/domain/catalogue/rows';
import { systemId } from '@door/domain/item/ids';

export const systems = [
  { id: systemId(1), name: 'Composite door in a 70 mm PVC-u frame', typeId: 1 },
] as const satisfies readonly System[];
