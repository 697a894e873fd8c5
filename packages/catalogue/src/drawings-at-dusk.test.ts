import { configureAll } from '@door/domain/door/configure/configure';
import type { Action } from '@door/domain/door/model/action';
import { drawScene } from '@door/drawing/draw';
import { eveningAt } from '@door/drawing/evening/evening-at';
import type { TimeOfDay } from '@door/drawing/evening/time-of-day';
import { factsOf } from '@door/drawing/facts-of';
import type { Side } from '@door/drawing/scene';
import { wallBackdrops } from '@door/drawing/stage/house-fronts';
import type { Stage } from '@door/drawing/stage/stage';
import { studio } from '@door/drawing/stage/studio';
import { toSvg } from '@door/drawing/svg';
import { groupsIn } from '@door/drawing/testing/scene-queries';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test, vi } from 'vitest';
import { demoCatalogue } from './demo.ts';
import { labOf } from './testing/colour-difference.ts';
import { catalogue, context, doorOf } from './testing/demo-doors.ts';
import { meanColour } from './testing/mean-colour.ts';
import { noFonts } from './testing/measure-parts.ts';

// Each picture is rendered whole, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const backdrops = { ...wallBackdrops, page: 'none' } as const satisfies Record<string, Stage['backdrop']>;
type Place = keyof typeof backdrops;
const places = Object.keys(backdrops) as readonly Place[];

const [template] = demoCatalogue.templates.filter(({ id }) => id.endsWith('both-sidelights'));
const design = demoCatalogue.designs.find(({ name }) => name === 'Half Glaze Square');
if (!template || !design) throw new Error('The demo catalogue has no half-glazed door between sidelights.');
const set = { frame: template, design };

interface Seen {
  readonly place: Place;
  readonly time: TimeOfDay;
  readonly colour?: string;
  readonly side?: Side;
}

const factsIn = ({ colour = 'Anthracite Grey', side = 'external' }: Seen) => {
  const row = demoCatalogue.colours.find(({ use, name }) => use === 'door' && name === colour);
  if (!row) throw new Error(`The demo catalogue has no ${colour}.`);
  const actions: readonly Action[] = [
    { type: 'design.choose', designId: set.design.id },
    { type: 'colour.chooseDoor', colourId: row.id },
  ];
  const chosen = configureAll(doorOf(set.frame), actions, context);
  if (!chosen.ok) throw new Error(chosen.refusal.message);
  return factsOf({ item: chosen.value.item, catalogue, side });
};

const sceneIn = (seen: Seen) =>
  drawScene(factsIn(seen), {
    backdrop: backdrops[seen.place],
    evening: eveningAt(seen.time) ?? undefined,
  });

const known = new Map<string, ReturnType<typeof rendered>>();

/** Each picture is rendered once. */
function pictureOf(seen: Seen) {
  const key = JSON.stringify(seen);
  const picture = known.get(key) ?? rendered(seen);
  known.set(key, picture);
  return picture;
}

function rendered(seen: Seen) {
  const scene = sceneIn(seen);
  const { width, height, pixels } = new Resvg(toSvg(scene, { id: 'd', textures: {}, height: 400 }), noFonts).render();
  return { scene, picture: { width, height, pixels } };
}

