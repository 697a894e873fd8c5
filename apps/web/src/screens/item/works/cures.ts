import { errorPrefix, type Missing } from '@door/domain/bom/work-instruction';
import { officeWorksWords } from '../../../words/office-works.ts';
import type { ChildPage } from '../item-address.ts';

/** Where a line without stock is cured: on a step of the designer, among the sizes, or by picking stock here. */
export interface Cure {
  readonly label: string;
  readonly at: ChildPage | 'sizes' | 'stock';
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

const { cures } = officeWorksWords.problems;
const known = new Map(
  Object.entries(places).map(([what, at]) => [
    `${errorPrefix}-${what}`,
    { at, label: new Map(Object.entries(cures)).get(what) ?? '' },
  ]),
);

/** null: an ordinary line, or an error of another time. */
export const cureOf = (code: string): Cure | null => known.get(code) ?? null;
