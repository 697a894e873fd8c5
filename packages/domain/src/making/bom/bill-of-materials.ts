import type { ProductionCatalogue } from '../../catalogue/rows/catalogue.ts';
import type { Item } from '../../door/model/item.ts';
import type { Bom, BomRecord } from './bom-record.ts';
import { type CalculatedFigure, known, minus, perEach, times } from './calculated-figure.ts';
import { couplingRecords } from './coupling-records.ts';
import { anchorsAlong, screwsAlong } from './cut-lengths.ts';
import { doorDrainage } from './drainage-records.ts';
import { extraRecords } from './extra-records.ts';
import { fireRecords } from './fire-records.ts';
import { fixedPartRecords } from './fixed-light-records.ts';
import { doorFrame } from './frame-records.ts';
import { escutcheonRecords, hardwareRecords } from './hardware-records.ts';
import { leafRecords } from './leaf-records.ts';
import { withPreparations } from './leaf-preparations.ts';
import { lockRecords } from './lock-records.ts';
import { barRecord, countRecord, inDoorFrame, inSet } from './make-record.ts';
import { packerRecords } from './packer-records.ts';
import { type ResolvedItem, resolveItem } from './resolved-item.ts';
import { sealRecords } from './seal-records.ts';
import { sillRecords } from './sill-records.ts';
import { trimRecords } from './trim-records.ts';

/** In the order in which the factory works. */
const steps: readonly ((resolved: ResolvedItem) => readonly BomRecord[])[] = [
  doorFrame,
  thresholdRecords,
  (resolved) => resolved.leaves.flatMap((leaf) => leafRecords(leaf, resolved)),
  lockRecords,
  hardwareRecords,
  escutcheonRecords,
  extraRecords,
  sealRecords,
  fireRecords,
  doorDrainage,
  fixedPartRecords,
  couplingRecords,
  sillRecords,
  packerRecords,
  trimRecords,
  fixingRecords,
];

/**
 * Everything that a set is made of: a record for each piece, and one of kind `missing` for each need without stock. The
 * same item gives the same records in the same order. `workInstructionsOf` makes the printed lines from it.
 */
export function bomOf(item: Item, productionCatalogue: ProductionCatalogue): Bom {
  const resolved = resolveItem(item, productionCatalogue);
  return withPreparations(
    steps.flatMap((step) => step(resolved)),
    resolved,
  );
}

/** Frame anchors at both sides and the top, and the packers behind them; the bottom stands on sill or threshold. */
function fixingRecords(resolved: ResolvedItem): readonly BomRecord[] {
  const { width, height } = resolved.sheet.composite;
  const { cuttingAllowances, partArticles, consumption } = resolved.production;
  const side = (length: number, count: number) => ({
    count,
    each: anchorsAlong(known('L', length), cuttingAllowances),
  });
  const anchors = perEach('side', [side(height, 2), side(width, 1)]);
  const packers = times(known('anchors', anchors.value), consumption.packersPerAnchor);
  return [
    countRecord({ ...inSet('fit'), code: partArticles.frameAnchor, role: 'anchors', quantity: anchors }, resolved),
    countRecord({ ...inSet('fit'), code: partArticles.flatPacker, role: 'flat-packers', quantity: packers }, resolved),
  ];
}

/** An aluminium threshold; a PVC threshold is the bottom member of the frame. */
function thresholdRecords(resolved: ResolvedItem): readonly BomRecord[] {
  const { item, catalogue, production } = resolved;
  const { material, code } = catalogue.threshold(item.frame.threshold);
  if (material === 'pvc') return [];
  const length = thresholdLength(resolved);
  const quantity = screwsAlong(known('L', length.value), production.cuttingAllowances.sillScrewPitch);
  const place = { ...inDoorFrame(resolved), draws: ['frame:threshold'] as const };
  return [
    barRecord(
      {
        ...place,
        code,
        bar: { role: 'threshold' },
        length,
        ends: [90, 90],
        colours: null,
        pair: null,
        dropdown: 'threshold',
      },
      resolved,
    ),
    countRecord(
      { ...place, code: production.partArticles.thresholdFixing, role: 'threshold-blocks', quantity: 1 },
      resolved,
    ),
    countRecord(
      { ...place, code: production.partArticles.thresholdScrew, role: 'threshold-screws', quantity },
      resolved,
    ),
  ];
}

/** The full width between jambs of its own; beside a mullion it ends at the web, unless it lies through under the sidelights. */
function thresholdLength({ door, profile, item, sheet }: ResolvedItem): CalculatedFigure {
  if (item.frame.thresholdLayout === 'full') return known('W', sheet.composite.width);
  const webs = [door.edges.left, door.edges.right].filter((edge) => edge !== profile.rebateFloor);
  return webs.reduce<CalculatedFigure>(minus, known('W', door.size.width));
}
