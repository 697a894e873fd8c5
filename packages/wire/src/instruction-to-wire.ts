import type { Catalogue } from '@door/domain/catalogue/catalogue';
import type { StockKind } from '@door/domain/bom/priced-lines';
import type { WorkInstruction } from '@door/domain/bom/work-instruction';
import type { AddOnReference } from '@door/domain/stock/add-ons';

/** A line of the sheet with its place in it: calculated lines and a person's own have a series each. */
export interface KeptLine {
  readonly itemId: string;
  readonly manuallyAdded: boolean;
  readonly line: number;
  readonly reference: AddOnReference | null;
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
  /** null where nobody has said how many. */
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
}

const series = { true: 'm', false: 'c' } as const;

/** Item, series and number in it: who knows the item knows its lines. */
export const lineId = ({ itemId, manuallyAdded, line }: Pick<KeptLine, 'itemId' | 'manuallyAdded' | 'line'>): string =>
  `${itemId}.${series[`${manuallyAdded}`]}${line}`;

export function instructionToWire(
  kept: KeptLine,
  kindOf: (code: string) => StockKind,
  { rows }: Catalogue,
): WireInstruction {
  const { instruction } = kept;
  const { masterId, categoryId } = kindOf(instruction.code);
  const sized = rows.sizeStock.find(({ code }) => code === instruction.code);
  return {
    Id: lineId(kept),
    ItemId: kept.itemId,
    ForDropDown: instruction.dropdown,
    ManuallyAdded: kept.manuallyAdded,
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
    Rule: instruction.rule,
    ReferenceType: kept.reference,
  };
}
