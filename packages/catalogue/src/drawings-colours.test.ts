import { configure } from '@door/domain/item/configure';
import type { ColourId } from '@door/domain/item/ids';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { studio } from '@door/drawing/stage/studio';
import { toSvg } from '@door/drawing/svg';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test, vi } from 'vitest';
import { demoCatalogue } from './demo.ts';
import { colourDifference } from './testing/colour-difference.ts';
import { noFonts } from './testing/measured.ts';
import { catalogue, doorWith } from './testing/pictures.ts';
import { meanColour, type Rgb, rgbOf } from './testing/seen-colour.ts';
import { inlineTiles } from './testing/tiles.ts';

// Every colour is painted whole, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const flush = demoCatalogue.designs.find(({ mouldings, lights }) => mouldings.length + lights.length === 0);
if (!flush) throw new Error('The demo catalogue has no flush door to see a colour on.');
const plainDoor = doorWith(flush);

const doorColours = demoCatalogue.colours.flatMap(({ use, id, name, hex, finish }) =>
  use === 'door' && finish !== 'custom' ? [{ id, name, hex }] : [],
);

/** Mean colour of the flat of the leaf around its middle, grain, sheen and all, as the stored PNG has it. */
function seenOn(id: ColourId): Rgb {
  const chosen = configure(plainDoor, { type: 'colour.chooseDoor', colourId: id }, catalogue);
  if (!chosen.ok) throw new Error(chosen.refusal.message);
  const scene = drawScene(factsOf(chosen.value.item, catalogue, 'external'), { backdrop: studio });
  const picture = new Resvg(toSvg(scene, { id: 'c', tiles: inlineTiles, height: 600 }), noFonts).render();
  const { width, height } = picture;
  return meanColour(picture, { left: width * 0.3, top: height * 0.32, right: width * 0.7, bottom: height * 0.42 });
}

const known = new Map<ColourId, Rgb>();

/** Each is painted once. */
function seen(id: ColourId): Rgb {
  const colour = known.get(id) ?? seenOn(id);
  known.set(id, colour);
  return colour;
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
    expect(colourDifference(seen(id), rgbOf(hex))).toBeLessThan(4);
  });

  test('and no two of them look alike', () => {
    const all = doorColours.map(({ id, name }) => ({ name, colour: seen(id) }));
    const alike = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .flatMap((other) => (colourDifference(one.colour, other.colour) < 1 ? [`${one.name} and ${other.name}`] : [])),
    );
    expect(alike).toEqual([]);
  });
});
