import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { LineNotes } from '@door/domain/making/bom/manual-line';
import type { StockKind } from '@door/domain/making/bom/priced-lines';
import { lineGroupOf, problemOfCode, type WorkInstruction } from '@door/domain/making/bom/work-instruction';
import type { AddOnReference } from '@door/domain/door/stock/add-ons';
import { type ItemId, stockCode } from '@door/domain/door/model/ids';
import { mm } from '@door/domain/lib/mm';

/** A work instruction as it is stored: calculated lines and lines added by hand are numbered separately. */
export interface StoredLine {
  readonly itemId: ItemId;
  readonly manuallyAdded: boolean;
  readonly line: number;
  readonly reference: AddOnReference | null;
  readonly notes: LineNotes;
  /** Of the message that added it, by which a repeat of the message is recognised; null where it had none. */
  readonly attempt: string | null;
  readonly instruction: WorkInstruction;
}

/** A work instruction as the specification spells it. */
export interface WireInstruction {
  readonly Id: string;
  readonly ItemId: string;
  readonly ForDropDown: string | null;
  readonly ManuallyAdded: boolean;
  readonly MasterStockId: number | null;
  readonly StockDescription: string;
  readonly WinSysStockCode: string;
  readonly WinSysStockCategoryId: number | null;
  /** null where no quantity is known. */
  readonly Quantity: number | null;
  readonly Length: number | null;
  readonly Width: number | null;
  readonly Thickness1: number | null;
  readonly Rebate: number | null;
  readonly SubAssembly: string;
  readonly SubAssemblyId: string | null;
  /** The rule that made the line, in the shop's words. */
  readonly Rule: string;
  readonly ReferenceType: AddOnReference | null;
  /** What it came with: the Id of another line of the item, or what a program noted. */
  readonly ReferenceId: string | null;
  readonly Profile: string | null;
  /** As noted for this line, else that of its stock. */
  readonly AnalysisCode: string | null;
  /** Name of the first piece on the line; null for manual lines and lines stored by an older version. */
  readonly Piece: string | null;
}

const series = { true: 'm', false: 'c' } as const;

/** Id of a line: item, series (`c` calculated, `m` manually added) and number: `<item>.c3`. */
export const lineId = ({
  itemId,
  manuallyAdded,
  line,
}: Pick<StoredLine, 'itemId' | 'manuallyAdded' | 'line'>): string => `${itemId}.${series[`${manuallyAdded}`]}${line}`;

export function instructionToWire(
  stored: StoredLine,
  kindOf: (code: string) => StockKind,
  { rows }: Catalogue,
): WireInstruction {
  const { instruction } = stored;
  const { masterId, categoryId, analysisCode } = kindOf(instruction.code);
  const sized = rows.sizeStock.find(({ code }) => code === instruction.code);
  return {
    Id: lineId(stored),
    ItemId: stored.itemId,
    ForDropDown: instruction.dropdown,
    ManuallyAdded: stored.manuallyAdded,
    MasterStockId: masterId,
    StockDescription: instruction.description,
    WinSysStockCode: instruction.code,
    WinSysStockCategoryId: categoryId,
    Quantity: instruction.quantity === 0 ? null : instruction.quantity,
    Length: instruction.length,
    Width: instruction.width,
    Thickness1: sized?.thickness1 ?? null,
    Rebate: sized?.rebate ?? null,
    SubAssembly: instruction.group,
    SubAssemblyId: instruction.partId,
    Rule: instruction.calculation,
    ReferenceType: stored.reference,
    ReferenceId: stored.notes.referenceId,
    Profile: stored.notes.profile,
    AnalysisCode: stored.notes.analysisCode ?? analysisCode,
    Piece: instruction.piece,
  };
}

const length = (value: number | null) => (value === null ? null : mm(value));

/** A work instruction from its wire form; an unknown quantity is 0. */
export const instructionFromWire = (wire: WireInstruction): WorkInstruction => ({
  group: lineGroupOf(wire.SubAssembly),
  code: stockCode(wire.WinSysStockCode),
  description: wire.StockDescription,
  quantity: wire.Quantity ?? 0,
  length: length(wire.Length),
  width: length(wire.Width),
  calculation: wire.Rule,
  dropdown: wire.ForDropDown,
  partId: wire.SubAssemblyId,
  piece: wire.Piece,
  missing: problemOfCode(wire.WinSysStockCode),
});
