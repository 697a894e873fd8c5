import type {
  Design,
  DesignLight,
  DesignMoulding,
  FirstHardware,
  PanelPlace,
  PriceFamily,
} from '../../rows/design-rows.ts';
import {
  type DefaultHardware,
  doorFaces,
  type ExtraFit,
  type ExtraRow,
  type HandleCover,
  type HandleOption,
  type HingeColour,
} from '../../rows/stock-rows.ts';
import { handleDrawings } from '../../rows/hardware-drawings.ts';
import type { LockOperation } from '../../rows/production-rows.ts';
import { extraKinds } from '../../../door/model/extra-kinds.ts';
import { designHardwareKinds, hardwareKinds, hardwareTable } from '../../../door/model/hardware-kinds.ts';
import { type HandleType, suites } from '../../../door/model/door-values.ts';
import type { DesignId, StockCode } from '../../../door/model/ids.ts';
import {
  choice,
  colour,
  everyKey,
  type FieldsOf,
  filledText,
  flag,
  formula,
  list,
  nullable,
  number,
  onlyTrue,
  optional,
  record,
  reference,
  setOf,
  someKeys,
  text,
  variants,
} from '../field.ts';
import { lengthOf, rowNumber, sizeBetween } from './numbers.ts';

const place = { x: formula, y: formula, width: formula, height: formula } as const satisfies FieldsOf<PanelPlace>;
const head = choice(['square', 'arch'] as const);

const light = record<DesignLight>({
  ...place,
  shape: choice([10, 20, 30, 40, 50, 60] as const),
  turn: choice([0, 45] as const),
  head,
});

type Panel = Extract<DesignMoulding, { kind: 'panel' }>;
type Planks = Extract<DesignMoulding, { kind: 'planks' }>;

const moulding = variants<DesignMoulding>('kind', {
  panel: record<Panel>({ kind: choice(['panel'] as const), ...place, head }),
  planks: record<Planks>({ kind: choice(['planks'] as const), count: number(2, 12) }),
});

export const priceFamilies = [
  'N0',
  'P0',
  'T0',
  'P1',
  'T1',
  'R1',
  'N1',
  'C1',
  'F1',
] as const satisfies readonly PriceFamily[];

const designPermissions = designHardwareKinds.map((kind) => hardwareTable[kind].place.allowedAs);
const heightNames = ['handle', 'letterPlate', 'doorKnob', 'spyhole1', 'spyhole2', 'knocker'] as const;

export const designField = record<Design>({
  id: rowNumber<DesignId>(),
  name: filledText(60),
  family: choice(['traditional', 'half-glazed', 'carisbrooke', 'cottage', 'contemporary', 'full-glazed'] as const),
  hardwareGroup: choice([1, 2, 3, 4] as const),
  hands: record<Design['hands']>({ left: flag, right: flag }),
  mirrorOf: optional(reference<DesignId>('designs')),
  minLeaf: sizeBetween(300, 2500),
  priceFamily: choice(priceFamilies),
  lights: list(light, { max: 12 }),
  mouldings: list(moulding, { max: 16 }),
  cassette: choice(['moulded', 'flat'] as const),
  allows: everyKey(designPermissions, flag),
  heights: everyKey(heightNames, lengthOf(100, 2300)),
  otherLetterPlates: optional(list(lengthOf(100, 2300), { max: 3 })),
  firstHardware: optional(
    record<FirstHardware>({
      suite: choice(suites),
      handleType: optional(reference<HandleType>('handles')),
      pieces: someKeys(designHardwareKinds, reference<number>('masters')),
    }),
  ),
});

export const lockOperations = ['lift-lever', 'slam', 'key-wound', 'slave'] as const satisfies readonly LockOperation[];

const aboveSpindle = lengthOf(-1500, 1500);

const cover = record<HandleCover>({
  about: choice(['lock-edge', 'middle'] as const),
  reach: lengthOf(1, 500),
  from: aboveSpindle,
  to: aboveSpindle,
});

export const handleField = record<HandleOption>({
  handleType: filledText(40),
  drawnAs: choice(handleDrawings),
  name: filledText(60),
  description: text(200),
  suites: setOf(choice(suites), { min: 1 }),
  designGroups: setOf(choice([1, 2, 3, 4]), { min: 1 }),
  minLeafHeight: nullable(lengthOf(500, 2500)),
  lock: choice(lockOperations),
  otherLocks: optional(setOf(choice(lockOperations))),
  covers: everyKey(doorFaces, list(cover, { max: 6 })),
});

export const hingeField = record<HingeColour>({
  name: filledText(60),
  hex: colour,
  stock: reference<StockCode>('stock'),
});

export const defaultHardwareField = record<DefaultHardware>({
  kind: choice(hardwareKinds),
  dropdown: filledText(40),
  masterId: reference<number>('masters'),
});

type Face = Extract<ExtraFit, { at: 'face' }>;
type Figures = Extract<ExtraFit, { at: 'figures' }>;
type Edge = Extract<ExtraFit, { at: 'edge' }>;
type Head = Extract<ExtraFit, { at: 'head' }>;

const fit = variants<ExtraFit>('at', {
  face: record<Face>({
    at: choice(['face'] as const),
    face: choice(doorFaces),
    leaves: choice(['master', 'every'] as const),
    place: record<PanelPlace>(place),
    orFrame: optional(onlyTrue),
  }),
  figures: record<Figures>({
    at: choice(['figures'] as const),
    centre: lengthOf(100, 2300),
    within: lengthOf(0, 1000),
    figureHeight: lengthOf(20, 300),
  }),
  edge: record<Edge>({ at: choice(['edge'] as const) }),
  head: record<Head>({ at: choice(['head'] as const), length: choice(['piece', 'width'] as const) }),
});

export const extraField = record<ExtraRow>({
  kind: choice(extraKinds),
  masterId: reference<number>('masters'),
  fit,
  closerSize: optional(number(1, 7)),
});
