import { leafMakeUp, glazedPart } from '../bom/glass-make-up.ts';
import { lightsOf } from '../bom/leaf-weight.ts';
import { squareMetres } from '../bom/weight.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { WorksRows } from '../catalogue/works-rows.ts';
import type { Item } from '../item/item.ts';
import { doorPart, type GlazedFramePartKind, glazedFramePartKinds } from '../item/parts.ts';
import { type Size, size } from '../measure/mm.ts';
import { leavesByGroup } from '../sizes/leaf.ts';
import { type SizeSheet, sizeSheet } from '../sizes/size-sheet.ts';
import { declaredU, type HeatArea, type HeatEdge, type HeatParts, uValueOf } from './heat.ts';

/** A reinforced bar of 70 mm PVC-u; a hardwood one, which has no steel in it; a threshold of aluminium: W/m²K. */
const frameU = { reinforced: 1.6, hardwood: 1.8, aluminium: 3 } as const;

/** Edge of a unit with a warm spacer in a bead; edge of a cassette in a leaf: W/mK. */
const edgePsi = { fixedLight: 0.05, cassette: 0.06 } as const;

export interface RatedArea extends HeatArea {
  readonly what: 'frame' | 'threshold' | 'slab' | 'doorGlass' | GlazedFramePartKind;
  /** Code of the make-up, thickness of the slab, code of the profile. */
  readonly madeOf: string;
}

export interface RatedEdge extends HeatEdge {
  readonly what: 'cassette' | 'fixedLight';
}

/** The U-value of a set with everything that it was reckoned from. */
export interface SetHeat extends HeatParts<RatedArea, RatedEdge> {
  readonly m2: number;
  /** W/m²K, for the staff. */
  readonly u: number;
  /** The same as it is declared to a customer. */
  readonly declared: number;
  /** Glass to whole set: above six tenths the energy that comes in through it counts too. */
  readonly glassShare: number;
}

interface Supplier {
  readonly catalogue: Catalogue;
  readonly works: WorksRows;
}

interface Rated extends Supplier {
  readonly item: Item;
  readonly sheet: SizeSheet;
}

export function setHeat(item: Item, supplier: Supplier): SetHeat {
  const rated: Rated = { ...supplier, item, sheet: sizeSheet(item, supplier.catalogue) };
  const parts = { areas: areasOf(rated), edges: edgesOf(rated) };
  const m2 = squareMetres(rated.sheet.composite);
  const u = uValueOf(parts);
  const glass = parts.areas.filter(({ what }) => what !== 'frame' && what !== 'threshold' && what !== 'slab');
  return { ...parts, m2, u, declared: declaredU(u), glassShare: total(glass.map((area) => area.m2)) / m2 };
}

/** Leaves, fixed glass and threshold are measured; the frame has the rest of the set. */
function areasOf(rated: Rated): readonly RatedArea[] {
  const { item, sheet } = rated;
  const leaves = total(leavesByGroup(sheet.leaves).map((leaf) => squareMetres(leaf.size)));
  const lights = total(doorSights(rated).map(squareMetres));
  const fixed = fixedAreas(rated);
  const threshold = thresholdAreas(rated);
  const frame = squareMetres(sheet.composite) - leaves - total([...fixed, ...threshold].map(({ m2 }) => m2));
  const { code, steelCode } = rated.catalogue.profile(item.frame.profile);
  const areas: readonly RatedArea[] = [
    { what: 'frame', madeOf: code, m2: frame, u: steelCode === null ? frameU.hardwood : frameU.reinforced },
    ...threshold,
    { what: 'slab', madeOf: String(item.build.slab), m2: leaves - lights, u: slabU(rated) },
    { what: 'doorGlass', ...glassOf(leafMakeUp(item, rated.catalogue), rated), m2: lights },
    ...fixed,
  ];
  return areas.filter(({ m2 }) => m2 > 0);
}

const doorSights = ({ item, sheet, catalogue }: Rated): readonly Size[] =>
  leavesByGroup(sheet.leaves).flatMap((leaf) => lightsOf(leaf.size, item, catalogue));

const fixedAreas = (rated: Rated): readonly RatedArea[] =>
  glazedFramePartKinds.map((what) => ({
    what,
    ...glassOf(glazedPart(rated.item, what, rated.catalogue).makeUp, rated),
    m2: total(
      rated.sheet.fixedGlass.filter((light) => light.partKind === what).map(({ sight }) => squareMetres(sight)),
    ),
  }));

/** An aluminium bar along the foot of the door takes the place of so much frame. */
function thresholdAreas({ item, catalogue }: Rated): readonly RatedArea[] {
  const { code, material, upstand } = catalogue.threshold(item.frame.threshold);
  if (material === 'pvc') return [];
  const { width } = doorPart(item.frame.parts).size;
  return [{ what: 'threshold', madeOf: code, m2: squareMetres(size(width, upstand)), u: frameU.aluminium }];
}

/** What nobody has measured lets everything through, so that it is never declared good. */
const slabU = ({ item, works }: Rated): number =>
  works.slabs.find(({ thickness }) => thickness === item.build.slab)?.up ?? Infinity;

const glassOf = (code: string, { works }: Rated): Pick<RatedArea, 'madeOf' | 'u'> => ({
  madeOf: code,
  u: works.glassUnits.find((unit) => unit.code === code)?.ug ?? Infinity,
});

function edgesOf(rated: Rated): readonly RatedEdge[] {
  const round = (sights: readonly Size[]) => total(sights.map(({ width, height }) => (2 * (width + height)) / 1000));
  const edges: readonly RatedEdge[] = [
    { what: 'cassette', metres: round(doorSights(rated)), psi: edgePsi.cassette },
    { what: 'fixedLight', metres: round(rated.sheet.fixedGlass.map(({ sight }) => sight)), psi: edgePsi.fixedLight },
  ];
  return edges.filter(({ metres }) => metres > 0);
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
