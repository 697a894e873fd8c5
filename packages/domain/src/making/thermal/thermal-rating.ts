import type { ProductionCatalogue } from '../../catalogue/rows/catalogue.ts';
import { glazedPart, leafMakeUp } from '../../door/glass/glass-make-up.ts';
import type { Item } from '../../door/model/item.ts';
import { doorPart, type GlazedFramePartKind, glazedFramePartKinds } from '../../door/model/parts.ts';
import { leavesByGroup } from '../../door/sizes/leaf-sizes.ts';
import { type SizeSheet, sizeSheet } from '../../door/sizes/size-sheet.ts';
import { systemOf } from '../../door/system/item-system.ts';
import { lightsOf } from '../../door/weight/leaf-weight.ts';
import { squareMetres } from '../../door/weight/weight.ts';
import { type Size, size } from '../../lib/mm.ts';

export interface RatedArea extends ThermalArea {
  readonly what: 'frame' | 'threshold' | 'slab' | 'doorGlass' | GlazedFramePartKind;
  /** Code of the make-up, thickness of the slab, code of the profile. */
  readonly madeOf: string;
}

interface RatedEdge extends ThermalEdge {
  readonly what: 'cassette' | 'fixedLight';
}

/** The U-value of a set with everything that it was calculated from. */
interface ThermalRating extends ThermalParts<RatedArea, RatedEdge> {
  readonly m2: number;
  /** W/m²K, unrounded. */
  readonly u: number;
  /** Rounded to two significant figures, as declared to customers. */
  readonly declared: number;
  /** Glass area divided by the area of the set; above 0.6 solar gain counts too. */
  readonly glassShare: number;
}

interface RatedItem extends ProductionCatalogue {
  readonly item: Item;
  readonly sheet: SizeSheet;
}

export function thermalRatingOf(item: Item, productionCatalogue: ProductionCatalogue): ThermalRating {
  const rated: RatedItem = { ...productionCatalogue, item, sheet: sizeSheet(item, productionCatalogue.catalogue) };
  const parts = { areas: areasOf(rated), edges: edgesOf(rated) };
  const m2 = squareMetres(rated.sheet.composite);
  const u = uValueOf(parts);
  const glass = parts.areas.filter(({ what }) => what !== 'frame' && what !== 'threshold' && what !== 'slab');
  return { ...parts, m2, u, declared: declaredU(u), glassShare: total(glass.map((area) => area.m2)) / m2 };
}

/** The frame's area is the set less leaves, fixed glass and threshold. */
function areasOf(rated: RatedItem): readonly RatedArea[] {
  const { item, sheet } = rated;
  const leaves = total(leavesByGroup(sheet.leaves).map((leaf) => squareMetres(leaf.size)));
  const lights = total(doorSights(rated).map(squareMetres));
  const fixed = fixedAreas(rated);
  const threshold = thresholdAreas(rated);
  const frame = squareMetres(sheet.composite) - leaves - total([...fixed, ...threshold].map(({ m2 }) => m2));
  const { profile } = item.frame;
  const { code } = rated.catalogue.profile(profile);
  const areas: readonly RatedArea[] = [
    { what: 'frame', madeOf: code, m2: frame, u: rated.production.thermal.frameU[profile] },
    ...threshold,
    { what: 'slab', madeOf: String(item.build.slab), m2: leaves - lights, u: slabU(rated) },
    { what: 'doorGlass', ...glassOf(leafMakeUp(item, rated), rated), m2: lights },
    ...fixed,
  ];
  return areas.filter(({ m2 }) => m2 > 0);
}

const doorSights = ({ item, sheet, catalogue }: RatedItem): readonly Size[] =>
  leavesByGroup(sheet.leaves).flatMap((leaf) => lightsOf(leaf.size, catalogue.design(item.designId)));

const fixedAreas = (rated: RatedItem): readonly RatedArea[] =>
  glazedFramePartKinds.map((what) => ({
    what,
    ...glassOf(glazedPart(rated.item, what, rated).makeUp, rated),
    m2: total(
      rated.sheet.fixedGlass.filter((light) => light.partKind === what).map(({ sight }) => squareMetres(sight)),
    ),
  }));

/** An aluminium bar takes the place of so much frame: along the foot of the door, or of the whole set where it lies through. */
function thresholdAreas({ item, sheet, catalogue, production }: RatedItem): readonly RatedArea[] {
  const { code, material, upstand } = catalogue.threshold(item.frame.threshold);
  if (material === 'pvc') return [];
  const { width } = item.frame.thresholdLayout === 'full' ? sheet.composite : doorPart(item.frame.parts).size;
  return [
    {
      what: 'threshold',
      madeOf: code,
      m2: squareMetres(size(width, upstand)),
      u: production.thermal.aluminiumThresholdU,
    },
  ];
}

/** A slab without a row counts as Infinity, so that its U-value is never declared as met. */
const slabU = ({ item, catalogue, production }: RatedItem): number =>
  systemOf(item.systemId, catalogue).ownSlab?.up ??
  production.slabs.find(({ thickness }) => thickness === item.build.slab)?.up ??
  Infinity;

const glassOf = (code: string, { production }: RatedItem): Pick<RatedArea, 'madeOf' | 'u'> => ({
  madeOf: code,
  u: production.glassUnits.find((unit) => unit.code === code)?.ug ?? Infinity,
});

function edgesOf(rated: RatedItem): readonly RatedEdge[] {
  const { psi } = rated.production.thermal;
  const round = (sights: readonly Size[]) => total(sights.map(({ width, height }) => (2 * (width + height)) / 1000));
  const edges: readonly RatedEdge[] = [
    { what: 'cassette', metres: round(doorSights(rated)), psi: psi.cassette },
    { what: 'fixedLight', metres: round(rated.sheet.fixedGlass.map(({ sight }) => sight)), psi: psi.fixedLight },
  ];
  return edges.filter(({ metres }) => metres > 0);
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** An area with its U-value. */
interface ThermalArea {
  readonly m2: number;
  /** W/m²K. */
  readonly u: number;
}

/** The edge of a glass unit with its linear loss. */
interface ThermalEdge {
  readonly metres: number;
  /** W/mK. */
  readonly psi: number;
}

interface ThermalParts<Area extends ThermalArea = ThermalArea, Edge extends ThermalEdge = ThermalEdge> {
  readonly areas: readonly Area[];
  readonly edges: readonly Edge[];
}

/** U-value of a set by EN ISO 10077-1, W/m²K, unrounded. */
function uValueOf({ areas, edges }: ThermalParts): number {
  const lost = total(areas.map(({ m2, u }) => m2 * u)) + total(edges.map(({ metres, psi }) => metres * psi));
  return lost / total(areas.map(({ m2 }) => m2));
}

/** Declared value: two significant figures. */
export const declaredU = (u: number): number => Number(u.toPrecision(2));
