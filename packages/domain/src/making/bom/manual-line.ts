import type { Stock } from '../../catalogue/rows/stock-rows.ts';
import { stockCode } from '../../door/model/ids.ts';
import { type Mm, mm } from '../../lib/mm.ts';
import type { AddOnReference } from '../../door/stock/add-ons.ts';
import type { LineGroup } from './bom-group.ts';
import { notStocked } from './related-records.ts';
import { errorCodeOf, type WorkInstruction } from './work-instruction.ts';
import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { Item } from '../../door/model/item.ts';
import { relatedTo } from '../../door/stock/related-stock.ts';

/** A line that a person added; a new calculation does not touch it. */
export interface ManualLine {
  readonly instruction: WorkInstruction;
  readonly reference: AddOnReference;
  readonly notes: LineNotes;
}

/** What was noted about a line when its stock was picked; null: nothing. */
export interface LineNotes {
  /** What it came with: the Id of another line, or whatever the program that picked it goes by. */
  readonly referenceId: string | null;
  /** The profile that it is fitted to. */
  readonly profile: string | null;
  /** The code under which it is booked, where that is not the stock's own. */
  readonly analysisCode: string | null;
}
export const noNotes: LineNotes = { referenceId: null, profile: null, analysisCode: null };

/** Group and part of a line, and the option list that it replaces. */
export interface LinePlace {
  /** Sub-assembly: `door`, `frame`, `left-sidelight` … */
  readonly group: LineGroup;
  readonly partId: string | null;
  readonly dropdown: string | null;
}

/** Amounts as typed in: pieces and mm; 0 means not given. */
export interface Amounts {
  readonly quantity: number;
  readonly length: number;
  readonly width: number;
}

/** What a person changes of a line; what is left out stays. Amounts in pieces and mm, null and 0 empty them. */
export interface ManualLineChange {
  readonly description?: string | undefined;
  readonly quantity?: number | null | undefined;
  readonly length?: number | null | undefined;
  readonly width?: number | null | undefined;
}

/** An empty line for a person to fill in. */
export const blankLine: ManualLine = {
  reference: 'Manual Addon',
  notes: noNotes,
  instruction: {
    group: 'add-on',
    code: stockCode(''),
    description: '',
    quantity: 0,
    length: null,
    width: null,
    calculation: '',
    dropdown: null,
    partId: null,
    piece: null,
    missing: null,
  },
};

/** The line with stock; what a person has written on a line without stock becomes its note. */
export const withStock = ({ instruction, ...line }: ManualLine, { code, description }: Stock): ManualLine => ({
  ...line,
  instruction: {
    ...instruction,
    code,
    description,
    calculation: instruction.code === '' ? instruction.description : instruction.calculation,
  },
});

/** The line after a change. The description of stock is that of the catalogue; there, the written text is the note. */
export function changedLine({ instruction, ...line }: ManualLine, change: ManualLineChange): ManualLine {
  const { description: written, quantity, length, width } = change;
  const text = written === undefined ? {} : { [instruction.code === '' ? 'description' : 'calculation']: written };
  const amounts = {
    quantity: amountAfter(quantity, instruction.quantity, (typed) => typed),
    length: amountAfter(length, instruction.length, lengthOrNone),
    width: amountAfter(width, instruction.width, lengthOrNone),
  };
  return { ...line, instruction: { ...instruction, ...text, ...amounts } };
}

const amountAfter = <Value>(
  typed: number | null | undefined,
  present: Value,
  valueOf: (typed: number) => Value,
): Value => (typed === undefined ? present : valueOf(typed ?? 0));

export const withAmounts = (
  { instruction, ...line }: ManualLine,
  { quantity, length, width }: Amounts,
): ManualLine => ({
  ...line,
  instruction: { ...instruction, quantity, length: lengthOrNone(length), width: lengthOrNone(width) },
});

export const withPlace = ({ instruction, ...line }: ManualLine, place: LinePlace): ManualLine => ({
  ...line,
  instruction: { ...instruction, ...place },
});

/** The bill without calculated lines of option lists for which a person added a line. */
export function withoutReplaced<Line extends Pick<WorkInstruction, 'dropdown'>>(
  bill: readonly Line[],
  manual: readonly Pick<ManualLine, 'instruction'>[],
): readonly Line[] {
  const picked = new Set(manual.map(({ instruction }) => instruction.dropdown));
  return bill.filter(({ dropdown }) => dropdown === null || !picked.has(dropdown));
}

const lengthOrNone = (length: number): Mm | null => (length === 0 ? null : mm(length));

export interface StockChoice extends Pick<ManualLine, 'reference' | 'notes'> {
  readonly stock: Stock;
  readonly place: LinePlace;
  readonly amounts: Amounts;
}

/** The lines for chosen stock. */
export interface ChosenLines {
  readonly own: ManualLine;
  /** Its related stock, one piece each; a line in error for a product of which nothing fits the door. */
  readonly related: readonly ManualLine[];
}

const onePiece: Amounts = { quantity: 1, length: 0, width: 0 };

const inError = ({ instruction, ...line }: ManualLine, description: string): ManualLine => ({
  ...line,
  instruction: { ...instruction, code: errorCodeOf('stock'), description, quantity: 1, missing: 'stock' },
});

export function linesForChosenStock(choice: StockChoice, item: Item, catalogue: Catalogue): ChosenLines {
  const { stock, place, amounts, reference, notes } = choice;
  const own = withAmounts(withStock(withPlace(blankLine, place), stock), amounts);
  const related = relatedTo(stock, item, catalogue).map(
    ({ related: { dropdown }, master, stock: comes }): ManualLine => {
      const empty = withPlace(blankLine, { ...place, dropdown });
      const line = comes
        ? withAmounts(withStock(empty, comes), onePiece)
        : inError(empty, notStocked(master, stock.code));
      return { ...line, reference: 'Related Stock Item', notes: { ...noNotes, profile: notes.profile } };
    },
  );
  return { own: { ...own, reference, notes }, related };
}
