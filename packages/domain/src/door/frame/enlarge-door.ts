import type { Catalogue } from '../../catalogue/rows/catalogue.ts';
import type { FrameTemplate } from '../../catalogue/rows/frame-rows.ts';
import type { Rule, RuleContext } from '../choice/rule.ts';
import type { Action, ActionOf } from '../model/action.ts';
import type { Item } from '../model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import type { Fix } from '../model/result.ts';
import { doorPart, layoutOf } from '../model/parts.ts';
import { shareBetweenSidelights } from '../sizes/share-between-sidelights.ts';
import { sideWidthsOf } from '../sizes/side-widths.ts';
import { templatesOfSystem } from '../system/item-system.ts';
import { sizeRules } from './choose-sizes.ts';
import { choosing } from '../model/choices.ts';
import { setOfChoices } from './set-of-choices.ts';

/** Something that needs a larger leaf than this door has. */
export interface SpaceNeed {
  /** By how much the smallest leaf is too small, mm; 0 where it is large enough. */
  readonly wider: number;
  readonly higher: number;
  readonly hasRoom: (door: Item) => boolean;
}

interface Door {
  readonly item: Item;
  readonly context: RuleContext;
}

/** The one action that makes the leaf large enough: a larger door in the same frame, else a larger frame, else the usual one, else another style. */
export function fixByLargerDoor(cramped: SpaceNeed, item: Item, context: RuleContext): Fix | null {
  const { catalogue, messages } = context;
  const needed = doorGrowth(cramped, item);
  for (const growth of growths) {
    const grown = growth(needed, { item, context });
    if (grown && cramped.hasRoom(grown.set)) return { label: messages.makeDoorLarger(needed), action: grown.action };
  }
  const usual = withTheUsualSize(needed, { item, context });
  if (usual && cramped.hasRoom(usual.set)) {
    const { displayName } = catalogue.template(item.templateId);
    return { label: messages.useUsualSize(displayName), action: usual.action };
  }
  const template = mostSimilarFrames(item, catalogue).find((each) => cramped.hasRoom(framedBy(each, item, context)));
  return template
    ? { label: messages.use(template.displayName), action: { type: 'frame.choose', templateId: template.id } }
    : null;
}

/** By how much the door (both leaves together) must grow, mm. */
type DoorGrowth = Pick<SpaceNeed, 'wider' | 'higher'>;

/** Two leaves share the growth, so the door grows twice as much, unless a person typed the width of one. */
const doorGrowth = ({ wider, higher }: SpaceNeed, { leaves }: Item): DoorGrowth => ({
  wider: leaves.kind === 'double' && leaves.masterWidth === null ? 2 * wider : wider,
  higher,
});

interface GrownSet {
  readonly action: Action;
  readonly set: Item;
}

/** A change of size that enlarges the door; null where the check of that action refuses it. */
type Growth = (needed: DoorGrowth, standing: Door) => GrownSet | null;

const intoTheFanlight: Growth = ({ higher }, standing) => {
  const doorHeight = mm(doorPart(standing.item.frame.parts).size.height + higher);
  return tryGrowth('size.changeDoorHeight', { type: 'size.changeDoorHeight', doorHeight }, standing);
};

const intoTheSidelights: Growth = ({ wider }, standing) => {
  const { parts } = standing.item.frame;
  const { left, right } = sideWidthsOf(parts);
  const widths = shareBetweenSidelights(mm(left + right - wider), layoutOf(parts).sides);
  return tryGrowth('size.changeSides', { type: 'size.changeSides', ...widths }, standing);
};

/** Used last: a larger overall size may be more than the hole in the wall. */
const withTheFrame: Growth = ({ wider, higher }, standing) => {
  const { overall } = standing.item.frame;
  const larger = size(overall.width + wider, overall.height + higher);
  return tryGrowth('size.changeOverall', { type: 'size.changeOverall', overall: larger }, standing);
};

const withTheUsualSize: Growth = (_needed, standing) => tryGrowth('size.useUsual', { type: 'size.useUsual' }, standing);

const growths: readonly Growth[] = [intoTheFanlight, intoTheSidelights, withTheFrame];

type Enlarging = 'size.changeDoorHeight' | 'size.changeSides' | 'size.changeOverall' | 'size.useUsual';
const rules: { readonly [T in Enlarging]: Rule<T> } = sizeRules;

function tryGrowth<T extends Enlarging>(type: T, action: ActionOf<T>, { item, context }: Door): GrownSet | null {
  if (rules[type].check(item, action, context)) return null;
  const choices = rules[type].apply(item, action, context);
  return { action, set: { ...item, choices, ...setOfChoices({ id: item.id, choices }, context) } };
}

function framedBy({ id }: FrameTemplate, item: Item, context: RuleContext): Item {
  const choices = choosing(item.choices, { templateId: id });
  return { ...item, choices, ...setOfChoices({ id: item.id, choices }, context) };
}

/** The frame templates of this system, the most similar to the current one first. */
function mostSimilarFrames(item: Item, catalogue: Catalogue): readonly FrameTemplate[] {
  const present = catalogue.template(item.templateId);
  const likeness = (other: FrameTemplate): number =>
    8 * Number(other.doors === present.doors) +
    4 * Number(other.sides === present.sides) +
    2 * Number(other.fanlight === present.fanlight) +
    Number(other.id === present.id);
  return templatesOfSystem(item, catalogue)
    .filter(catalogue.isSold)
    .toSorted((a, b) => likeness(b) - likeness(a));
}
