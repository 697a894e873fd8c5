import type { RuleContext } from '../choice/rule.ts';
import { isGlazed, type Design } from '../../catalogue/rows/design-rows.ts';
import { mostSimilarDesigns } from '../design-fit/other-designs.ts';
import { templateOfDoorAlone } from '../frame/template-of-door-alone.ts';
import { isMadeFor, shapesOf } from '../glass/theme-shapes.ts';
import { suitsDesign } from '../hardware/suites.ts';
import type { Action, ActionOf, Configured } from '../model/action.ts';
import { isEqual } from '../../lib/is-equal.ts';
import type { Item } from '../model/item.ts';
import type { Fix, Result, Refusal } from '../model/result.ts';

/** All changes that lead to a choice which cannot be had now, the choice itself last. */
export interface WayToChoice {
  /** What is changed besides the choice itself: `Use Flush`. */
  readonly changes: readonly Fix[];
  readonly actions: readonly Action[];
  /** The item after all of them. */
  readonly item: Item;
}

export interface WaySearch {
  readonly context: RuleContext;
  /** `configure` with the rules of the caller. */
  readonly tryAction: (item: Item, action: Action) => Result<Configured>;
}

const mostChanges = 3;

/** How many ways of one length are looked for: similar designs come first, so that the rest lead further away. */
const mostWays = 6;

/**
 * The shortest ways of at most three changes to a choice, the last of which is the choice itself, each with another first change;
 * [] where no three lead there.
 */
export function waysToChoice(target: Action, item: Item, search: WaySearch): readonly WayToChoice[] {
  for (let most = 1; most <= mostChanges; most += 1) {
    const ways: WayToChoice[] = [];
    for (const way of waysWithin(most, { target, item }, search)) {
      if (!ways.some((known) => isEqual(known.item, way.item))) ways.push(way);
      if (ways.length === mostWays) break;
    }
    if (ways.length > 0) return ways;
  }
  return [];
}

interface Requested {
  readonly target: Action;
  readonly item: Item;
}

function wayWithin(most: number, requested: Requested, search: WaySearch): WayToChoice | null {
  for (const way of waysWithin(most, requested, search)) return way;
  return null;
}

function* waysWithin(most: number, { target, item }: Requested, search: WaySearch): Generator<WayToChoice, void> {
  const outcome = search.tryAction(item, target);
  if (outcome.ok) {
    yield { changes: [], actions: [target], item: outcome.value.item };
    return;
  }
  if (most <= 1) return;
  for (const change of changesTowards(target, outcome.refusal, { item, context: search.context })) {
    const before = wayWithin(most - 1, { target: change.action, item }, search);
    const after = before && wayWithin(most - before.actions.length, { target, item: before.item }, search);
    if (after) yield joined(before, change, after);
  }
}

const joined = (before: WayToChoice, change: Fix, after: WayToChoice): WayToChoice => ({
  changes: [...before.changes, change, ...after.changes],
  actions: [...before.actions, ...after.actions],
  item: after.item,
});

interface Standing {
  readonly item: Item;
  readonly context: RuleContext;
}

/** Changes that may lead to the wish, the smallest first; each may itself need another change before it. */
function changesTowards(target: Action, { fix }: Refusal, standing: Standing): readonly Fix[] {
  return [...(fix ? [fix] : []), ...(waysOf(target, standing) ?? [])];
}

/** What stands in the way of a choice besides its own fix: most often the design. */
function waysOf(target: Action, { item, context }: Standing): readonly Fix[] | null {
  const { catalogue, messages } = context;
  const { rows } = catalogue;
  if (target.type === 'hardware.chooseHandleType') {
    const handle = catalogue.handle(target.handleType);
    return designs((design) => suitsDesign(handle, design), { item, context });
  }
  if (target.type === 'hardware.chooseSuite') {
    const able = rows.handles.filter(({ suites }) => suites.includes(target.suite));
    return able.map(({ name, handleType }) => ({
      label: messages.use(name),
      action: { type: 'hardware.chooseHandleType', handleType },
    }));
  }
  // A leaf of a set may be too small for the design where its sidelights leave no more room.
  if (target.type === 'design.choose') return doorAlone({ item, context });
  // What was typed for the frame may leave the leaf too low for that way.
  if (target.type === 'frame.chooseOpening') {
    const { displayName } = catalogue.template(item.templateId);
    return [{ label: messages.useUsualSize(displayName), action: { type: 'size.useUsual' } }];
  }
  if (target.type === 'hand.choose') return designs(({ hands }) => hands[target.hand], { item, context });
  if (target.type === 'glass.chooseForDoor') return waysToGlass(target, { item, context });
  if (target.type === 'build.chooseSystem')
    return [...doorAlone({ item, context }), ...designs((design) => !isGlazed(design), { item, context })];
  return null;
}

function waysToGlass({ glazing }: ActionOf<'glass.chooseForDoor'>, { item, context }: Standing): readonly Fix[] | null {
  if (glazing.kind !== 'theme') return null;
  const { catalogue, messages } = context;
  const theme = catalogue.theme(glazing.themeId);
  const own: Fix = { label: messages.glass.useOwnFrameGlass, action: { type: 'glass.differentFrame', on: true } };
  return [own, ...designs((design) => isGlazed(design) && isMadeFor(theme, shapesOf(design)), { item, context })];
}

/** A system may be made without sidelights and fanlight only. */
function doorAlone({ item, context: { catalogue, messages } }: Standing): readonly Fix[] {
  const templateId = templateOfDoorAlone(item.templateId, catalogue);
  if (templateId === item.templateId) return [];
  const label = messages.use(catalogue.template(templateId).displayName);
  return [{ label, action: { type: 'frame.choose', templateId } }];
}

/** The other designs that serve, the most similar first: the same hinge side, then the same family, then glazed like the present one. */
function designs(serves: (design: Design) => boolean, { item, context }: Standing): readonly Fix[] {
  const { catalogue, messages } = context;
  return mostSimilarDesigns(item, catalogue)
    .filter((design) => design.id !== item.designId && serves(design))
    .map(({ id, name }) => ({ label: messages.use(name), action: { type: 'design.choose', designId: id } }));
}
