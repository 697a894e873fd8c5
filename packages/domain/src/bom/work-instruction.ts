import type { Mm } from '../measure/mm.ts';
import type { StockCode } from '../item/ids.ts';

/** One line of the bill of materials: what the shop takes, how much of it, and how long it is cut. */
export interface WorkInstruction {
  /** Where the line belongs: `frame`, `door`, `master`, `left-sidelight`, `couple`, `sill`, `fit` … */
  readonly group: string;
  readonly code: StockCode;
  readonly description: string;
  /** Pieces, or metres where the article is sold by the metre. */
  readonly quantity: number;
  readonly length: Mm | null;
  readonly width: Mm | null;
  /** The rule that made the line, in the shop's words: `H + 6, 45/45`. */
  readonly rule: string;
  /** The option list that asked for it; null for calculated parts of frame and leaf. */
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
