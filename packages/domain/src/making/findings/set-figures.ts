import { type CloserSize, closerSizeFor } from '../../door/extras/closer-size.ts';
import { hingeCount } from '../../door/hardware/hinge-count.ts';
import { type ResolvedLeaf, resolveItem } from '../bom/resolved-item.ts';
import type { ProductionCatalogue } from '../../catalogue/rows/catalogue.ts';
import { lockFor } from '../bom/lock-records.ts';
import { setWeight } from '../bom/set-weight.ts';
import type { LockRow } from '../../catalogue/rows/production-rows.ts';
import type { Item } from '../../door/model/item.ts';
import type { LeafGroup } from '../../door/model/parts.ts';

/** Weight of a leaf, with its hinges, lock and closer. */
export interface LeafFigures {
  readonly group: LeafGroup;
  readonly kg: number;
  /** null: no number of hinges carries it. */
  readonly hinges: 3 | 4 | null;
  /** null: no lock is made for its height. */
  readonly lock: Pick<LockRow, 'code' | 'name'> | null;
  /** Smallest closer by EN 1154, whether or not one is fitted; null: the leaf is too large or heavy. */
  readonly closer: CloserSize | null;
}

export interface SetFigures {
  /** Master first. */
  readonly leaves: readonly LeafFigures[];
  readonly setKg: number;
  /** The heaviest frame as it is transported. */
  readonly heaviestKg: number;
}

export function setFigures(item: Item, productionCatalogue: ProductionCatalogue): SetFigures {
  const resolved = resolveItem(item, productionCatalogue);
  const { setKg, parts } = setWeight(item, productionCatalogue);
  const leafFigures = (leaf: ResolvedLeaf): LeafFigures => ({
    group: leaf.group,
    kg: leaf.kg,
    hinges: hingeCount({ height: leaf.size.height, kg: leaf.kg }, productionCatalogue.catalogue.rows.limits),
    lock: lockFor(leaf, resolved) ?? null,
    closer: closerSizeFor({ width: leaf.size.width, kg: leaf.kg }),
  });
  return { leaves: resolved.leaves.map(leafFigures), setKg, heaviestKg: Math.max(...parts.map(({ kg }) => kg)) };
}
