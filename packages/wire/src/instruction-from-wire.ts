import type { WorkInstruction } from '@door/domain/bom/work-instruction';
import { stockCode } from '@door/domain/item/ids';
import { mm } from '@door/domain/measure/mm';
import type { WireInstruction } from './instruction-to-wire.ts';

const length = (value: number | null) => (value === null ? null : mm(value));

/** A line of the sheet as the rules know it; where nobody has said how many, none. */
export const instructionFromWire = (wire: WireInstruction): WorkInstruction => ({
  group: wire.SubAssembly,
  code: stockCode(wire.WinSysStockCode),
  description: wire.StockDescription,
  quantity: wire.Quantity ?? 0,
  length: length(wire.Length),
  width: length(wire.Width),
  rule: wire.Rule,
  dropdown: wire.ForDropDown,
  partId: wire.SubAssemblyId,
});
