import { type StockCode, stockCode } from '../../door/model/ids.ts';
import type { Mm } from '../../lib/mm.ts';
import { bomGroups, type LineGroup } from './bom-group.ts';
import { type Missing, missingKinds } from './missing-record.ts';
import type { DrawnPart } from './drawn-part.ts';

/** One printed line of the bill of materials: article, quantity, length and width. */
export interface WorkInstruction {
  readonly group: LineGroup;
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
  /** Name of the first piece on the line; null for lines added by hand and lines stored before pieces had names. */
  readonly piece: string | null;
  /** What a line in error lacks; null for every other line. */
  readonly missing: LineProblem | null;
}

/** `228 × 645`: a flat piece by its width and height, of which the height is its length; `2076` what is cut to length; '' for all else. */
export const lineSize = ({ length, width }: Pick<WorkInstruction, 'length' | 'width'>): string =>
  [width, length].filter((side) => side !== null).join(' × ');

/** `other`: an error that this version does not know, on a line stored by another one. */
export type LineProblem = Missing | 'other';

export const isInError = ({ missing }: Pick<WorkInstruction, 'missing'>): boolean => missing !== null;

/** A calculated line with its equations and the parts of the drawing that it highlights. */
export interface CalculatedLine extends WorkInstruction {
  readonly equations: readonly Equation[];
  readonly parts: readonly DrawnPart[];
}

export interface Equation {
  readonly of: 'quantity' | 'length' | 'width';
  /** `H + 6 = 2070 + 6 = 2076`. */
  readonly text: string;
}

/** The specification's code of a line in error: `error-slab-range`. */
export const errorCodeOf = (missing: LineProblem): StockCode => stockCode(`error-${missing}`);

/** Reads the code of a stored or received line: the specification marks an error by a code that begins with `error`. */
export const problemOfCode = (code: string): LineProblem | null =>
  missingKinds.find((missing) => errorCodeOf(missing) === code) ?? (code.startsWith('error') ? 'other' : null);

/** Reads the group of a stored or received line; a name that is no group of the bill is an add-on. */
export const lineGroupOf = (name: string): LineGroup => bomGroups.find((group) => group === name) ?? 'add-on';
