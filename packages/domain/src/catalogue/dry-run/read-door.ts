import { bomOf } from '../../making/bom/bill-of-materials.ts';
import { bomChanges } from '../../making/bom/bom-changes.ts';
import { workInstructionsOf } from '../../making/bom/work-instructions-of.ts';
import { faultyLines, type ListPrice, listPriceOf } from '../../selling/pricing/item-price.ts';
import type { PriceLine } from '../../selling/pricing/price-line.ts';
import { changedLines } from '../../door/configure/changed-lines.ts';
import { describeItem } from '../../door/configure/describe-item.ts';
import { validateItem } from '../../door/configure/validate-item.ts';
import { isEqual } from '../../lib/is-equal.ts';
import type { Item } from '../../door/model/item.ts';
import type { Refusal } from '../../door/model/result.ts';
import { attempt, failures } from './attempt.ts';
import type { DoorDifference, PriceLineChange } from './difference.ts';
import { onBoth, otherSide, type Sides } from './sides.ts';
import type { TestedCatalogue, DryRun } from './dry-run.ts';

type Reading = (items: Sides<Item>, run: DryRun) => readonly DoorDifference[];

/** Reads the door by both catalogues; where only one of them can, that is the difference. */
const reading =
  <Read>(
    read: (item: Item, tested: TestedCatalogue, run: DryRun) => Read,
    differences: (reads: Sides<Read>) => readonly DoorDifference[],
  ): Reading =>
  (items, run) => {
    const reads = onBoth((side) => attempt(() => read(items[side], run.sides[side], run)));
    const { published, draft } = reads;
    if (!published.ok || !draft.ok) return failures(reads);
    return differences({ published: published.value, draft: draft.value });
  };

const readings: readonly Reading[] = [
  reading((item, { context }) => validateItem(item, context), refusalsOfOne),
  reading(
    (item, { context }) => describeItem(item, context),
    ({ published, draft }) => changedLines(published, draft).map((line) => ({ kind: 'words', line })),
  ),
  reading(
    (item, tested) => workInstructionsOf(bomOf(item, tested)),
    ({ published, draft }) => bomChanges(published, draft).map((change) => ({ kind: 'bill', change })),
  ),
  reading(
    (item, tested, { currency }) => listPriceOf({ item, added: [] }, { prices: tested.prices, currency }, tested),
    priceDifferences,
  ),
  reading(
    (item, { catalogue }, run) => run.look(item, catalogue),
    ({ published, draft }) => (isEqual(published, draft) ? [] : [{ kind: 'look' }]),
  ),
];

/** In what a finished door differs: whether it may be sold as a whole, its words, its bill, its price, its picture. */
export const readDoor: Reading = (items, run) => readings.flatMap((read) => read(items, run));

/** Refusals of the whole door, each by its code: with other numbers in its sentence it is the same. */
function refusalsOfOne(refusals: Sides<readonly Refusal[]>): readonly DoorDifference[] {
  const found = onBoth((side) =>
    refusals[side].filter(({ code }) => !refusals[otherSide[side]].some((other) => other.code === code)),
  );
  const inSide = (side: keyof typeof found) =>
    found[side].map((refusal): DoorDifference => ({ kind: 'refusal', in: side, refusal, target: [] }));
  return [...inSide('published'), ...inSide('draft')];
}

function priceDifferences(prices: Sides<ListPrice>): readonly DoorDifference[] {
  const { published, draft } = prices;
  const faulty = onBoth((side) => faultyLines(prices[side]));
  const withoutPrice = (side: keyof typeof faulty) =>
    faulty[side]
      .filter((line) => !faulty[otherSide[side]].some((other) => keyOf(other) === keyOf(line)))
      .map((line): DoorDifference => ({ kind: 'no-price', in: side, line }));
  const lines = lineChanges(published.lines, draft.lines);
  const isSame = published.list.minor === draft.list.minor;
  return [
    ...withoutPrice('published'),
    ...withoutPrice('draft'),
    ...(isSame ? [] : [{ kind: 'price' as const, before: published.list, after: draft.list, lines }]),
  ];
}

const keyOf = ({ code, about }: PriceLine): string => JSON.stringify([code, about]);

/** Lines about the same with another amount, and lines that only one of the prices has; those of 0 tell nothing. */
function lineChanges(before: readonly PriceLine[], after: readonly PriceLine[]): readonly PriceLineChange[] {
  const waiting = new Map<string, PriceLine[]>();
  for (const line of after) waiting.set(keyOf(line), [...(waiting.get(keyOf(line)) ?? []), line]);
  const paired = before.map(
    (line): PriceLineChange => ({ before: line, after: waiting.get(keyOf(line))?.shift() ?? null }),
  );
  const added = [...waiting.values()].flat().map((line): PriceLineChange => ({ before: null, after: line }));
  return [...paired, ...added].filter((change) => minorOf(change.before) !== minorOf(change.after));
}

const minorOf = (line: PriceLine | null): number => line?.amount.minor ?? 0;
