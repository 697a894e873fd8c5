import { drawnKinds, handleDrawings, pieceDrawings } from '@door/domain/catalogue/rows/hardware-drawings';
import type { DesignHardwareKind } from '@door/domain/door/model/hardware-kinds';
import { suites } from '@door/domain/door/model/door-values';
import { describe, expect, test } from 'vitest';
import type { FittedFacts, LeafFacts, LeafHardwareFacts } from '../facts.ts';
import { noPieces } from '../layer-facts.ts';
import type { Group, Shape, Side } from '../scene.ts';
import { toSvg } from '../svg.ts';
import { drawHardware, drawHinges } from './furniture.ts';

const sides: readonly Side[] = ['external', 'internal'];

const fitted: LeafHardwareFacts = {
  suite: 'chrome',
  drawnAs: 'lever-lever',
  handle: { height: 1003, reach: 145 },
  pieces: {
    ...noPieces,
    knocker: { drawnAs: 'urn-knocker', height: 1347, x: 459 },
    doorKnob: { drawnAs: 'round-knob', height: 1061, x: 459 },
    spyhole: { drawnAs: 'viewer', height: 1497, x: 459 },
    letterPlate: { drawnAs: 'letter-plate', height: 917, x: 459 },
  },
  hinges: { hex: '#383E42', suite: null, heights: [150, 1027, 1893] },
  extras: [],
};

const bare: LeafHardwareFacts = {
  ...fitted,
  drawnAs: null,
  handle: null,
  pieces: noPieces,
};

const leafWith = (hardware: Partial<LeafHardwareFacts>, more: Partial<LeafFacts> = {}): LeafFacts => ({
  x: 41,
  y: 37,
  width: 918,
  height: 2043,
  role: 'only',
  hand: 'left',
  finish: { hex: '#7b1e2b', surface: 'paint' },
  mouldings: [],
  cassette: 'moulded',
  lights: [],
  hardware: { ...fitted, ...hardware },
  ...more,
});

const written = (shapes: readonly Shape[]) =>
  toSvg(
    { view: { x: 0, y: 0, width: 1000, height: 2100 }, layers: [{ name: 'furniture', shapes }] },
    { id: 'h', textures: {} },
  );

const groupsIn = (shapes: readonly Shape[]): readonly Group[] =>
  shapes.flatMap((shape) => (shape.kind === 'group' ? [shape, ...groupsIn(shape.shapes)] : []));

const namesIn = (shapes: readonly Shape[]) => groupsIn(shapes).map(({ name }) => name);

/** Only this piece on a leaf. */
const piece = (kind: DesignHardwareKind, facts: FittedFacts) => ({ pieces: { ...noPieces, [kind]: facts } });

const spots = { knocker: 1347, doorKnob: 1061, spyhole: 1497, letterPlate: 917 } as const;

const pieces: readonly Partial<LeafHardwareFacts>[] = [
  ...handleDrawings.map((drawnAs) => ({ drawnAs })),
  ...drawnKinds.flatMap((kind) =>
    pieceDrawings[kind].map((drawnAs) => piece(kind, { drawnAs, height: spots[kind], x: 459 })),
  ),
];

describe.each(suites)('in %s', (suite) => {
  test('every piece is drawn from both sides [3.50]', () => {
    for (const piece of pieces)
      for (const side of sides) {
        const shapes = drawHardware(leafWith({ ...piece, suite }), side);
        expect(written(shapes)).not.toMatch(/NaN|undefined|Infinity/);
        for (const group of groupsIn(shapes)) expect(group.shapes).not.toHaveLength(0);
      }
  });

  test('no two pieces look alike from outside', () => {
    const pictures = pieces.map((piece) =>
      written(drawHardware(leafWith({ ...bare, suite, handle: { height: 1003, reach: 145 }, ...piece }), 'external')),
    );
    expect(new Set(pictures).size).toBe(pieces.length);
  });
});

test('each finish is its own metal', () => {
  const pictures = suites.map((suite) => written(drawHardware(leafWith({ suite }), 'external')));
  expect(new Set(pictures).size).toBe(suites.length);
});

test.each`
  side          | names
  ${'external'} | ${['handle', 'letterPlate', 'spyhole', 'doorKnob', 'knocker']}
  ${'internal'} | ${['handle', 'letterPlate', 'spyhole']}
`('from the $side side one sees $names', ({ side, names }: { side: Side; names: readonly string[] }) => {
  const [hardware] = groupsIn(drawHardware(leafWith({}), side));
  expect(hardware?.shapes.map((shape) => (shape.kind === 'group' ? shape.name : ''))).toEqual(names);
});

test('a leaf without hardware has none', () => {
  expect(drawHardware(leafWith(bare), 'external')).toEqual([]);
});

/** Where paths begin: enough to tell on which edge a piece sits. */
const beginnings = (shapes: readonly Shape[]) =>
  [...written(shapes).matchAll(/ d="M(-?[\d.]+) /g)].map(([, x]) => Number(x));

test.each`
  hand       | lockEdge
  ${'left'}  | ${'right'}
  ${'right'} | ${'left'}
`('hung on the $hand, the handle is at the $lockEdge edge and the hinges at the other', ({ hand, lockEdge }) => {
  const leaf = leafWith({ ...bare, handle: { height: 1003, reach: 145 }, drawnAs: 'lever-lever' }, { hand });
  const isRight = (x: number) => x > leaf.width / 2;
  const atRight = lockEdge === 'right';
  expect(beginnings(drawHardware(leaf, 'external')).every((x) => isRight(x) === atRight)).toBe(true);
  expect(beginnings(drawHinges(leaf)).every((x) => isRight(x) !== atRight)).toBe(true);
});

test('the slave leaf has a handle that turns nothing: no cylinder', () => {
  const slave = drawHardware(
    leafWith({ ...bare, handle: { height: 1003, reach: 145 }, drawnAs: 'lever-lever' }, { role: 'slave' }),
    'external',
  );
  const master = drawHardware(
    leafWith({ ...bare, handle: { height: 1003, reach: 145 }, drawnAs: 'lever-lever' }, { role: 'master' }),
    'external',
  );
  expect(namesIn(slave)).toContain('handle');
  expect(written(slave).length).toBeLessThan(written(master).length);
});

test('the slam lock brings a centre knob, unless one was chosen', () => {
  const slam = { ...bare, handle: { height: 1003, reach: 145 }, drawnAs: 'knob-slam' } as const;
  const knobless = written(drawHardware(leafWith(slam), 'external'));
  const chosen = drawHardware(
    leafWith({ ...slam, pieces: { ...noPieces, doorKnob: fitted.pieces.doorKnob } }),
    'external',
  );
  expect(namesIn(chosen)).toContain('doorKnob');
  expect(written(chosen).length).toBe(knobless.length);
});

test('as many hinges as heights', () => {
  const [hinges] = groupsIn(drawHinges(leafWith({})));
  const [one] = groupsIn(drawHinges(leafWith({ hinges: { ...fitted.hinges, heights: [150] } })));
  expect(hinges?.shapes.length).toBe(3 * (one?.shapes.length ?? 0));
  expect(drawHinges(leafWith({ hinges: { ...fitted.hinges, heights: [] } }))).toEqual([]);
});
