import { type ChangedLine, changedLines } from '../../door/configure/changed-lines.ts';
import { configure } from '../../door/configure/configure.ts';
import { describeItem } from '../../door/configure/describe-item.ts';
import type { RuleContext } from '../../door/choice/rule.ts';
import type { Action, Configured } from '../../door/model/action.ts';
import type { Described } from '../../door/model/description.ts';
import type { Item } from '../../door/model/item.ts';
import type { Result } from '../../door/model/result.ts';
import { keysOf } from '../../lib/records.ts';
import { seededRandom } from './seeded-random.ts';
import { randomAction } from './random-action.ts';
import { type Attempt, attempt, failures } from './attempt.ts';
import type { DoorDifference } from './difference.ts';
import { onBoth, otherSide, type Side, type Sides } from './sides.ts';
import type { DryRun } from './dry-run.ts';

/** A door after one choice. */
export interface Chosen {
  readonly items: Sides<Item>;
  readonly differences: readonly DoorDifference[];
  /** With the choice on the side that allows it, and without it on the other; null where both agree. */
  readonly refusedAt: Sides<Item> | null;
  /** A side cannot go on with this door: what there is of it. */
  readonly end: Sides<Item | null> | null;
}

const agreed = (items: Sides<Item>): Chosen => ({ items, differences: [], refusedAt: null, end: null });

/** Makes the choice of this roll on both, or on neither where one of them refuses it. */
export function chooseOnBoth(items: Sides<Item>, roll: number, run: DryRun): Chosen {
  // The draft holds every row that is sold, the retired ones too.
  const requested = attempt(() => randomAction(items.draft, run.sides.draft.catalogue, seededRandom(roll)));
  if (!requested.ok) return agreed(items);
  const action = requested.value;
  const tried = onBoth((side) => attempt(() => configure(items[side], action, run.sides[side].context)));
  const { published, draft } = tried;
  if (published.ok && draft.ok)
    return afterChoice({ action, items, outcomes: { published: published.value, draft: draft.value } }, run);
  const end = onBoth((side) => (tried[side].ok ? items[side] : null));
  return { ...agreed(items), differences: failures(tried), end };
}

interface Tried {
  readonly action: Action;
  readonly items: Sides<Item>;
  readonly outcomes: Sides<Result<Configured>>;
}

function afterChoice(tried: Tried, run: DryRun): Chosen {
  const { published, draft } = tried.outcomes;
  if (published.ok && draft.ok) return agreed({ published: published.value.item, draft: draft.value.item });
  if (published.ok) return refusedBy('draft', tried, run);
  return draft.ok ? refusedBy('published', tried, run) : agreed(tried.items);
}

function refusedBy(side: Side, { action, items, outcomes }: Tried, run: DryRun): Chosen {
  const [refused, allowed] = [outcomes[side], outcomes[otherSide[side]]];
  if (refused.ok || !allowed.ok) return agreed(items);
  const { item } = allowed.value;
  const target = suggestionOf(action, [items[otherSide[side]], item], run.sides[otherSide[side]].context);
  return {
    ...agreed(items),
    differences: [{ kind: 'refusal', in: side, refusal: refused.refusal, target: target.ok ? target.value : [] }],
    refusedAt: onBoth((each) => (each === side ? items[each] : item)),
  };
}

type Topic<Type extends string = Action['type']> = Type extends `${infer Name}.${string}` ? Name : never;

/** Where the description tells of a choice. */
const steps: Readonly<Record<Topic, Described['step']>> = {
  frame: 'frame',
  size: 'frame',
  design: 'design',
  hand: 'design',
  colour: 'colours',
  glass: 'glass',
  hardware: 'hardware',
  extra: 'hardware',
  build: 'hardware',
};

/** What the choice itself changes in the description, without what follows from it in other steps. */
function suggestionOf(
  { type }: Action,
  [before, after]: readonly [Item, Item],
  context: RuleContext,
): Attempt<readonly ChangedLine[]> {
  const topic = keysOf(steps).find((name) => type.startsWith(`${name}.`));
  const lines = (item: Item) =>
    describeItem(item, context).filter(({ step }) => topic === undefined || step === steps[topic]);
  return attempt(() => changedLines(lines(before), lines(after)));
}
