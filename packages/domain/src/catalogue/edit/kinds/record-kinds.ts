import type { Clearances, Limits, SizeLimits } from '../../rows/limit-rows.ts';
import {
  type CapacityRates,
  type CheckLimits,
  type CodePatterns,
  type ComponentWeights,
  type Consumption,
  type CuttingAllowances,
  type DividerRow,
  type GlassUnitLimits,
  type Painting,
  paneNeeds,
  type PartRole,
  type ProductionRows,
  type SawRow,
  type ThermalValues,
} from '../../rows/production-rows.ts';
import { slabThicknesses } from '../../../door/model/build-choices.ts';
import type { StockCode } from '../../../door/model/ids.ts';
import { keysOf } from '../../../lib/records.ts';
import { choice, code, everyKey, filledText, number, optional, pair, record, reference, setOf } from '../field.ts';
import { frameProfiles } from './frame-kinds.ts';
import { gap, lengthOf, sizeBetween, transmittance, weight, weightPerMetre, weightPerSlab } from './numbers.ts';

const limitsOfSize = record<Limits>({ min: sizeBetween(300, 4000), max: sizeBetween(300, 4000) });
const largest = sizeBetween(500, 8000);
const area = (max: number) => number(0.1, max, { unit: 'm²', decimals: 2 });

export const limitsField = record<SizeLimits>({
  single: limitsOfSize,
  double: limitsOfSize,
  leaf: limitsOfSize,
  slaveMinWidth: lengthOf(200, 1500),
  sidelight: record<SizeLimits['sidelight']>({
    minWidth: lengthOf(100, 2000),
    maxWidth: lengthOf(100, 2000),
    maxGlassM2: area(20),
  }),
  fanlight: record<SizeLimits['fanlight']>({
    minHeight: lengthOf(100, 2000),
    maxHeight: lengthOf(100, 2000),
    maxSingleLightWidth: lengthOf(300, 6000),
  }),
  onePiece: record<SizeLimits['onePiece']>({ max: largest, maxM2: area(30) }),
  coupled: record<SizeLimits['coupled']>({ max: largest }),
  leafKg: record<SizeLimits['leafKg']>({
    threeHinges: number(10, 300, { unit: 'kg' }),
    fourHinges: number(10, 300, { unit: 'kg' }),
  }),
  maxHeightOnThreeHinges: lengthOf(500, 3000),
  blanks: record<SizeLimits['blanks']>({
    widths: setOf(lengthOf(300, 1500), { min: 1, max: 40 }),
    slaveOnlyWidths: setOf(lengthOf(200, 1500), { max: 40 }),
    heights: setOf(lengthOf(1000, 3000), { min: 1, max: 40 }),
    maxTrimPerSide: lengthOf(0, 200),
    maxTrimTop: lengthOf(0, 200),
    maxTrimBottom: lengthOf(0, 400),
  }),
});

export const clearancesField = record<Clearances>({
  hinge: gap(30),
  lock: gap(30),
  top: gap(30),
  bottom: gap(30),
  meeting: gap(60),
  halfWeb: gap(60),
  glassEdge: gap(30),
  doorGlassCover: gap(60),
  fixedGlassCover: gap(60),
  openLeafBehindFrame: gap(80),
  handle: record<Clearances['handle']>({
    besideEdge: lengthOf(0, 300),
    from: lengthOf(0, 2300),
    to: lengthOf(0, 2300),
  }),
  hingeFromEnd: gap(500),
  hingeFlag: sizeBetween(0, 400),
  cassette: everyKey(['moulded', 'flat'] as const, gap(80)),
  hardware: record<Clearances['hardware']>({ toGlass: gap(100), toCassette: gap(100) }),
  extras: record<Clearances['extras']>({ toEdge: gap(200), toHouseNumber: gap(200) }),
  fitting: gap(60),
});

export const cuttingAllowancesField = record<CuttingAllowances>({
  weldPerEnd: gap(10),
  steelShortPerMitre: gap(200),
  steelShortPerSquareEnd: gap(100),
  sillHorn: gap(200),
  anchorFromCorner: lengthOf(50, 500),
  anchorMaxPitch: lengthOf(100, 2000),
  steelScrewPitch: lengthOf(50, 1000),
  sillScrewPitch: lengthOf(50, 1000),
  couplingScrewPitch: lengthOf(50, 1000),
});

/** Tenths of a point. */
const points = number(0, 10_000);

export const capacityField = record<CapacityRates>({
  leaves: everyKey(['single', 'double'] as const, points),
  fixedLight: points,
  customRal: points,
  fireDoor: points,
  week: points,
});

