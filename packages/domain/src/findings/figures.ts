import { type CloserSize, closerSizeFor } from '../bom/closer-size.ts';
import { hingeCount } from '../bom/hinges.ts';
import { type JobLeaf, jobOf, type Supplier } from '../bom/job.ts';
import { lockFor } from '../bom/lock-lines.ts';
import { setWeight } from '../bom/set-weight.ts';
import type { LockRow } from '../catalogue/works-rows.ts';
import type { Item } from '../item/item.ts';
import type { LeafGroup } from '../sizes/leaf.ts';

/** What a leaf weighs, and what hangs, locks and shuts it. */
export interface LeafFigures {
  readonly group: LeafGroup;
  readonly kg: number;
  /** null: no number of hinges carries it. */
  readonly hinges: 3 | 4 | null;
  /** null: no lock is made for its height. */
  readonly lock: Pick<LockRow, 'code' | 'name'> | null;
  /** EN 1154, the smallest that shuts it, whether one is fitted or not; null: none does. */
  readonly closer: CloserSize | null;
}

export interface SetFigures {
  /** Master first. */
  readonly leaves: readonly LeafFigures[];
  readonly setKg: number;
  /** Of the pieces that travel, the heaviest. */
  readonly heaviestKg: number;
}

export function setFigures(item: Item, supplier: Supplier): SetFigures {
  const job = jobOf(item, supplier);
  const { setKg, parts } = setWeight(item, supplier);
  const leafFigures = (leaf: JobLeaf): LeafFigures => ({
    group: leaf.group,
    kg: leaf.kg,
    hinges: hingeCount({ height: leaf.size.height, kg: leaf.kg }, supplier.catalogue.rows.limits.leafKg),
    lock: lockFor(leaf, job) ?? null,
    closer: closerSizeFor({ width: leaf.size.width, kg: leaf.kg }),
  });
  return { leaves: job.leaves.map(leafFigures), setKg, heaviestKg: Math.max(...parts.map(({ kg }) => kg)) };
}
