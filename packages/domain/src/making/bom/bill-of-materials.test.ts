import { describe, expect, test } from 'vitest';
import { noHardware } from '../../door/model/plain-item.ts';
import { colourId, designId, stockCode, themeId } from '../../door/model/ids.ts';
import type { Item } from '../../door/model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import {
  type BomLine,
  bomLine,
  coupledSurroundBom,
  doubleDoorBom,
  singleDoorBom,
} from '../../testing/worked-example-boms.ts';
import { workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import {
  coupledSurround,
  doubleDoor,
  onePieceSurround,
  part,
  singleDoor,
  singleDoorOf,
} from '../../testing/worked-example-items.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { bomOf } from './bill-of-materials.ts';
import { workInstructionsOf } from './work-instructions-of.ts';
import { isInError } from './work-instruction.ts';

const supplier = { catalogue: workedExampleCatalogue(), production: workedExampleProductionRows };
const instructionsOf = (item: Item) => workInstructionsOf(bomOf(item, supplier));
const linesOf = (item: Item, ...codes: readonly string[]): readonly BomLine[] =>
  instructionsOf(item)
    .filter((line) => codes.some((code) => line.code.startsWith(code)))
    .map(bomLine);
const errorsOf = (item: Item) =>
  instructionsOf(item)
    .filter(isInError)
    .map((line) => line.code);

describe('the worked examples of the handbook, line by line', () => {
  test.each([
    ['(a) single door', singleDoor, singleDoorBom],
    ['(b) coupled surround', coupledSurround, coupledSurroundBom],
    ['(c) double door on a low threshold', doubleDoor, doubleDoorBom],
  ])('%s', (_, item, lines) => {
    expect(instructionsOf(item).map(bomLine)).toEqual(lines);
  });

  test('the same item gives the same bytes', () => {
    expect(JSON.stringify(instructionsOf(structuredClone(coupledSurround)))).toBe(
      JSON.stringify(instructionsOf(coupledSurround)),
    );
  });
});

describe('(b2) the same set in one piece', () => {
  test('one welded frame divided by three bars', () => {
    expect(linesOf(onePieceSurround, 'OF', 'TM', 'ST', 'SCR-ST', 'TC')).toEqual([
      ['frame', 'OF72', 2, 2376, null],
      ['frame', 'OF72', 2, 1906, null],
      ['frame', 'TM84', 1, 1796, null],
      ['frame', 'TM84', 2, 1976, null],
      ['frame', 'ST72', 2, 2210, null],
      ['frame', 'ST72', 2, 1740, null],
      ['frame', 'ST84', 1, 1776, null],
      ['frame', 'ST84', 2, 1956, null],
      ['frame', 'SCR-ST', 63, null, null],
      ['frame', 'TC-84', 6, null, null],
    ]);
  });

  test('glass and beads between bars are larger', () => {
    expect(linesOf(onePieceSurround, 'GU-D28', 'BD')).toEqual([
      ['left-sidelight', 'GU-D28L', 1, 1966, 376],
      ['left-sidelight', 'BD28', 2, 1976, null],
      ['left-sidelight', 'BD28', 2, 386, null],
      ['right-sidelight', 'GU-D28L', 1, 1966, 376],
      ['right-sidelight', 'BD28', 2, 1976, null],
      ['right-sidelight', 'BD28', 2, 386, null],
      ['fanlight', 'GU-D28S', 1, 236, 1786],
      ['fanlight', 'BD28', 2, 1796, null],
      ['fanlight', 'BD28', 2, 246, null],
    ]);
  });

  test('nothing to couple, and one frame to screw to its sill', () => {
    expect(linesOf(onePieceSurround, 'CP00', 'SCR-CP', 'SIL', 'SCR-CL')).toEqual([['sill', 'SCR-CL', 8, null, null]]);
  });

  test('on a low threshold the bottom is cut away under the door only', () => {
    const low = { ...onePieceSurround, frame: { ...onePieceSurround.frame, threshold: stockCode('TH-AL15') } };
    expect(linesOf(low, 'OF', 'TM', 'TH-AL15')).toEqual([
      ['frame', 'OF72', 2, 2376, null],
      ['frame', 'OF72', 1, 1906, null],
      ['frame', 'OF72', 1, 441, null],
      ['frame', 'OF72', 1, 441, null],
      ['frame', 'TM84', 1, 1796, null],
      ['frame', 'TM84', 2, 2028, null],
      ['frame', 'TH-AL15', 1, 936, null],
    ]);
  });

  const onThreshold = (threshold: string, thresholdLayout: 'door' | 'full'): Item => ({
    ...onePieceSurround,
    frame: { ...onePieceSurround.frame, threshold: stockCode(threshold), thresholdLayout },
  });
  test.each([
    ['on PVC', onThreshold('TH-PVC', 'door'), 1976, 1956],
    ['beside a door on aluminium of its own', onThreshold('TH-AL15', 'door'), 2028, 2008],
    ['beside a door on a higher one', onThreshold('TH-AL28', 'door'), 2028, 2008],
    ['on aluminium that lies through', onThreshold('TH-AL15', 'full'), 2013, 1993],
    ['on a higher one', onThreshold('TH-AL28', 'full'), 2000, 1980],
  ])('a mullion stands %s, its steel inside it', (_, item, bar, steel) => {
    const lines = linesOf(item, 'TM', 'ST84').filter(([, , quantity]) => quantity === 2);
    expect(lines.map(([, , , length]) => length)).toEqual([bar, steel]);
  });

  test('a bar inside the fanlight of a door that opens out stands between fixed lights: T', () => {
    const divided = {
      ...onePieceSurround,
      opens: 'Out' as const,
      frame: {
        ...onePieceSurround.frame,
        parts: onePieceSurround.frame.parts.map((each) =>
          each.kind === 'fanlight' ? { ...each, bars: { mullions: [mm(950)], transoms: [] } } : each,
        ),
      },
    };
    expect(linesOf(divided, 'TM', 'ZM', 'TC').map(([, code, quantity]) => [code, quantity])).toEqual([
      ['ZM84', 1],
      ['ZM84', 2],
      ['TM84', 1],
      ['TC-84', 8],
    ]);
  });

  test('beside a door that opens out the bars are Z bars', () => {
    expect(linesOf({ ...onePieceSurround, opens: 'Out' }, 'TM', 'ZM').map(([, code]) => code)).toEqual([
      'ZM84',
      'ZM84',
    ]);
  });
});

describe('glass units', () => {
  const built = (build: Partial<Item['build']>): Item => ({
    ...coupledSurround,
    build: { ...coupledSurround.build, ...build },
  });
  const themed = (id: number): Item => ({
    ...coupledSurround,
    glass: { ...coupledSurround.glass, door: { kind: 'theme', themeId: themeId(id) }, doorBacking: 'Flemish' },
  });
  const unglazed: Item = { ...coupledSurround, glass: { ...coupledSurround.glass, door: { kind: 'unglazed' } } };
  const holesLeft: Item = {
    ...coupledSurround,
    glass: { ...coupledSurround.glass, partBacking: { fanlight: 'Unglazed' } },
  };
  test.each([
    ['laminated', built({}), ['D24L', 'D24L', 'D28L', 'D28L', 'D28S']],
    ['toughened only', built({ laminated: false }), ['D24S', 'D24S', 'D28S', 'D28S', 'D28S']],
    ['secured by design', built({ securedByDesign: true }), ['D24L', 'D24L', 'D28L', 'D28L', 'D28L']],
    ['70 slab', built({ slab: 70 }), ['T36E', 'T36E', 'D28L', 'D28L', 'T36E']],
    ['48 slab', built({ slab: 48 }), ['D28L', 'D28L', 'D28L', 'D28L', 'D28S']],
    ['a theme on the face of the glass', themed(1), ['D24L', 'D24L', 'D28L', 'D28L', 'D28S']],
    ['a theme sealed between panes', themed(5), ['T24D', 'T24D', 'T24D', 'T24D', 'T24D']],
    ['unglazed', unglazed, []],
    ['one part left unglazed', holesLeft, ['D24L', 'D24L', 'D28L', 'D28L']],
  ])('%s', (_, item, makeUps) => {
    expect(linesOf(item, 'GU-').map(([, code]) => code.slice(3))).toEqual(makeUps);
    expect(errorsOf(item)).toEqual([]);
  });

  test('name theme and backing', () => {
    const messages = instructionsOf(themed(1)).filter((line) => line.code.startsWith('GU-'));
    expect(messages[0]?.description).toBe('Glass unit D24L, leaf, light 1, Diamond Lead on Flemish');
  });

  test.each<[string, Partial<Item['build']>, number, string]>([
    ['44', {}, 5, 'leaf, light 1, '],
    ['48', { slab: 48 }, 5, 'leaf, light 1, packed 4 mm, '],
    ['70', { slab: 70 }, 5, 'leaf, light 1, packed 12 mm, '],
    ['70, but a theme on the face of the unit that it takes', { slab: 70 }, 1, 'leaf, light 1, '],
  ])('a decorative unit of 24 in a slab of %s is packed', (_, build, themeId, messages) => {
    const [cassette] = instructionsOf({ ...themed(themeId), build: { ...themed(themeId).build, ...build } }).filter(
      ({ code }) => code === 'CASS',
    );
    expect(cassette?.description).toMatch(new RegExp(`${messages}(?!packed)`));
  });

  test('unglazed leaves still get cassettes and tape', () => {
    expect(linesOf(unglazed, 'CASS', 'TAPE')).toHaveLength(4);
  });
});

describe('single choices', () => {
  const hung = (hardware: Partial<Item['hardware']>): Item => ({
    ...singleDoor,
    hardware: { ...singleDoor.hardware, ...hardware },
  });
  const framed = (frame: Partial<Item['frame']>): Item => ({ ...singleDoor, frame: { ...singleDoor.frame, ...frame } });

  test('a pull bar adds a slam lock and its escutcheon [4.30]', () => {
    const pullBar = hung({
      suite: 'black',
      handleType: 'pull-bar-600',
      chosen: { ...coupledSurround.hardware.chosen, handle: stockCode('HA-PB600-BK'), letterPlate: null },
    });
    expect(linesOf(pullBar, 'ML', 'HA', 'ES', 'LP')).toEqual([
      ['door', 'ML-S', 1, 1770, null],
      ['door', 'HA-PB600-BK', 1, null, null],
      ['door', 'ES-2S-BK', 1, null, null],
    ]);
  });

  test('a door without hardware still has a lock', () => {
    const bare = hung({
      handleType: null,
      chosen: noHardware,
    });
    expect(linesOf(bare, 'ML', 'HA').map(([, code]) => code)).toEqual(['ML-A']);
    expect(errorsOf(bare)).toEqual([]);
  });

  test('packers are cut to the frame, and the top one covers the sides', () => {
    const packers = {
      ...singleDoor.frame.packers,
      left1: stockCode('AO20'),
      top1: stockCode('AO25'),
      thresholdPacker2: stockCode('TP10'),
    };
    expect(linesOf(framed({ overall: size(1020, 2135), packers }), 'AO', 'TP')).toEqual([
      ['packers', 'AO20', 1, 2070, null],
      ['packers', 'AO25', 1, 1020, null],
      ['packers', 'TP10', 1, 1000, null],
    ]);
  });

  test('leaves of different widths have a weather bar each', () => {
    const unequal: Item = { ...doubleDoor, leaves: { kind: 'double', masterWidth: mm(920), slaveHandle: null } };
    expect(linesOf(unequal, 'DRIP', 'HA-DUMMY')).toEqual([
      ['frame', 'DRIP', 1, 910, null],
      ['frame', 'DRIP', 1, 738, null],
    ]);
  });

  test('a divided fanlight has a bar, two connectors and two units', () => {
    const fanlight = { ...part('fanlight', size(1900, 320)), bars: { mullions: [mm(950)], transoms: [] } };
    const divided: Item = {
      ...coupledSurround,
      frame: { ...coupledSurround.frame, parts: [...coupledSurround.frame.parts.slice(0, 3), fanlight] },
    };
    expect(linesOf(divided, 'TM', 'TC', 'GU-D28S')).toEqual([
      ['fanlight', 'TM84', 1, 216, null],
      ['fanlight', 'TC-84', 2, null, null],
      ['fanlight', 'GU-D28S', 1, 206, 866],
      ['fanlight', 'GU-D28S', 1, 206, 866],
    ]);
  });

  test('the frame line names the colour pair and both colours', () => {
    const anthracite: Item = {
      ...singleDoor,
      colours: { ...singleDoor.colours, frameExternal: { kind: 'frame-colour', colourId: colourId(104) } },
    };
    expect(instructionsOf(anthracite)[0]?.description).toBe(
      'Outer frame 72, door jamb L/R, AGWH, Anthracite Grey outside, Matt White (PVC) inside',
    );
  });
});

describe('an unresolved need gives a line that says what is missing [3.59 8.14]', () => {
  const painted = (external: number, inside: number): Item => ({
    ...singleDoor,
    colours: {
      ...singleDoor.colours,
      frameExternal: { kind: 'frame-colour', colourId: colourId(external) },
      frameInternal: { kind: 'frame-colour', colourId: colourId(inside) },
    },
  });
  const hung = (hardware: Partial<Item['hardware']>): Item => ({
    ...singleDoor,
    hardware: { ...singleDoor.hardware, ...hardware },
  });
  const chosen = singleDoor.hardware.chosen;
  const solid = {
    ...singleDoorOf(size(1064, 2300)),
    designId: designId(15),
    build: { ...singleDoor.build, slab: 48 as const },
  };
  const tooHigh = singleDoorOf(size(1000, 2416));
  const wideSidelight: Item = {
    ...coupledSurround,
    frame: {
      ...coupledSurround.frame,
      parts: [part('single-door', size(980, 2350)), part('left-sidelight', size(1200, 2350))],
    },
  };
  test.each([
    ['no blank is high enough, and no lock', tooHigh, ['error-slab-range', 'error-lock']],
    ['no pair of colours', painted(108, 101), ['error-colour-pair']],
    ['no handle in the suite', hung({ chosen: { ...chosen, handle: null } }), ['error-handle']],
    ['stock that is gone', hung({ chosen: { ...chosen, knocker: stockCode('KN-GONE') } }), ['error-stock']],
    ['stock for another door', hung({ chosen: { ...chosen, knocker: stockCode('WB-OUT') } }), ['error-stock-criteria']],
    [
      'a leaf too small for its design',
      { ...singleDoor, designId: designId(7), ...shorter(singleDoor) },
      ['error-design-size'],
    ],
    ['glass that is too large', wideSidelight, ['error-article', 'error-glass-size']],
    ['an article without a production row', solid, ['error-article']],
  ] satisfies readonly (readonly [string, Item, readonly string[]])[])('%s', (_, item, codes) => {
    expect(errorsOf(item)).toEqual(codes);
    expect(
      instructionsOf(item)
        .filter(isInError)
        .every((line) => line.description.endsWith('.')),
    ).toBe(true);
  });
});

const shorter = (item: Item): Pick<Item, 'frame'> => ({
  frame: { ...item.frame, overall: size(1000, 2065), parts: [part('single-door', size(1000, 2035))] },
});