/** Mean colour, CIE Lab, between corners in mm of the set; without grain and other textures. */
function labAt(seen: Seen, [left, top, right, bottom]: readonly [number, number, number, number]) {
  const { scene, picture } = pictureOf(seen);
  const scale = picture.height / scene.view.height;
  const x = (mm: number) => (mm - scene.view.x) * scale;
  const y = (mm: number) => (mm - scene.view.y) * scale;
  const [l, a, b] = labOf(meanColour(picture, { left: x(left), top: y(top), right: x(right), bottom: y(bottom) }));
  return { l, a, b, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

const { leaf, pane } = (() => {
  const { cells } = factsIn({ place: 'page', time: 0 });
  const hung = cells.flatMap((cell) => (cell.kind === 'door' ? cell.leaves : []))[0];
  const beside = cells.flatMap((cell) => (cell.kind === 'left-sidelight' ? cell.panes : []))[0]?.box;
  if (!hung || !beside) throw new Error('The set has no leaf or no sidelight.');
  return { leaf: hung, pane: beside };
})();

const low = leaf.y + leaf.height;
/** Flat parts of the leaf: its foot, and the rail below the light. */
const foot = [leaf.x + leaf.width * 0.2, low - 130, leaf.x + leaf.width * 0.8, low - 60] as const;
const glass = [pane.x + 40, pane.y + 200, pane.x + pane.width - 40, pane.y + pane.height * 0.8] as const;

describe.each(places)('at dusk in the place %s', (place) => {
  const dusk = { place, time: 1 } as const;
  const day = { place, time: 0 } as const;

  test('a neutral grey stays neutral, and the foot of the leaf is not black', () => {
    const [was, is] = [labAt(day, foot), labAt(dusk, foot)];
    expect(is.chroma).toBeLessThan(8);
    expect(is.b).toBeGreaterThan(-5);
    expect(is.l).toBeGreaterThan(was.l * 0.55);
    expect(is.l).toBeLessThan(was.l);
  });

  test.each(['Golden Oak', 'Ruby Red'])('%s keeps its hue', (colour) => {
    const [was, is] = [labAt({ ...day, colour }, foot), labAt({ ...dusk, colour }, foot)];
    expect(Math.abs(is.hue - was.hue)).toBeLessThan(12);
    expect(is.chroma).toBeGreaterThan(was.chroma * 0.5);
  });

  test('white stays white: bright, and never lilac', () => {
    const white = labAt({ ...dusk, colour: 'White' }, foot);
    expect(white.l).toBeGreaterThan(70);
    expect(white.a).toBeLessThan(2);
    expect(white.b).toBeGreaterThan(0);
  });

  test('the hall shines through the glass', () => {
    const [was, is] = [labAt(day, glass), labAt(dusk, glass)];
    expect(was.chroma).toBeLessThan(10);
    expect(is.l).toBeGreaterThan(60);
    expect(is.b).toBeGreaterThan(20);
  });
});

test('from inside at dusk the glass is dark and blue, and the door stands in a room with a lit lamp', () => {
  const inside = { place: 'brick', time: 1, side: 'internal' } as const;
  const is = labAt(inside, glass);
  expect(is.l).toBeLessThan(30);
  expect(is.b).toBeLessThan(0);
  const wall = labAt(inside, [-200, 300, -60, 600]);
  expect(wall.l).toBeGreaterThan(60);
  expect(wall.hue).toBeGreaterThan(60);
  const groups = sceneIn(inside).layers.flatMap(({ name, shapes }) =>
    groupsIn(shapes).map((group) => `${name} ${group.name}`),
  );
  expect(groups).toEqual(expect.arrayContaining(['scene print', 'scene lamp', 'lit lamp']));
  expect(groups).not.toContain('scene lantern');
});

test('from inside at dusk a white door is whiter than the plaster beside it', () => {
  const inside = { place: 'brick', time: 1, side: 'internal' } as const;
  const [door, plaster] = [labAt(inside, foot), labAt(inside, [-100, low - 500, -60, low - 300])];
  expect(door.chroma).toBeLessThan(plaster.chroma);
  expect(door.l).toBeGreaterThan(plaster.l);
});

test.each(['chrome', 'gold', 'black'] as const)('%s hardware is not blue by lamplight', (suite) => {
  const done = configureAll(
    doorOf(set.frame),
    [
      { type: 'design.choose', designId: set.design.id },
      { type: 'hardware.chooseSuite', suite },
    ],
    context,
  );
  if (!done.ok) throw new Error(done.refusal.message);
  const facts = factsOf({ item: done.value.item, catalogue, side: 'external' });
  const scene = drawScene(facts, { backdrop: studio, evening: eveningAt(1) ?? undefined });
  const metal = JSON.stringify(scene.layers.find(({ name }) => name === 'lit-metal')?.shapes);
  const blue = [...metal.matchAll(/#([0-9a-f]{2})[0-9a-f]{2}([0-9a-f]{2})"/g)].filter(
    ([, red = '', last = '']) => Number.parseInt(last, 16) > Number.parseInt(red, 16) + 24,
  );
  expect(blue).toEqual([]);
});

describe('clear glass by day', () => {
  const seen = { place: 'studio', time: 0 } as const;

  test('differs from pane to pane', () => {
    const panes = groupsIn(sceneIn(seen).layers.flatMap(({ shapes }) => shapes)).filter(({ name }) => name === 'pane');
    const fills = panes.map(({ shapes }) => JSON.stringify(shapes).replaceAll(/"d":"[^"]*"/g, ''));
    expect(panes.length).toBeGreaterThan(2);
    expect(new Set(fills).size).toBe(fills.length);
  });

  test('shows no line where floor and wall meet', () => {
    const rows = Array.from({ length: 24 }, (_, row) => pane.y + 1150 + row * 30);
    const lightness = rows.map((y) => labAt(seen, [pane.x + 60, y, pane.x + pane.width - 60, y + 30]).l);
    const steps = lightness.slice(1).map((l, row) => Math.abs(l - (lightness[row] ?? l)));
    expect(Math.max(...steps)).toBeLessThan(2);
  });
});
