import type { Bar, BarRole, Divider } from '../bom/bar-record.ts';
import type { BomGroup } from '../bom/bom-group.ts';
import type { PackerPosition } from '../../door/model/door-values.ts';
import type { TrimPlace } from '../../door/model/build-choices.ts';
import type { GlazedFramePartKind } from '../../door/model/parts.ts';
import type { FrameSide } from '../../door/sizes/edges.ts';
import type { CassetteRecord } from '../bom/leaf-piece-record.ts';
import type { MadeRecord } from './made-record.ts';

const sides: Readonly<Record<FrameSide, string>> = { left: 'L', right: 'R', top: 'T', bottom: 'B' };
const lights: Readonly<Record<GlazedFramePartKind, string>> = {
  'left-sidelight': 'L',
  'right-sidelight': 'R',
  fanlight: 'F',
};
const packers: Readonly<Record<PackerPosition, string>> = {
  left1: 'PL1',
  left2: 'PL2',
  right1: 'PR1',
  right2: 'PR2',
  top1: 'PT1',
  top2: 'PT2',
  thresholdPacker2: 'PB2',
};
const trims: Readonly<Record<TrimPlace, string>> = {
  leftLining: 'NL',
  rightLining: 'NR',
  topLining: 'NT',
  thresholdLining: 'NB',
  leftArchitrave: 'AL',
  rightArchitrave: 'AR',
  topArchitrave: 'AT',
  thresholdArchitrave: 'AB',
  leftGtWalling: 'WL',
  rightGtWalling: 'WR',
  topGtWalling: 'WT',
  thresholdGtWalling: 'WB',
};

/** Bars inside a fixed light of a one-piece frame begin with its letter: `LM1`. */
const within = ({ frame, within: light }: Divider): string => (light === null || light === frame ? '' : lights[light]);

const bars: { readonly [Role in BarRole]: (bar: Bar<Role>) => string } = {
  jamb: ({ side }) => `J${sides[side]}`,
  head: () => 'HD',
  bottom: ({ under }) => (under === null ? 'BT' : `BT${lights[under]}`),
  mullion: (bar) => `${within(bar)}M${String(bar.number)}`,
  transom: (bar) => `${within(bar)}TR${bar.number === 1 ? '' : String(bar.number)}`,
  steel: ({ inside }) => `S${barCode(inside)}`,
  bead: ({ light, side }) => `B${sides[side]}${String(light.number)}`,
  threshold: () => 'TH',
  astragal: () => 'AS',
  'weather-bar': () => 'WE',
  'head-drip': () => 'DR',
  coupler: ({ beside }) => `CP${lights[beside]}`,
  sill: () => 'SL',
  packer: ({ position }) => packers[position],
  trim: ({ place }) => trims[place],
};

const barCode = <Role extends BarRole>(bar: Bar<Role>): string => bars[bar.role](bar);

const groups: Readonly<Record<BomGroup, string | null>> = {
  frame: null,
  door: null,
  master: 'MA',
  slave: 'SV',
  'left-sidelight': 'LS',
  'right-sidelight': 'RS',
  fanlight: 'FL',
  couple: null,
  sill: null,
  packers: null,
  trims: null,
  fit: null,
};

const ownCode = (record: NamedRecord): string => {
  if (record.kind === 'bar') return barCode(record.bar);
  if (record.kind === 'slab') return 'SB';
  return `${record.kind === 'glass' ? 'G' : 'C'}${String(record.light.number)}`;
};

/** What has a label, and the cassettes that are made for one door without having one. */
export type NamedRecord = MadeRecord | CassetteRecord;

/**
 * Which part of a set a piece is, once in each set: `JL` is the left jamb of the door, `LS-JL` that of a coupled left
 * sidelight, `SJL` the steel inside, `MA-SB` the slab of the master leaf, `FL-G1` the glass of the fanlight, `MA-C1` a pair of cassettes.
 */
export const partCode = (record: NamedRecord): string =>
  [groups[record.leaf ?? record.group], ownCode(record)].filter((each) => each !== null).join('-');
