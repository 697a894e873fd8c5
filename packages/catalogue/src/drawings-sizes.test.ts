import { bomOf } from '@door/domain/making/bom/bill-of-materials';
import { workInstructionsOf } from '@door/domain/making/bom/work-instructions-of';
import { configure } from '@door/domain/door/configure/configure';
import type { Item } from '@door/domain/door/model/item';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { describe, expect, test } from 'vitest';
import { demoCatalogue, demoProduction } from './demo.ts';
import { measureFace, partsNamed } from './testing/measure-parts.ts';
import { context, catalogue, doorOf, doorWith } from './testing/demo-doors.ts';

const { templates, designs } = demoCatalogue;
/** Those for doors that open in, as the doors of this test do. */
const thresholds = demoCatalogue.thresholds.filter(({ opens }) => opens !== 'Out');
const supplier = { catalogue, production: demoProduction };

const cutFor = (item: Item, codes: RegExp) =>
  workInstructionsOf(bomOf(item, supplier))
    .filter(({ code }) => codes.test(code))
    .flatMap(({ quantity, length, width }) => Array.from({ length: Math.round(quantity) }, () => sized(width, length)));

const sized = (width: number | null, height: number | null) => `${String(width)} × ${String(height)}`;

/** Width and height of the face of each such part, measured in the picture. */
const drawnSizes = (item: Item, name: string) =>
  partsNamed(drawScene(factsOf({ item, catalogue, side: 'external' })), name).map((part) => {
    const { left = 0, right = 0, top = 0, bottom = 0 } = measureFace(part) ?? {};
    return { width: Math.round(right - left), height: Math.round(bottom - top) };
  });

describe.each(templates)('$displayName is drawn as it is cut', (template) => {
  const item = doorOf(template);

  test('leaves', () => {
    const drawn = drawnSizes(item, 'leaf').map(({ width, height }) => sized(width, height));
    expect([...drawn].sort()).toEqual([...cutFor(item, /^SLAB/)].sort());
  });

  test('sill', () => {
    const lengths = workInstructionsOf(bomOf(item, supplier))
      .filter(({ group, length }) => group === 'sill' && length !== null)
      .map(({ length }) => length);
    expect(drawnSizes(item, 'sill').map(({ width }) => width)).toEqual(lengths);
  });
});

describe.each(designs)('$name is drawn as it is cut', (design) => {
  test('every light shows the sight that its cassette leaves', () => {
    const item = doorWith(design);
    const sights = factsOf({ item, catalogue, side: 'external' }).cells.flatMap((cell) =>
      cell.kind === 'door'
        ? cell.leaves.flatMap(({ lights }) => lights.map(({ box }) => sized(box.width, box.height)))
        : [],
    );
    expect([...sights].sort()).toEqual([...cutFor(item, /^CASS/)].sort());
  });
});

describe.each(thresholds)('on $name', ({ code: stock }) => {
  const [single] = templates;
  if (!single) throw new Error('The demo catalogue holds no template.');
  const chosen = configure(doorOf(single), { type: 'size.chooseThreshold', stock }, context);

  test('the weather bar is as long as the bill has it, and drawn only where the bill has one', () => {
    if (!chosen.ok) throw new Error(chosen.refusal.message);
    const cut = workInstructionsOf(bomOf(chosen.value.item, supplier)).filter(({ code }) => code === 'DRIP');
    expect(drawnSizes(chosen.value.item, 'weather-bar').map(({ width }) => width)).toEqual(
      cut.map(({ length }) => length),
    );
  });
});
