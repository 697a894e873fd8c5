import type { GlassShapeId } from '../../catalogue/rows/design-rows.ts';
import type { PackerPosition } from '../../door/model/door-values.ts';
import type { GlazedFramePartKind, LeafGroup } from '../../door/model/parts.ts';
import type { Bar, BarRecord, BarRole, Divider, FrameMember } from './bar-record.ts';
import type { GlassOutline, LightNumber, WeldedFrame } from './bom-piece.ts';
import type { PieceRecord } from './bom-record.ts';
import type { Fitting, FittingRecord, FittingRole } from './fitting-record.ts';
import type { CassetteRecord, GlassRecord, SlabRecord } from './leaf-piece-record.ts';
import type { CountRecord, CountRole, RunRecord, RunRole } from './supplies-record.ts';
import { coloursText, joined } from './colours-text.ts';

/** What a printed line says beside its figures. */
export interface LineWords {
  /** Behind the article's description: `leaf, light 1`. '' when the article says it all. */
  readonly what: string;
  /** Behind the formulas: how it is cut, where it is fitted, what it comes with. */
  readonly remark: string;
}

const onlyWhat = (what: string): LineWords => ({ what, remark: '' });
const onlyRemark = (remark: string): LineWords => ({ what: '', remark });
const noWords: LineWords = { what: '', remark: '' };

const partNames: Readonly<Record<WeldedFrame | GlazedFramePartKind, string>> = {
  frame: 'frame',
  door: 'door',
  'left-sidelight': 'left sidelight',
  'right-sidelight': 'right sidelight',
  fanlight: 'fanlight',
};

const packerNames: Readonly<Record<PackerPosition, string>> = {
  left1: 'left, first',
  left2: 'left, second',
  right1: 'right, first',
  right2: 'right, second',
  top1: 'top, first',
  top2: 'top, second',
  thresholdPacker2: 'under the threshold',
};

const leafNames: Readonly<Record<LeafGroup, string>> = { door: 'leaf', master: 'master leaf', slave: 'slave leaf' };

const leafName = ({ leaf }: Pick<PieceRecord, 'leaf'>): string => (leaf === null ? '' : leafNames[leaf]);

/** `leaf, light 1` in a leaf, `one of 2 lights` in a divided part; '' for a light that is the only one of its part. */
export function lightMessages({
  leaf,
  light,
}: {
  readonly leaf: LeafGroup | null;
  readonly light: LightNumber;
}): string {
  if (leaf !== null) return `${leafNames[leaf]}, light ${String(light.number)}`;
  return light.of > 1 ? `one of ${String(light.of)} lights` : '';
}

/** A bar as it is printed: `count` equal pieces on one line. */
interface PrintedBar {
  readonly record: BarRecord;
  readonly count: number;
}

type BarTable<Result> = { readonly [Role in BarRole]: (bar: Bar<Role>, printed: PrintedBar) => Result };

const member = (bar: FrameMember, printed: PrintedBar): LineWords => ({
  what: joined(
    `${partNames[bar.frame]} ${memberLabel(bar, printed.count)}`,
    pairText(printed.record),
    coloursText(printed.record),
  ),
  remark: endsText(printed.record.ends),
});

/** A pair that is not kept in stock comes later, so the line says it. */
const pairText = ({ pair }: BarRecord): string =>
  pair === null ? '' : joined(pair.appendix, pair.stocked ? '' : 'special order');

const divider = (bar: FrameMember, printed: PrintedBar): LineWords => ({
  ...member(bar, printed),
  remark: `${endsText(printed.record.ends)}, ends milled to the lip`,
});

