import type { PartName } from './part-names.ts';
import type { WorkInstruction } from './work-instruction.ts';

/** A line with the sums behind its figures and with the part of the set that it makes: what a page unfolds and lights. */
export interface WorkedLine extends WorkInstruction {
  readonly working: readonly Working[];
  readonly part: PartName;
}

export interface Working {
  readonly of: 'quantity' | 'length' | 'width';
  /** `H + 6 = 2070 + 6 = 2076`. */
  readonly sum: string;
}

/** As it is kept: the sums can be made again from the door at any time. */
export const keptLine = ({ working: _, part: __, ...line }: WorkedLine): WorkInstruction => line;
