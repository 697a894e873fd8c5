import { configure } from '@door/domain/item/configure';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { toSvg } from '@door/drawing/svg';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from './demo.ts';
import { colourDifference, type Rgb } from './testing/colour-difference.ts';
import { noFonts } from './testing/measured.ts';
import { catalogue, doorWith } from './testing/pictures.ts';
import { inlineTiles } from './testing/tiles.ts';

const flush = demoCatalogue.designs.find(({ mouldings, lights }) => mouldings.length + lights.length === 0);
if (!flush) throw new Error('The demo catalogue has no flush door to see a colour on.');
const plainDoor = doorWith(flush);

const doorColours = demoCatalogue.colours.flatMap(({ use, id, name, hex, finish }) =>
  use === 'door' && finish !== 'custom' ? [{ id, name, hex }] : [],
);

const channels = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

/** Mean colour of the flat of the leaf around its middle, grain, sheen and all, as the stored PNG has it. */
function seenOn(id: (typeof doorColours)[number]['id']): Rgb {
  const chosen = configure(plainDoor, { type: 'colour.chooseDoor', colourId: id }, catalogue);
  if (!chosen.ok) throw new Error(chosen.refusal.message);
  const scene = drawScene(factsOf(chosen.value.item, catalogue, 'external'), { backdrop: 'studio' });
  const { width, height, pixels } = new Resvg(
    toSvg(scene, { id: 'c', tiles: inlineTiles, height: 600 }),
    noFonts,
  ).render();
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = Math.round(height * 0.32); y < height * 0.42; y++)
    for (let x = Math.round(width * 0.3); x < width * 0.7; x++) {
      const at = (y * width + x) * 4;
      [0, 1, 2].forEach((channel) => (sum[channel] = (sum[channel] ?? 0) + (pixels[at + channel] ?? 0)));
      count += 1;
    }
  return sum.map((total) => total / count) as unknown as Rgb;
}

test.each([
  { one: [128, 128, 128], other: [128, 128, 128], apart: 0 },
  { one: [0, 0, 0], other: [255, 255, 255], apart: 100 },
  { one: [255, 0, 0], other: [0, 255, 0], apart: 86.6 },
] as const)('$one and $other are $apart apart', ({ one, other, apart }) => {
  expect(colourDifference(one, other)).toBeCloseTo(apart, 0);
});

describe('a colour of the catalogue arrives on the flat of the door', () => {
  test.each(doorColours)('$name', ({ id, hex }) => {
    expect(colourDifference(seenOn(id), channels(hex))).toBeLessThan(4);
  });

  test('and no two of them look alike', () => {
    const seen = doorColours.map(({ id, name }) => ({ name, colour: seenOn(id) }));
    const alike = seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .flatMap((other) => (colourDifference(one.colour, other.colour) < 1 ? [`${one.name} and ${other.name}`] : [])),
    );
    expect(alike).toEqual([]);
  });
});
