import { expect, test } from 'vitest';
import { demoSuppliers } from './demo.ts';

/** Option list → category of the factory's stock system, which prices go by. */
const categories = [
  ['handle', 1005],
  ['doorKnocker', 1003],
  ['letterPlate', 1014],
  ['spyhole1', 13],
  ['doorKnob', 1082],
  ['hinge', 1009],
  ['subsill', 1033],
  ['threshold', 1016],
  ['packer', 1010],
  ['lining', 1031],
  ['architrave', 38],
  ['gtWalling', 1059],
  ['coupling', 1062],
] as const;

test.each(categories)('stock of the option list %s is priced in category %i [3.51 9.22]', (dropdown, category) => {
  for (const { rows } of demoSuppliers) {
    const masters = rows.masters.filter((master) => master.dropdown === dropdown).map(({ id }) => id);
    const stocked = rows.stock.filter(({ masterId }) => masters.includes(masterId));
    expect(stocked.length).toBeGreaterThan(0);
    expect([...new Set(stocked.map(({ categoryId }) => categoryId))]).toEqual([category]);
  }
});
