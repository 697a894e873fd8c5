import type { BatchingMessages } from '../../messages/messages.ts';
import { itemNumberText } from './batch-door.ts';
import { type GroupToCut, lengthOf } from './cut-problem.ts';

/** A bar as it was when its group was planned; kept with the plan. */
export interface PlannedPiece {
  readonly code: string;
  readonly length: number;
  readonly order: string;
  readonly item: string;
}

/** The pieces of a group, to be kept with its plan. */
export const piecesAsPlanned = ({ pieces }: Pick<GroupToCut, 'pieces'>): readonly PlannedPiece[] =>
  pieces.map((piece) => ({
    code: piece.code,
    length: lengthOf(piece),
    order: piece.door.line.order,
    item: itemNumberText(piece.door),
  }));

/** What a plan was made for, and which offcuts it takes; kept with it. */
export interface PlannedGroup {
  readonly pieces: readonly PlannedPiece[];
  /** Ids. */
  readonly takes: readonly string[];
}

/** An offcut that a plan takes and that is no longer free. */
export interface TakenOffcut {
  readonly id: string;
  /** Number of the batch that has it; null: it was scrapped, or taken out by hand. */
  readonly batch: string | null;
}

export interface StalePlan {
  /** Key of the group. */
  readonly group: string;
  /** What has changed since, each once: `Item 2 of 10234 changed`; empty: the group was never planned. */
  readonly changes: readonly string[];
  /** Whether its pieces are others than those it was planned for. */
  readonly isOlderThanItems: boolean;
  readonly taken: readonly TakenOffcut[];
}

export interface PlannedGroups {
  readonly plans: ReadonlyMap<string, PlannedGroup>;
  /** The batch that an offcut is reserved for or was cut in. */
  readonly holderOf: (offcut: string) => string | null;
}

/**
 * The groups that are to be planned again: without a plan, with pieces that were not planned, without some that were, or with
 * an offcut that is no longer free.
 */
export function stalePlans(
  groups: readonly GroupToCut[],
  { plans, holderOf }: PlannedGroups,
  messages: BatchingMessages,
): readonly StalePlan[] {
  const now = new Map(groups.map((toCut) => [toCut.group.key, toCut]));
  return [...new Set([...now.keys(), ...plans.keys()])].flatMap((group) => {
    const planned = plans.get(group);
    if (!planned) return [{ group, changes: [], isOlderThanItems: true, taken: [] }];
    const { pieces = [], offcuts = [] } = now.get(group) ?? {};
    const items = differing(planned.pieces, piecesAsPlanned({ pieces }));
    const taken = planned.takes
      .filter((id) => !offcuts.some((offcut) => offcut.id === id))
      .map((id): TakenOffcut => ({ id, batch: holderOf(id) }));
    const changes = [
      ...items.map(({ item, order }) => messages.itemChanged(item, order)),
      ...taken.map((offcut) => messages.offcuts.taken(offcut)),
    ];
    if (changes.length === 0) return [];
    return [{ group, changes: [...new Set(changes)], isOlderThanItems: items.length > 0, taken }];
  });
}

/** The pieces that stand in one of the two only, or with another length. */
function differing(one: readonly PlannedPiece[], other: readonly PlannedPiece[]): readonly PlannedPiece[] {
  const without = (pieces: readonly PlannedPiece[], others: readonly PlannedPiece[]) => {
    const lengths = new Map(others.map(({ code, length }) => [code, length]));
    return pieces.filter(({ code, length }) => lengths.get(code) !== length);
  };
  return [...without(one, other), ...without(other, one)];
}
