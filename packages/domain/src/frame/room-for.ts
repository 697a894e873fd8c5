import { stylesFor } from '../build/of-system.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { FrameTemplate } from '../catalogue/frame-rows.ts';
import type { Action, ActionOf } from '../item/action.ts';
import type { Item } from '../item/item.ts';
import type { Cure } from '../item/offer.ts';
import { doorPart, layoutOf, partOf } from '../item/parts.ts';
import type { Check, Rule } from '../item/rule.ts';
import { mm, size } from '../measure/mm.ts';
import { shareBetweenSidelights } from '../sizes/share.ts';
import { sizeChecks, sizeRules } from './choose-sizes.ts';
import { frameFromTemplate, leavesFromTemplate } from './from-template.ts';
import { keepingIds } from './resize.ts';

/** What needs a larger leaf than this door has. */
export interface Cramped {
  /** By how much the smallest leaf is too small, mm; 0 where it is large enough. */
  readonly wider: number;
  readonly higher: number;
  readonly hasRoom: (set: Pick<Item, 'frame' | 'leaves'>) => boolean;
}

interface Standing {
  readonly item: Item;
  readonly catalogue: Catalogue;
}

/** The one change that makes room: of the door within its frame, else of the frame's size, else another frame. */
export function roomFor(cramped: Cramped, item: Item, catalogue: Catalogue): Cure | null {
  const needed = neededOf(cramped, item);
  for (const growth of growths) {
    const grown = growth(needed, { item, catalogue });
    if (grown && cramped.hasRoom(grown.set))
      return { label: catalogue.words.makeDoorLarger(needed), action: grown.action };
  }
  const template = likest(item, catalogue).find((each) => cramped.hasRoom(setOf(each, item, catalogue)));
  return template
    ? { label: catalogue.words.use(template.displayName), action: { type: 'frame.choose', templateId: template.id } }
    : null;
}

/** By how much the door itself must grow, mm. */
type Needed = Pick<Cramped, 'wider' | 'higher'>;

/** Two leaves share what the door grows by, unless a person typed the width of one. */
const neededOf = ({ wider, higher }: Cramped, { leaves }: Item): Needed => ({
  wider: leaves.kind === 'double' && leaves.masterWidth === null ? 2 * wider : wider,
  higher,
});

interface Grown {
  readonly action: Action;
  readonly set: Item;
}

/** A change of size that makes the door so much larger; null where this way is not open or ends in what cannot be made. */
type Growth = (needed: Needed, standing: Standing) => Grown | null;

const atFanlightsCost: Growth = ({ higher }, standing) => {
  const doorHeight = mm(doorPart(standing.item.frame.parts).size.height + higher);
  return grown('size.changeDoorHeight', { type: 'size.changeDoorHeight', doorHeight }, standing);
};

const atSidelightsCost: Growth = ({ wider }, standing) => {
  const { parts } = standing.item.frame;
  const beside = (['left-sidelight', 'right-sidelight'] as const).map((kind) => partOf(parts, kind)?.size.width ?? 0);
  const left = beside.reduce((sum, width) => sum + width, -wider);
  const widths = shareBetweenSidelights(mm(left), layoutOf(parts).sides);
  return grown('size.changeSides', { type: 'size.changeSides', ...widths }, standing);
};

/** A wider frame would widen its sidelights, and a higher one its fanlight. */
const withTheFrame: Growth = ({ wider, higher }, standing) => {
  const { overall } = standing.item.frame;
  const larger = size(overall.width + wider, overall.height + higher);
  return grown('size.changeOverall', { type: 'size.changeOverall', overall: larger }, standing);
};

const growths: readonly Growth[] = [atFanlightsCost, atSidelightsCost, withTheFrame];

type Enlarging = 'size.changeDoorHeight' | 'size.changeSides' | 'size.changeOverall';
const checks: { readonly [T in Enlarging]: Check<T> } = sizeChecks;
const rules: { readonly [T in Enlarging]: Rule<T> } = sizeRules;

function grown<T extends Enlarging>(type: T, action: ActionOf<T>, { item, catalogue }: Standing): Grown | null {
  if (checks[type](item, action, catalogue)) return null;
  return { action, set: rules[type](item, action, catalogue).item };
}

const setOf = (template: FrameTemplate, item: Item, catalogue: Catalogue): Pick<Item, 'frame' | 'leaves'> => ({
  frame: frameFromTemplate(template, keepingIds(item), catalogue),
  leaves: leavesFromTemplate(template),
});

/** The frames of this system, those most like the present one first: itself, in its own size, before all. */
function likest(item: Item, catalogue: Catalogue): readonly FrameTemplate[] {
  const present = catalogue.template(item.templateId);
  const likeness = (other: FrameTemplate): number =>
    8 * Number(other.doors === present.doors) +
    4 * Number(other.sides === present.sides) +
    2 * Number(other.fanlight === present.fanlight) +
    Number(other.id === present.id);
  return stylesFor(item, catalogue).toSorted((a, b) => likeness(b) - likeness(a));
}
