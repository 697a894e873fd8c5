import { errorPrefix, type Missing } from '@door/domain/bom/work-instruction';
import { workInstructionsWords } from '../../words/work-instructions.ts';
import type { DesignPage } from '../../items/item-path.ts';

/** How a line without stock is cured: on a step of the designer, by other sizes, or by picking stock. */
export interface Cure {
  readonly label: string;
  readonly at: DesignPage | 'sizes' | 'stock';
}

const places: Readonly<Record<Missing, Cure['at']>> = {
  article: 'stock',
  'colour-pair': 'colours',
  closer: 'sizes',
  coupling: 'frame-design',
  'design-size': 'sash-design',
  'glass-size': 'sizes',
  handle: 'hardware-options',
  'leaf-weight': 'glass-theme',
  lock: 'sizes',
  'slab-range': 'sizes',
  stock: 'hardware-options',
  'stock-criteria': 'hardware-options',
};

const { cures } = workInstructionsWords.problems;
const known = new Map(
  Object.entries(places).map(([what, at]) => [
    `${errorPrefix}-${what}`,
    { at, label: new Map(Object.entries(cures)).get(what) ?? '' },
  ]),
);

/** null for a line with stock, and for an unknown error code. */
export const cureOf = (code: string): Cure | null => known.get(code) ?? null;
