import type { Mm } from '../model/mm.ts';
import type { StockCode } from '../model/ids.ts';
import type { PartName } from './part-names.ts';

/** One printed line of the bill of materials: article, quantity, length and width. */
export interface WorkInstruction {
  /** Where the line belongs: `frame`, `door`, `master`, `left-sidelight`, `couple`, `sill`, `fit` … */
  readonly group: string;
  readonly code: StockCode;
  readonly description: string;
  /** Pieces, or metres where the article is sold by the metre. */
  readonly quantity: number;
  readonly length: Mm | null;
  readonly width: Mm | null;
  /** How the figures were calculated and what to do: `H + 6, 45/45`. */
  readonly calculation: string;
  /** The option list of the choice behind the line; null for calculated parts of frame and leaf. */
  readonly dropdown: string | null;
  readonly partId: string | null;
}

/** What a rule may find no stock for; behind the prefix it is the line's code. */
export type Missing =
  | 'article'
  | 'closer'
  | 'colour-pair'
  | 'coupling'
  | 'design-size'
  | 'glass-size'
  | 'handle'
  | 'leaf-weight'
  | 'lock'
  | 'slab-range'
  | 'stock'
  | 'stock-criteria';

/** A code that starts so marks a rule that found no stock. */
export const errorPrefix = 'error';

export const isInError = (instruction: Pick<WorkInstruction, 'code'>): boolean =>
  instruction.code.startsWith(errorPrefix);

/** A line with the sums behind its figures and with the part of the set that it makes: what a page unfolds and lights. */
export interface CalculatedLine extends WorkInstruction {
  readonly equations: readonly Equation[];
  readonly part: PartName;
}

export interface Equation {
  readonly of: 'quantity' | 'length' | 'width';
  /** `H + 6 = 2070 + 6 = 2076`. */
  readonly text: string;
}

/** As it is kept: the sums can be made again from the door at any time. */
export const toStoredLine = ({ equations: _, part: __, ...line }: CalculatedLine): WorkInstruction => line;
