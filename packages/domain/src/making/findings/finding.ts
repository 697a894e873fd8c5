import type { ResolvedItem } from '../bom/resolved-item.ts';
import type { ProductionCatalogue } from '../../catalogue/rows/catalogue.ts';
import type { DrawnPart } from '../bom/drawn-part.ts';
import type { Fix } from '../../door/model/result.ts';
import type { Action } from '../../door/model/action.ts';
import type { Item } from '../../door/model/item.ts';
import { isEqual } from '../../lib/is-equal.ts';
import type { FindingMessages } from '../../messages/messages.ts';

/** A problem blocks production, a warning needs a person's decision, a note informs. Most severe first. */
export const severities = ['problem', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];

/** One result of checking a finished set. */
export interface Finding {
  /** Topic first, as refusals have it: `thermal.too-much`. */
  readonly code: `${string}.${string}`;
  readonly severity: Severity;
  /** One or two sentences that name the choice behind it. */
  readonly sentence: string;
  /** What the technical drawing highlights for it; empty: the whole set. */
  readonly parts: readonly DrawnPart[];
  /** The smallest change of each kind that removes the finding; a property test applies each one. */
  readonly fixes: readonly Fix[];
}

/** A finding whose fixes have not been tried yet. */
export interface Fault extends Omit<Finding, 'fixes'> {
  /** One list for each kind of change, the smallest change first. */
  readonly fixCandidates: readonly (readonly Fix[])[];
}

/** A resolved item together with the words of the sentences. */
export interface CheckedSet extends ResolvedItem {
  readonly messages: FindingMessages;
}

/** What a check needs beside the item. */
export interface CheckContext extends ProductionCatalogue {
  readonly messages: FindingMessages;
  /** Applies an action with all its rules; null when it is refused. `findings` tries its fixes with it. */
  readonly tryAction: (item: Item, action: Action) => Item | null;
}

/** Whether two findings are about the same thing in the same place, whatever their sentences say. */
export const isSameFinding = (one: Pick<Finding, 'code' | 'parts'>, other: Pick<Finding, 'code' | 'parts'>): boolean =>
  one.code === other.code && isEqual(one.parts, other.parts);

export type Check = (set: CheckedSet) => readonly Fault[];
