import { noPieces } from '../layer-facts.ts';
import type { DrawingFacts, LeafFacts, LeafHardwareFacts, PaneFacts } from '../facts.ts';

/** Facts written by hand, for tests: a door with a sidelight at its left and a fanlight above both, in coupled frames. */

const hardware: LeafHardwareFacts = {
  suite: 'chrome',
  drawnAs: 'lever-lever',
  handle: { height: 1000, reach: 145 },
  pieces: {
    ...noPieces,
    knocker: { drawnAs: 'urn-knocker', height: 1350, x: 432.5 },
    spyhole: { drawnAs: 'viewer', height: 1500, x: 432.5 },
    letterPlate: { drawnAs: 'letter-plate', height: 920, x: 300 },
  },
  hinges: { hex: '#c9ccce', suite: 'chrome', heights: [150, 967.5, 1785] },
  extras: [],
};

const pane = (box: PaneFacts['box'], shape: PaneFacts['shape'] = 10): PaneFacts => ({
  box,
  shape,
  glazing: { kind: 'clear' },
  backing: 'Minster',
  numerals: '',
});

export const aLeaf: LeafFacts = {
  role: 'only',
  hand: 'left',
  x: 517,
  y: 377,
  width: 865,
  height: 1935,
  finish: { hex: '#383e42', surface: 'paint' },
  mouldings: [{ kind: 'panel', box: { x: 115, y: 1075, width: 267, height: 630 }, head: 'square' }],
  cassette: 'moulded',
  lights: [
    {
      box: { x: 150, y: 190, width: 198, height: 605 },
      turn: 0,
      head: 'square',
      pane: pane({ x: 667, y: 567, width: 198, height: 605 }),
    },
    {
      box: { x: 517, y: 190, width: 198, height: 198 },
      turn: 0,
      head: 'square',
      pane: pane({ x: 1034, y: 567, width: 198, height: 198 }, 20),
    },
  ],
  hardware,
};

export const aSet: DrawingFacts = {
  side: 'external',
  width: 1440,
  height: 2370,
  construction: 'coupled',
  opens: 'In',
  frame: {
    face: 72,
    rebateFloor: 52,
    halfWeb: 22,
    finish: { hex: '#f4f4f2', surface: 'pvc' },
    mullions: [],
    transoms: [],
  },
  cells: [
    { kind: 'door', x: 460, y: 320, width: 980, height: 2050, leaves: [aLeaf] },
    {
      kind: 'left-sidelight',
      x: 0,
      y: 320,
      width: 460,
      height: 2050,
      panes: [pane({ x: 72, y: 392, width: 316, height: 1906 })],
    },
    {
      kind: 'fanlight',
      x: 0,
      y: 0,
      width: 1440,
      height: 320,
      panes: [pane({ x: 72, y: 72, width: 1296, height: 176 })],
    },
  ],
  addOns: { left: 0, right: 0, top: 0, bottom: 0 },
  sill: true,
  threshold: 'pvc',
  liesThrough: false,
  upstand: 72,
  head: { drip: false, vents: [] },
};

const slaveHardware: LeafHardwareFacts = {
  ...hardware,
  drawnAs: null,
  handle: null,
  pieces: noPieces,
};
const half = { y: 57, width: 834, height: 2022, lights: [], mouldings: [] } as const;

/** A double door alone: two leaves of 834 with 18 between them. */
export const aDoubleDoor: DrawingFacts = {
  ...aSet,
  width: 1800,
  height: 2100,
  sill: false,
  threshold: 'aluminium',
  upstand: 15,
  cells: [
    {
      kind: 'door',
      x: 0,
      y: 0,
      width: 1800,
      height: 2100,
      leaves: [
        { ...aLeaf, ...half, role: 'master', hand: 'left', x: 57 },
        { ...aLeaf, ...half, role: 'slave', hand: 'right', x: 909, hardware: slaveHardware },
      ],
    },
  ],
};
