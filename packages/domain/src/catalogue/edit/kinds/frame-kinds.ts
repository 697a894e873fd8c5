import type {
  FrameProfileRow,
  FrameTemplate,
  OwnSlab,
  SizeStock,
  StandardDimension,
  System,
  Threshold,
} from '../../rows/frame-rows.ts';
import { slabThicknesses } from '../../../door/model/build-choices.ts';
import type { DesignId, StockCode, SystemId, TemplateId } from '../../../door/model/ids.ts';
import { type FrameProfile, packerPositions } from '../../../door/model/door-values.ts';
import {
  choice,
  code,
  filledText,
  flag,
  nullable,
  number,
  onlyFalse,
  onlyTrue,
  optional,
  record,
  reference,
  setOf,
  text,
} from '../field.ts';
import { gap, lengthOf, rowNumber, sizeBetween, transmittance, weightPerMetre, weightPerSlab } from './numbers.ts';

export const frameProfiles = ['WFO', 'NFO', 'HFO'] as const satisfies readonly FrameProfile[];
const profile = choice(frameProfiles);
const opens = choice(['In', 'Out'] as const);

export const systemField = record<System>({
  id: rowNumber<SystemId>(),
  name: filledText(80),
  typeId: rowNumber(),
  tradeOnly: optional(onlyTrue),
  fire: optional(choice(['FD30S'] as const)),
  securable: optional(onlyFalse),
  stylesOf: optional(reference<SystemId>('systems')),
  solid: optional(onlyTrue),
  ownSlab: optional(record<OwnSlab>({ code: filledText(60), kgPerM2: weightPerSlab, up: transmittance })),
  slabs: optional(setOf(choice(slabThicknesses), { min: 1 })),
  profiles: optional(setOf(profile, { min: 1 })),
  thresholds: optional(setOf(reference<StockCode>('thresholds'), { min: 1 })),
});

export const templateField = record<FrameTemplate>({
  id: filledText<TemplateId>(80),
  systemId: reference<SystemId>('systems'),
  frameConfig: filledText(60),
  displayName: filledText(80),
  doors: choice(['single', 'double'] as const),
  sides: choice(['none', 'left', 'right', 'both'] as const),
  fanlight: flag,
  construction: choice(['coupled', 'one-piece'] as const),
  profile,
  overall: sizeBetween(300, 4000),
  leftSideWidth: nullable(lengthOf(100, 2000)),
  rightSideWidth: nullable(lengthOf(100, 2000)),
  doorHeight: nullable(lengthOf(1000, 3000)),
  sill: nullable(reference<StockCode>('sizeStock')),
  threshold: reference<StockCode>('thresholds'),
  designId: reference<DesignId>('designs'),
});

export const profileField = record<FrameProfileRow>({
  profile,
  code: code<StockCode>(),
  steelCode: nullable(code<StockCode>()),
  face: lengthOf(20, 150),
  lip: lengthOf(0, 80),
  rebateFloor: lengthOf(0, 140),
  kgPerMetre: weightPerMetre,
  steelKgPerMetre: weightPerMetre,
  singleLeafUpToKg: optional(number(10, 300, { unit: 'kg' })),
});

export const thresholdField = record<Threshold>({
  code: code<StockCode>(),
  name: filledText(80),
  upstand: lengthOf(0, 150),
  material: choice(['pvc', 'aluminium'] as const),
  opens: nullable(opens),
  stepFree: flag,
});

export const sizeStockField = record<SizeStock>({
  code: code<StockCode>(),
  name: filledText(80),
  categoryId: number(1, 99_999),
  use: choice(['packer', 'threshold-packer', 'sill', 'coupling'] as const),
  thickness1: gap(200),
  rebate: gap(200),
  positions: setOf(choice(packerPositions)),
});

export const standardDimensionField = record<StandardDimension>({
  dimension: choice(['width', 'height'] as const),
  doors: choice(['single', 'double', 'any'] as const),
  systems: optional(setOf(reference<SystemId>('systems'), { min: 1 })),
  from: lengthOf(300, 4000),
  to: lengthOf(300, 4000),
  value: lengthOf(300, 4000),
  description: text(80),
});
