import { describe, expect, test } from 'vitest';
import { stockCode } from '../../door/model/ids.ts';
import type { Frame, Item } from '../../door/model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import type { Part } from '../../door/model/parts.ts';
import { workedExampleCatalogue } from '../../testing/worked-example-catalogue.ts';
import { part, singleDoor } from '../../testing/worked-example-items.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { bomOf } from './bill-of-materials.ts';
import { workInstructionsOf } from './work-instructions-of.ts';

const supplier = { catalogue: workedExampleCatalogue(), production: workedExampleProductionRows };

const door = part('single-door', size(980, 2050));
const left = part('left-sidelight', size(460, 2050));
const right = part('right-sidelight', size(640, 2050));
const fanlight = (width: number) => part('fanlight', size(width, 320));

/** A set on a sill, as wide as the cells that stand on it. */
function setOf(parts: readonly Part[], frame: Partial<Frame> = {}): Item {
  const isDouble = parts.some(({ kind }) => kind === 'double-door');
  const standing = parts.filter(({ kind }) => kind !== 'fanlight' && kind !== 'frame');
  const width = standing.reduce((total, { size: cell }) => total + cell.width, 0);
  return {
    ...singleDoor,
    frame: { ...singleDoor.frame, parts, overall: size(width, 2400), ...frame },
    ...(isDouble ? { leaves: { kind: 'double' as const, masterWidth: null, slaveHandle: null } } : {}),
  };
}

/** The same cells in one welded frame, with a bar on each of these centre lines. */
function inOnePiece(parts: readonly Part[], bars: Part['bars'], frame: Partial<Frame> = {}): Item {
  const holder: Part = { id: 'frame', kind: 'frame', size: size(2080, 2370), bars };
  return setOf([...parts, holder], { construction: 'one-piece', ...frame });
}

const bars = (mullions: readonly number[], transoms: readonly number[]) => ({
  mullions: mullions.map(mm),
  transoms: transoms.map(mm),
});

const low = { threshold: stockCode('TH-AL15') };
const lowThrough = { ...low, thresholdLayout: 'full' as const };

const linesOf = (item: Item, code: string) =>
  workInstructionsOf(bomOf(item, supplier)).filter((line) => line.code === code);

/** Group and number of each line of drainage caps, then the number of sill screws. */
const fittedTo = (item: Item) => [
  Object.fromEntries(linesOf(item, 'DRN-CAP').map(({ group, quantity }) => [group, quantity])),
  linesOf(item, 'SCR-CL').map(({ quantity }) => quantity),
];

describe('every frame drains, and is screwed to the sill that it stands on', () => {
  test.each<[string, Item, Readonly<Record<string, number>>, number]>([
    // ceil(980 / 300) + 1 = 5 for the door, ceil(460 / 300) + 1 = 3 left of it, ceil(640 / 300) + 1 = 4 right of it.
    ['a door alone', setOf([door]), { frame: 2 }, 5],
    ['a double door alone', setOf([part('double-door', size(1800, 2050))]), { frame: 3 }, 7],
    ['a door with a panel at its left', setOf([left, door]), { door: 2, 'left-sidelight': 2 }, 8],
    ['a door with a panel at its right', setOf([door, right]), { door: 2, 'right-sidelight': 2 }, 9],
    [
      'a door between two panels',
      setOf([left, door, right]),
      { door: 2, 'left-sidelight': 2, 'right-sidelight': 2 },
      12,
    ],
    ['a door under a top light', setOf([door, fanlight(980)]), { door: 2, fanlight: 2 }, 5],
    [
      'a door between two panels under a top light',
      setOf([left, door, right, fanlight(2080)]),
      { door: 2, 'left-sidelight': 2, 'right-sidelight': 2, fanlight: 3 },
      12,
    ],
    [
      'a double door between two panels',
      setOf([left, part('double-door', size(1800, 2050)), right]),
      { door: 3, 'left-sidelight': 2, 'right-sidelight': 2 },
      14,
    ],
    [
      'a coupled set whose door stands on aluminium, which has no slots to cap',
      setOf([left, door, right], low),
      { 'left-sidelight': 2, 'right-sidelight': 2 },
      12,
    ],
    ['a coupled set on aluminium that lies through', setOf([left, door, right], lowThrough), {}, 12],
    // One welded frame: ceil(1440 / 300) + 1 = 6, ceil(2080 / 300) + 1 = 8.
    [
      'a door and a panel in one frame: the mullion keeps the water of each in its own part',
      inOnePiece([left, door], bars([460], [])),
      { frame: 2, 'left-sidelight': 2 },
      6,
    ],
    [
      'a whole set in one frame; the top light drains through its transom',
      inOnePiece([left, door, right, fanlight(2080)], bars([460, 1440], [2050])),
      { frame: 2, 'left-sidelight': 2, 'right-sidelight': 2, fanlight: 3 },
      8,
    ],
    [
      'a whole set in one frame, its door on aluminium',
      inOnePiece([left, door, right], bars([460, 1440], []), low),
      { 'left-sidelight': 2, 'right-sidelight': 2 },
      8,
    ],
  ])('%s', (_, item, caps, screws) => {
    expect(fittedTo(item)).toEqual([caps, [screws]]);
  });

  test('a set without a sill needs no sill screws, and drains all the same', () => {
    expect(fittedTo(setOf([left, door, right], { sill: null }))).toEqual([
      { door: 2, 'left-sidelight': 2, 'right-sidelight': 2 },
      [],
    ]);
  });

  test('the screws are counted frame by frame, because each needs one near both of its ends', () => {
    const [line] = linesOf(setOf([left, door, right]), 'SCR-CL');
    expect(line?.calculation).toBe('ceil(W / 300) + 1 per frame');
    expect(line?.equations.map(({ text }) => text)).toEqual([
      'ceil(W / 300) + 1 per frame = ceil(460 / 300) + 1 + ceil(980 / 300) + 1 + ceil(640 / 300) + 1 = 12',
    ]);
  });
});
