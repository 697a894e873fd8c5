import type { BarRole } from '../../making/bom/bar-record.ts';
import type { Bom, BomRecord } from '../../making/bom/bom-record.ts';
import type { CountRole, RunRole } from '../../making/bom/supplies-record.ts';
import type { RemadePart } from './remake.ts';

/** Any of the parts with which it is made anew: tape is, whether the leaf or its glass is made again. */
type With = readonly RemadePart[];

const frame: With = ['frame'];
const leaf: With = ['leaf'];
const hardware: With = ['hardware'];
/** Holds glass in a frame. */
const frameGlazing: With = ['frame', 'glass'];
/** Holds glass in a leaf. */
const leafGlazing: With = ['leaf', 'glass'];
/** Lies between frame and leaf. */
const between: With = ['frame', 'leaf'];

const ofBars = {
  jamb: frame,
  head: frame,
  bottom: frame,
  mullion: frame,
  transom: frame,
  steel: frame,
  bead: frameGlazing,
  threshold: frame,
  astragal: leaf,
  'weather-bar': leaf,
  'head-drip': frame,
  coupler: frame,
  sill: frame,
  packer: frame,
  trim: frame,
} as const satisfies Readonly<Record<BarRole, With>>;

const ofCounts = {
  'steel-screws': frame,
  'bar-connectors': frame,
  'threshold-blocks': frame,
  'threshold-screws': frame,
  'hinge-screws': ['leaf', 'hardware'],
  'drainage-caps': frame,
  'glazing-blocks': frameGlazing,
  'coupling-screws': frame,
  'sill-screws': frame,
  anchors: frame,
  'flat-packers': frame,
} as const satisfies Readonly<Record<CountRole, With>>;

const ofRuns = {
  'edge-capping': leaf,
  'glazing-tape': leafGlazing,
  'door-seal': frame,
  'sweep-seal': leaf,
  'intumescent-strip': between,
  'smoke-seal': between,
  'joint-sealant': frame,
} as const satisfies Readonly<Record<RunRole, With>>;

const partsOf: { readonly [Kind in BomRecord['kind']]: (record: Extract<BomRecord, { kind: Kind }>) => With } = {
  bar: ({ bar }) => ofBars[bar.role],
  slab: () => leaf,
  cassette: () => leafGlazing,
  glass: () => ['glass'],
  // The end caps that come with a sill, unlike the escutcheon that comes with a bar handle.
  fitting: (record) => (record.fitting.role === 'related' && record.leaf === null ? frame : hardware),
  count: ({ role }) => ofCounts[role],
  run: ({ role }) => ofRuns[role],
  // What lacks its stock keeps an order from being made, whatever of it is made again.
  missing: () => ['frame', 'leaf', 'glass', 'hardware'],
};

const partsOfRecord = <Kind extends BomRecord['kind']>(
  record: Extract<BomRecord, { kind: Kind }> & { kind: Kind },
): With => partsOf[record.kind](record);

/** What of a bill is made when only some parts of the door are made again; without parts all of it. */
export const remadeRecords = (bill: Bom, parts: readonly RemadePart[]): Bom =>
  parts.length === 0 ? bill : bill.filter((record) => partsOfRecord(record).some((part) => parts.includes(part)));