const barTable: BarTable<LineWords> = {
  jamb: member,
  head: member,
  bottom: member,
  mullion: divider,
  transom: divider,
  steel: ({ inside }, { count }) => onlyWhat(`${partNames[inside.frame]} ${memberLabel(inside, count)}`),
  bead: ({ light }, { record }) => ({
    what: joined(lightMessages({ ...record, light }), coloursText(record)),
    remark: endsText(record.ends),
  }),
  threshold: (_, { record }) => onlyRemark(endsText(record.ends)),
  astragal: (_, { record }) => onlyWhat(coloursText(record)),
  'weather-bar': () => noWords,
  'head-drip': (_, { record }) => onlyWhat(coloursText(record)),
  coupler: ({ runs }, { record }) => onlyWhat(joined(runs, coloursText(record))),
  sill: (_, { record }) => ({ what: coloursText(record), remark: 'horns' }),
  packer: ({ position, runs }, { record }) => ({
    what: joined(packerNames[position], coloursText(record)),
    remark: runs,
  }),
  trim: ({ mitredOnSite }, { record }) => ({
    what: coloursText(record),
    remark: mitredOnSite ? 'mitred on site' : endsText(record.ends),
  }),
};

export const barWords = <Role extends BarRole>(bar: Bar<Role>, printed: PrintedBar): LineWords =>
  barTable[bar.role](bar, printed);

type MemberLabels = {
  readonly [Role in FrameMember['role']]: (bar: Bar<Role>, count: number) => string;
};

/** A mullion of a coupled fanlight stands behind the name of its frame, `fanlight mullion`; in a one-piece set it says where. */
const dividerLabel = ({ role, frame, within }: Divider & { readonly role: string }): string =>
  within === null || within === frame ? role : `${partNames[within]} ${role}`;

/** Left and right jamb share a line when they are cut alike, and so do head and bottom. */
const memberLabels: MemberLabels = {
  jamb: ({ standsOn }, count) => (count > 1 ? 'jamb L/R' : standsOn === 'threshold' ? 'jamb at door' : 'jamb'),
  head: (_, count) => (count > 1 ? 'head + bottom' : 'head'),
  bottom: ({ under }) => (under === null ? 'bottom' : `bottom of ${partNames[under]}`),
  mullion: dividerLabel,
  transom: dividerLabel,
};

const memberLabel = <Role extends FrameMember['role']>(bar: Bar<Role>, count: number): string =>
  memberLabels[bar.role](bar, count);

/** `45/90`: the mitre first. */
export const endsText = (ends: BarRecord['ends']): string => ends.toSorted((a, b) => a - b).join('/');

export const slabWords = (slab: SlabRecord): LineWords => ({
  what: joined(leafName(slab), `design ${slab.design.name}`, `${String(slab.thickness)} mm`, coloursText(slab)),
  remark: `trim L${String(slab.trim.left)} R${String(slab.trim.right)} T${String(slab.trim.top)} B${String(slab.trim.bottom)}`,
});

export const cassetteWords = (cassette: CassetteRecord): LineWords =>
  onlyWhat(joined(lightMessages(cassette), packingText(cassette), coloursText(cassette)));

const packingText = ({ packing }: CassetteRecord): string => (packing === null ? '' : `packed ${String(packing)} mm`);

/** Quarter rounds turn clockwise from the top left corner, by the shapes of the specification. */
const outlineWords: Readonly<Record<GlassShapeId, string>> = {
  10: '',
  20: 'quarter round, turned 0',
  30: 'raglan',
  40: 'quarter round, turned 90',
  50: 'quarter round, turned 180',
  60: 'quarter round, turned 270',
};

/** `quarter round, turned 90`; '' for a whole rectangle. */
export const outlineText = ({ shape, turn, head }: GlassOutline): string =>
  joined(outlineWords[shape], head === 'arch' ? 'arch' : '', turn === 45 ? 'diamond, turned 45' : '');

/** All that a glass maker must know beside the size, which the remark says as width × height: `leaf, light 1, quarter round, turned 90, Rose Resin on Satin`. */
export const glassWords = (glass: GlassRecord): LineWords => ({
  what: joined(
    lightMessages(glass),
    outlineText(glass.outline),
    glass.theme === null ? glass.backing : `${glass.theme.name} on ${glass.backing}`,
    glass.houseNumber === '' ? '' : `number ${glass.houseNumber}`,
  ),
  remark: joined(
    `${String(glass.width.value)} wide × ${String(glass.height.value)} high`,
    `stamp read from ${glass.stamp}`,
    glass.cutOut === null ? '' : `slab cut-out = unit + ${String(glass.cutOut)}`,
  ),
});

/** A fitting as it is printed; `figures` is the whole house number. */
interface PrintedFitting {
  readonly record: FittingRecord;
  readonly figures: string;
}

