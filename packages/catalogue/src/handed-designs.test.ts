import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { configure } from '@door/domain/door/configure/configure';
import { designId } from '@door/domain/door/model/ids';
import { contextOf } from '@door/domain/testing/a-context';
import { aDoorOf } from '@door/domain/testing/a-door';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, demoProduction } from './demo.ts';

const catalogue = catalogueOf(demoCatalogue);

function slabsOf(design: number) {
  const chosen = configure(
    aDoorOf('double-door', catalogue),
    { type: 'design.choose', designId: designId(design) },
    contextOf(catalogue),
  );
  const { item } = chosen.ok ? chosen.value : expect.fail(chosen.refusal.message);
  return bomOf(item, { catalogue, production: demoProduction }).filter((record) => record.kind === 'slab');
}

describe('the slave leaf carries the mirror image of the master’s design', () => {
  test.each([
    [16, [16, 116]],
    [22, [22, 122]],
    [116, [116, 16]],
    [6, [6, 6]],
  ])('design %i', (design, expected) => {
    expect(slabsOf(design).map((slab) => slab.design.id)).toEqual(expected);
  });

  test.each([16, 22, 6])('the apertures of design %i are mirrored on equal leaves', (design) => {
    const [master, slave] = slabsOf(design);
    const mirrored = master?.apertures.map(({ x, y, width }) => [(master?.width.value ?? 0) - x - width, y, width]);
    expect(slave?.apertures.map(({ x, y, width }) => [x, y, width])).toEqual(mirrored);
  });
});
