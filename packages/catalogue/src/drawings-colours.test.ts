import { configure, configureAll } from '@door/domain/door/configure/configure';
import type { Action } from '@door/domain/door/model/action';
import type { ColourId } from '@door/domain/door/model/ids';
import { drawScene } from '@door/drawing/draw';
import { factsOf } from '@door/drawing/facts-of';
import { studio } from '@door/drawing/stage/studio';
import { toSvg } from '@door/drawing/svg';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test, vi } from 'vitest';
import { demoCatalogue } from './demo.ts';
import { colourDifference } from './testing/colour-difference.ts';
import { noFonts } from './testing/measure-parts.ts';
import { context, catalogue, doorWith } from './testing/demo-doors.ts';
import { meanColour, type Rgb, rgbOf } from './testing/mean-colour.ts';
import { inlineTextures } from './testing/inline-textures.ts';

// Every colour is rendered as a whole picture, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const flush = demoCatalogue.designs.find(({ mouldings, lights }) => mouldings.length + lights.length === 0);
if (!flush) throw new Error('The demo catalogue has no flush door to see a colour on.');
const plainDoor = doorWith(flush);

const doorColours = demoCatalogue.colours.flatMap(({ use, id, name, hex, finish }) =>
  use === 'door' && finish !== 'custom' ? [{ id, name, hex }] : [],
);

/** Mean colour of the flat middle of the leaf, with grain and sheen, as in the stored PNG. */
function seenOn(id: ColourId): Rgb {
  const chosen = configure(plainDoor, { type: 'colour.chooseDoor', colourId: id }, context);
  if (!chosen.ok) throw new Error(chosen.refusal.message);
  const scene = drawScene(factsOf({ item: chosen.value.item, catalogue, side: 'external' }), {
    backdrop: studio,
  });
  const picture = new Resvg(toSvg(scene, { id: 'c', textures: inlineTextures, height: 600 }), noFonts).render();
  const { width, height } = picture;
  return meanColour(picture, { left: width * 0.3, top: height * 0.32, right: width * 0.7, bottom: height * 0.42 });
}

const known = new Map<ColourId, Rgb>();

/** Cached, so that each colour is rendered once. */
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

describe('the drawn door shows the colour of the catalogue', () => {
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

describe('the frame is drawn in its colour, which needs no picture of a name [5.26 5.27]', () => {
  const drawn = (...actions: readonly Action[]): string => {
    const outcome = configureAll(plainDoor, actions, context);
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    return JSON.stringify(factsOf({ item: outcome.value.item, catalogue, side: 'external' })).toLowerCase();
  };
  const foils = catalogue.rows.colours.filter(({ use, externalStandard }) => use === 'frame' && externalStandard);

  test.each(foils)('$name', ({ id, hex }) => {
    const finish = { kind: 'frame-colour', colourId: id } as const;
    expect(drawn({ type: 'colour.chooseFrameExternal', finish })).toContain(hex.toLowerCase());
  });

  test('Custom RAL', () => {
    const custom = catalogue.rows.colours.find(({ use, finish }) => use === 'door' && finish === 'custom');
    const paint = catalogue.rows.paints.find(({ ral }) => ral === 'RAL 3020');
    if (!custom || !paint) throw new Error('The supplier paints in no colour of choice.');
    const painted = drawn(
      { type: 'colour.chooseDoor', colourId: custom.id },
      { type: 'colour.chooseRal', ral: paint.ral },
      { type: 'colour.chooseFrameExternal', finish: { kind: 'door-colour' } },
    );
    expect(painted).toContain(paint.hex.toLowerCase());
  });
});
