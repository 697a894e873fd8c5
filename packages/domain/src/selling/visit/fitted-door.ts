import type { ProductionCatalogue } from '../../catalogue/rows/catalogue.ts';
import type { VisitSettings } from '../../catalogue/rows/visit-settings.ts';
import type { Item } from '../../door/model/item.ts';
import { glazedFramePartKinds, glazedFrameParts } from '../../door/model/parts.ts';
import { fireRatingOf } from '../../door/system/item-system.ts';
import { setWeight } from '../../making/bom/set-weight.ts';
import type { Order, OrderLine } from '../order/order.ts';
import type { JobKind } from './job-cycle.ts';
import type { FittedDoor } from './visit-need.ts';

interface DoorFacts {
  readonly rows: ProductionCatalogue;
  readonly settings: VisitSettings;
  /** Whether the catalogue has all rows of it; what nobody can weigh is carried by two. */
  readonly isKnown: boolean;
}

/**
 * A door as its fitters ask about it. Frames are carried without their leaves.
 */
export function fittedDoorOf(item: Item, { rows, settings, isKnown }: DoorFacts): FittedDoor {
  const { thresholds } = rows.catalogue.rows;
  return {
    leaves: item.leaves.kind === 'double' ? 2 : 1,
    parts: glazedFrameParts(item.frame.parts).length,
    removal: item.build.jobType !== 'new-build',
    fire: isKnown && fireRatingOf(item, rows.catalogue) !== undefined,
    lowThreshold: thresholds.some(({ code, stepFree }) => code === item.frame.threshold && stepFree),
    heaviestKg: isKnown ? heaviestOf(item, rows) : settings['lift-by-two'],
  };
}

function heaviestOf(item: Item, rows: ProductionCatalogue): number {
  const { leavesKg, parts } = setWeight(item, rows);
  const isOne = item.frame.construction === 'one-piece';
  const glazed = new Set(
    item.frame.parts.filter(({ kind }) => glazedFramePartKinds.some((each) => each === kind)).map(({ id }) => id),
  );
  const leaves = leavesKg.reduce((sum, kg) => sum + kg, 0);
  return Math.max(...leavesKg, ...parts.map(({ partId, kg }) => (isOne || !glazed.has(partId) ? kg - leaves : kg)));
}

/** The lines of an order whose doors a visit is about: every door is measured, and only what is fitted is seen to. */
export const visitedLines = (kind: JobKind, order: Pick<Order, 'lines' | 'charges'>): readonly OrderLine[] =>
  kind === 'survey' ? order.lines : fittedLines(order);

/** How many doors those are. */
export const visitedDoors = (kind: JobKind, order: Pick<Order, 'lines' | 'charges'>): number =>
  visitedLines(kind, order).reduce((doors, { quantity }) => doors + quantity, 0);

/** The lines of an order whose doors are fitted: those that its charges for fitting follow, and all where one follows none. */
export function fittedLines({ lines, charges }: Pick<Order, 'lines' | 'charges'>): readonly OrderLine[] {
  const fitting = charges.filter(({ kind }) => kind === 'fitting');
  if (fitting.some(({ follows }) => follows.length === 0)) return lines;
  const follows = new Set(fitting.flatMap((charge) => charge.follows));
  return lines.filter(({ id }) => follows.has(id));
}
