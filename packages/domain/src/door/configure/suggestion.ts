import type { Action } from '../model/action.ts';
import type { Described } from '../model/description.ts';
import { hardwareKinds } from '../model/hardware-kinds.ts';
import { isEqual } from '../../lib/is-equal.ts';
import type { Item } from '../model/item.ts';
import { sizeText } from '../../lib/mm.ts';
import { doorPart } from '../model/parts.ts';
import { type ChangedLine, changedLines } from './changed-lines.ts';
import { type WaySearch, type WayToChoice, waysToChoice } from './way-to-choice.ts';

/** A choice that cannot be had now, by one way to it, with all that this way changes. */
export interface Suggestion extends WayToChoice {
  /** Every line of the door that differs afterwards, the choice itself among them. */
  readonly lines: readonly ChangedLine[];
}

/** The words of the caller. */
export interface Describing {
  /** The term of the size of the door within its frame. */
  readonly doorSize: string;
  /** `describeItem` with the rules of the caller. */
  readonly describe: (item: Item) => readonly Described[];
}

export interface TargetDoor {
  /** As it is shown. */
  readonly present: Item;
  /** After what is done before the choice in any case: door and frame with glass of their own. */
  readonly prepared: Item;
}

/** How many ways to a choice a person is offered. */
const mostSuggestions = 3;

/**
 * The ways to a choice that is refused now, that with the fewest changes first; [] where no three changes lead to it. `wish` is
 * asked of the prepared door, and what changes is told against the present one.
 */
export function findSuggestions(
  target: Action,
  { present, prepared }: TargetDoor,
  { doorSize, describe, ...search }: WaySearch & Describing,
): readonly Suggestion[] {
  const suggestions = waysToChoice(target, prepared, search).map(
    (way): Suggestion => ({ ...way, lines: linesChanged(present, way.item, { doorSize, describe }) }),
  );
  return suggestions.toSorted((one, other) => one.lines.length - other.lines.length).slice(0, mostSuggestions);
}

/** What a person sees differ between two doors, line by line. */
export function linesChanged(before: Item, after: Item, { doorSize, describe }: Describing): readonly ChangedLine[] {
  const fitted = (item: Item) => describe(item).filter((line) => isFitted(line, item));
  return [...changedLines(fitted(before), fitted(after)), ...doorCellLines(before, after, doorSize)];
}

/** False for a line that says 'None': a door without a knob loses none with a design that allows none. */
const isFitted = ({ about }: Described, { hardware }: Item): boolean =>
  !hardwareKinds.some((kind) => kind === about && hardware.chosen[kind] === null);

/** The door within a frame that keeps its size: it grows at the cost of what stands beside or above it. */
function doorCellLines(before: Item, after: Item, doorSize: string): readonly ChangedLine[] {
  if (before.templateId !== after.templateId || !isEqual(before.frame.overall, after.frame.overall)) return [];
  const [was, now] = [doorPart(before.frame.parts).size, doorPart(after.frame.parts).size];
  return isEqual(was, now) ? [] : [{ term: doorSize, before: sizeText(was), after: sizeText(now) }];
}
