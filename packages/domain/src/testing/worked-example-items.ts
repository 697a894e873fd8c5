import { colourId, designId, itemId, stockCode, systemId, templateId } from '../door/model/ids.ts';
import type { PackerPosition } from '../door/model/door-values.ts';
import type { Frame, Item } from '../door/model/item.ts';
import { mm, type Size, size } from '../lib/mm.ts';
import { noBars, type Part, type PartKind } from '../door/model/parts.ts';
import { noExtras, noHardware, plainBuild } from '../door/model/plain-item.ts';

export const noPackers: Readonly<Record<PackerPosition, null>> = {
  left1: null,
  left2: null,
  right1: null,
  right2: null,
  top1: null,
  top2: null,
  thresholdPacker2: null,
};

export const part = (kind: PartKind, partSize: Size): Part => ({ id: kind, kind, size: partSize, bars: noBars });

const singleFrame: Frame = {
  construction: 'coupled',
  profile: 'WFO',
  overall: size(1000, 2100),
  heightMode: 'Standard',
  packers: noPackers,
  sill: stockCode('SC150'),
  threshold: stockCode('TH-PVC'),
  thresholdLayout: 'door',
  couplings: {},
  parts: [part('single-door', size(1000, 2070))],
};

/** Example (a): a single door alone, 1000 × 2100 overall, on a sill. */
export const singleDoor: Item = {
  id: itemId('a'),
  choices: { templateId: templateId('single-door') },
  systemId: systemId(1),
  templateId: templateId('single-door'),
  houseNumber: '',
  frame: singleFrame,
  leaves: { kind: 'single' },
  designId: designId(4),
  hand: 'left',
  opens: 'In',
  colours: {
    doorExternal: colourId(1),
    doorInternal: { kind: 'same-as-external' },
    frameExternal: { kind: 'frame-colour', colourId: colourId(101) },
    customRal: null,
    frameInternal: { kind: 'frame-colour', colourId: colourId(101) },
  },
  glass: {
    door: { kind: 'clear' },
    doorBacking: 'Clear',
    frame: { kind: 'same-as-door' },
    partBacking: {},
    houseNumberAt: null,
  },
  hardware: {
    suite: 'chrome',
    handleType: 'lever-lever',
    chosen: {
      ...noHardware,
      handle: stockCode('HA-LL-CH'),
      letterPlate: stockCode('LP-310-CH'),
      knocker: stockCode('KN-URN-CH'),
      spyhole: stockCode('SP-180-CH'),
    },
    letterPlateHeight: null,
    hingeColour: 'White',
  },
  extras: noExtras,
  build: { ...plainBuild, slab: 44, cylinder: stockCode('CY-3K'), laminated: true },
};

/** The frame of example (a) with packers on three sides. */
export const packed: Frame = {
  ...singleFrame,
  overall: size(1040, 2150),
  packers: {
    ...noPackers,
    left1: stockCode('AO20'),
    right1: stockCode('AO10'),
    top1: stockCode('AO25'),
    thresholdPacker2: stockCode('TP10'),
  },
};

const surroundCells: readonly Part[] = [
  part('left-sidelight', size(460, 2050)),
  part('single-door', size(980, 2050)),
  part('right-sidelight', size(460, 2050)),
  part('fanlight', size(1900, 320)),
];

/** Example (b): sidelights and fanlight coupled round the door, 1900 × 2400 overall. */
export const coupledSurround: Item = {
  ...singleDoor,
  id: itemId('b'),
  frame: { ...singleFrame, overall: size(1900, 2400), parts: surroundCells },
  hardware: {
    ...singleDoor.hardware,
    suite: 'gold',
    chosen: { ...noHardware, handle: stockCode('HA-LL-GD'), letterPlate: stockCode('LP-310-GD') },
  },
};

/** Example (b2): the same cells in one welded frame. */
export const onePieceSurround: Item = {
  ...coupledSurround,
  id: itemId('b2'),
  frame: {
    ...coupledSurround.frame,
    construction: 'one-piece',
    parts: [
      ...surroundCells,
      {
        id: 'frame',
        kind: 'frame',
        size: size(1900, 2370),
        bars: { mullions: [mm(460), mm(1440)], transoms: [mm(2050)] },
      },
    ],
  },
};

/** Example (c): a double door on a low threshold, 1800 × 2100 overall. */
export const doubleDoor: Item = {
  ...singleDoor,
  id: itemId('c'),
  frame: {
    ...singleFrame,
    overall: size(1800, 2100),
    sill: null,
    threshold: stockCode('TH-AL15'),
    parts: [part('double-door', size(1800, 2100))],
  },
  leaves: { kind: 'double', masterWidth: null, slaveHandle: stockCode('HA-DUMMY-CH') },
  designId: designId(8),
  hardware: {
    ...singleDoor.hardware,
    chosen: { ...noHardware, handle: stockCode('HA-LL-CH'), letterPlate: stockCode('LP-310-CH') },
  },
  build: { ...plainBuild, slab: 44, cylinder: stockCode('CY-3T'), laminated: true },
};

/** A single door alone, of another composite size, without sill. */
export const singleDoorOf = (composite: Size): Item => ({
  ...singleDoor,
  frame: { ...singleFrame, sill: null, overall: composite, parts: [part('single-door', composite)] },
});