type FittingTable = {
  readonly [Role in FittingRole]: (fitting: Fitting<Role>, printed: PrintedFitting) => LineWords;
};

const atHeight = (_: unknown, { record }: PrintedFitting): LineWords => onlyRemark(heightText(record));

const fittingTable: FittingTable = {
  hinge: ({ colour, leafKg, limits: { leafKg: most, maxHeightOnThreeHinges } }, { record }) => ({
    what: `${leafName(record)}, ${colour}`,
    remark: `leaf ${leafKg.toFixed(0)} kg; 4 if > ${String(most.threeHinges)} kg or leaf > ${String(maxHeightOnThreeHinges)} high`,
  }),
  lock: ({ leafFrom, leafTo }) => onlyRemark(`leaf ${String(leafFrom)}-${String(leafTo)}`),
  keeps: () => onlyRemark('one set for the lock'),
  cylinder: ({ size, slab }) => ({ what: size, remark: `slab ${String(slab)}` }),
  hardware: atHeight,
  escutcheon: () => onlyRemark('over the cylinder'),
  related: ({ comesWith }, { record }) => ({ what: colourMessages(record), remark: `comes with ${comesWith}` }),
  closer: ({ size, on, leafWidth, leafKg }) =>
    onlyRemark(
      `EN 1154 size ${String(size)}: leaf ${String(leafWidth)} wide, ${leafKg.toFixed(0)} kg${on === 'edge' ? '' : `, on the ${on}`}`,
    ),
  plate: ({ isNotched }, { record }) => ({
    what: leafName(record),
    remark: `${heightText(record)}${isNotched ? ', notched for the hinge' : ''}`,
  }),
  figure: (_, { record, figures }) => ({ what: figures, remark: heightText(record) }),
  vent: (_, { record }) => ({ what: colourMessages(record), remark: 'through the head' }),
  extra: atHeight,
};

export const fittingWords = <Role extends FittingRole>(fitting: Fitting<Role>, printed: PrintedFitting): LineWords =>
  fittingTable[fitting.role](fitting, printed);

const colourMessages = ({ colours }: Pick<FittingRecord | CountRecord, 'colours'>): string =>
  colours === undefined ? '' : coloursText({ colours });

const heightText = ({ at }: FittingRecord): string =>
  at === null ? '' : `centre ${String(Math.round(at.height))} from leaf bottom`;

const lightOf = (record: CountRecord | RunRecord): string =>
  record.light === null ? '' : lightMessages({ leaf: record.leaf, light: record.light });

export const countWords: Readonly<Record<CountRole, (record: CountRecord) => LineWords>> = {
  'steel-screws': ({ frame }) => onlyWhat(frame === null ? '' : partNames[frame]),
  'bar-connectors': () => noWords,
  'threshold-blocks': () => onlyRemark('one pair'),
  'threshold-screws': () => noWords,
  'hinge-screws': (record) => onlyWhat(leafName(record)),
  'drainage-caps': (record) => ({
    what: colourMessages(record),
    remark:
      record.byWidth === null
        ? ''
        : `${String(record.byWidth.usual)}, over ${String(record.byWidth.wideFrom)} wide ${String(record.byWidth.wide)}`,
  }),
  'glazing-blocks': (record) => ({
    what: lightOf(record),
    remark:
      record.byWidth === null
        ? ''
        : `2 setting + 4 location; an extra pair over ${String(record.byWidth.wideFrom)} wide`,
  }),
  'coupling-screws': () => noWords,
  'sill-screws': () => noWords,
  anchors: () => noWords,
  'flat-packers': () => noWords,
};

export const runWords: Readonly<Record<RunRole, (record: RunRecord) => LineWords>> = {
  'edge-capping': (record) => onlyWhat(leafName(record)),
  'glazing-tape': (record) => onlyWhat(lightOf(record)),
  'door-seal': () => noWords,
  'sweep-seal': () => noWords,
  'intumescent-strip': (record) => onlyWhat(leafName(record)),
  'smoke-seal': (record) => onlyWhat(leafName(record)),
  'joint-sealant': () => onlyRemark('both faces'),
};
