import type { Stock } from '../catalogue/stock-rows.ts';
import { stockCode } from '../item/ids.ts';
import { type Mm, mm } from '../measure/mm.ts';
import type { AddOnReference } from '../stock/add-ons.ts';
import type { WorkInstruction } from './work-instruction.ts';

/** A line that a person wrote on the sheet; a new calculation leaves it alone. */
export interface ManualLine {
  readonly instruction: WorkInstruction;
  readonly reference: AddOnReference;
}

/** Where on the sheet a line stands, and for which option list of the door. */
export interface LinePlace {
  /** Sub-assembly: `door`, `frame`, `left-sidelight` … */
  readonly group: string;
  readonly partId: string | null;
  readonly dropdown: string | null;
}

/** Amounts as a person types them: mm and pieces; 0 says nothing. */
export interface Amounts {
  readonly quantity: number;
  readonly length: number;
  readonly width: number;
}

const addOns = 'add-on';

/** A line to be filled in. */
export const blankLine: ManualLine = {
  reference: 'Manual Addon',
  instruction: {
    group: addOns,
    code: stockCode(''),
    description: '',
    quantity: 0,
    length: null,
    width: null,
    rule: '',
    dropdown: null,
    partId: null,
  },
};

export const withStock = ({ instruction, ...line }: ManualLine, { code, description }: Stock): ManualLine => ({
  ...line,
  instruction: { ...instruction, code, description },
});

export const withAmounts = (
  { instruction, ...line }: ManualLine,
  { quantity, length, width }: Amounts,
): ManualLine => ({
  ...line,
  instruction: { ...instruction, quantity, length: lengthOrNone(length), width: lengthOrNone(width) },
});

export const placed = ({ instruction, ...line }: ManualLine, place: LinePlace): ManualLine => ({
  ...line,
  instruction: { ...instruction, ...place, group: place.group || addOns },
});

/** What a person picked for an option list stands in place of what was calculated for it. */
export function withoutReplaced<Line extends WorkInstruction>(
  bill: readonly Line[],
  manual: readonly Pick<ManualLine, 'instruction'>[],
): readonly Line[] {
  const picked = new Set(manual.map(({ instruction }) => instruction.dropdown));
  return bill.filter(({ dropdown }) => dropdown === null || !picked.has(dropdown));
}

const lengthOrNone = (length: number): Mm | null => (length === 0 ? null : mm(length));