export const sawField = record<SawRow>({ kerf: gap(20), trim: gap(200), keepFrom: lengthOf(0, 5000) });

const unitOfPane = everyKey(paneNeeds, reference<string>('glassUnits'));
const unitsOfSlab = everyKey(slabThicknesses, unitOfPane);
export const glazingField = record<ProductionRows['glazing']>({ leaf: unitsOfSlab, frame: unitsOfSlab });

export const glassUnitLimitsField = record<GlassUnitLimits>({
  minShort: lengthOf(50, 1000),
  minLong: lengthOf(50, 1500),
  maxM2: area(20),
  maxRatio: number(1, 50, { decimals: 1 }),
});

const divider = record<DividerRow>({
  code: code<StockCode>(),
  steelCode: code<StockCode>(),
  connector: code<StockCode>(),
  kgPerMetre: weightPerMetre,
  steelKgPerMetre: weightPerMetre,
});
export const dividersField = record<ProductionRows['dividers']>({ In: divider, Out: divider });

/** Every role, so that a new one does not compile without its field. */
const partRoles: Readonly<Record<PartRole, true>> = {
  edgeTape: true,
  cassette: true,
  glazingTape: true,
  glazingBlocks: true,
  hinge: true,
  fireHinge: true,
  hingeScrew: true,
  keepSet: true,
  astragalKeepSet: true,
  astragal: true,
  doorSeal: true,
  sweepSeal: true,
  weatherBar: true,
  intumescentStrip: true,
  smokeSeal: true,
  steelScrew: true,
  sillScrew: true,
  couplingScrew: true,
  couplingSealant: true,
  thresholdScrew: true,
  thresholdFixing: true,
  drainageCap: true,
  frameAnchor: true,
  flatPacker: true,
};
export const partArticlesField = everyKey(keysOf(partRoles), code<StockCode>());

export const codePatternsField = record<CodePatterns>({
  slab: filledText(60),
  glassUnit: filledText(60),
  bead: filledText(60),
});

const factor = number(1, 3, { decimals: 3 });
const counts = pair(number(0, 50));

export const consumptionField = record<Consumption>({
  edgeTapeFactor: factor,
  doorSealFactor: factor,
  screwsPerHinge: number(0, 50),
  packersPerAnchor: number(0, 20),
  wideFrom: lengthOf(300, 4000),
  drainageCaps: counts,
  glazingBlocks: counts,
  weatherBarShort: gap(100),
  architraveMitre: gap(500),
  slabCutOut: gap(50),
  paint: optional(
    record<Painting>({
      blank: reference('colours'),
      mlPerM2: number(1, 2000, { unit: 'ml/m²' }),
      days: number(1, 30, { unit: 'days' }),
      cureDays: number(0, 90, { unit: 'days' }),
    }),
  ),
  cylinderSizes: everyKey(slabThicknesses, filledText(20)),
});

export const componentWeightsField = record<ComponentWeights>({
  leafHardwareKg: weight(100),
  cassetteKg: weight(50),
  thresholdKgPerMetre: weightPerMetre,
});

const edgeLoss = number(0, 1, { unit: 'W/mK', decimals: 3 });

export const thermalField = record<ThermalValues>({
  frameU: everyKey(frameProfiles, transmittance),
  aluminiumThresholdU: transmittance,
  psi: record<ThermalValues['psi']>({ cassette: edgeLoss, fixedLight: edgeLoss }),
});

const share = number(0, 1, { decimals: 3 });

export const checkLimitsField = record<CheckLimits>({
  accessStep: gap(100),
  accessWidth: lengthOf(300, 2000),
  darkLuminance: share,
  mostlyGlass: share,
  safetyBelow: record<CheckLimits['safetyBelow']>({
    inDoor: lengthOf(0, 3000),
    besideDoor: lengthOf(0, 3000),
    elsewhere: lengthOf(0, 3000),
  }),
  widestOfClass3: lengthOf(0, 3000),
  liftAlone: number(1, 200, { unit: 'kg' }),
  liftByHand: number(1, 500, { unit: 'kg' }),
});

/** The numbers of production that belong to no table. */
export type ProductionNumbers = Pick<ProductionRows, 'specialOrderDays' | 'glassStamp' | 'backset'>;

export const productionField = record<ProductionNumbers>({
  specialOrderDays: number(0, 365, { unit: 'days' }),
  glassStamp: choice(['outside', 'inside'] as const),
  backset: gap(150),
});

export const slabField = record<ProductionRows['slabs'][number]>({
  thickness: choice(slabThicknesses),
  kgPerM2: weightPerSlab,
  up: transmittance,
  glassThickness: optional(lengthOf(4, 80)),
  code: optional(filledText(60)),
});
