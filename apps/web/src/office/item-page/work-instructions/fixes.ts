import type { Missing } from '@door/domain/making/bom/missing-record';
import type { LineProblem } from '@door/domain/making/bom/work-instruction';
import { workInstructionsMessages } from '../../messages/work-instructions.ts';
import type { DesignPage } from '../../items/item-path.ts';

/** How a line without stock is fixed: on a step of the designer, by other sizes, or by picking stock. */
export interface Fix {
  readonly label: string;
  readonly at: DesignPage | 'sizes' | 'stock';
}

const places: Readonly<Record<Missing, Fix['at']>> = {
  article: 'stock',
  'colour-pair': 'colours',
  closer: 'sizes',
  coupling: 'frame-design',
  'design-size': 'sash-design',
  'glass-choice': 'glass-theme',
  'glass-size': 'sizes',
  handle: 'hardware-options',
  'leaf-weight': 'glass-theme',
  lock: 'sizes',
  'ral-number': 'colours',
  'slab-range': 'sizes',
  stock: 'hardware-options',
  'stock-criteria': 'hardware-options',
};

const { fixes } = workInstructionsMessages.problems;

/** null for a line with stock, and for an error that this version does not know. */
export const fixOf = (missing: LineProblem | null): Fix | null =>
  missing === null || missing === 'other' ? null : { label: fixes[missing], at: places[missing] };
