import { disabledReasonForDesignOfSystem } from '@door/domain/door/build/system-obstacle';
import type { RuleContext } from '@door/domain/door/choice/rule';
import { isDeepStrictEqual } from 'node:util';
import type { Action } from '@door/domain/door/model/action';
import { isMadeForFrame } from '@door/domain/door/glass/theme-shapes';
import { configure, configureAll } from '@door/domain/door/configure/configure';
import { describeItem } from '@door/domain/door/configure/describe-item';
import { type WaySearch, type WayToChoice, waysToChoice } from '@door/domain/door/configure/way-to-choice';
import { type Suggestion, findSuggestions } from '@door/domain/door/configure/suggestion';
import { hardwareKinds } from '@door/domain/door/model/hardware-kinds';
import type { Item } from '@door/domain/door/model/item';
import { validateItem } from '@door/domain/door/configure/validate-item';
import type { DisabledReason } from '@door/domain/door/choice/option';
import { isCode, isShortReason, unfitForVisitors } from '@door/domain/testing/plain-words';
import { type Tile, tileFor, tilesOf } from '@door/domain/testing/tiles';
import { expect, test } from 'vitest';
import { occurredOf } from '@door/domain/testing/law-share';
import { checkLaw, lawTimeout, seed, testSuppliers } from './testing/walks.ts';

const walks = 160;
const fewWalks = 60;
const fixed = new Set<string>();

test.each(testSuppliers)(
  `every tile keeps its word, wherever a walk ends at $name (seed ${String(seed)})`,
  (supplier) => {
    const { context } = supplier;
    checkLaw(
      ({ end }) =>
        tilesOf(end, context).flatMap((tile) => {
          if (tile.disabledReason?.fix) fixed.add(tile.disabledReason.code);
          const faults = tile.disabledReason
            ? closedTileFaults(tile, tile.disabledReason, { item: end, context })
            : openTileFaults(tile, end, context);
          return faults.map((fault) => `${fault}\n${JSON.stringify(tile)}\non ${JSON.stringify(end)}`);
        }),
      walks,
      supplier,
    );
  },
  lawTimeout,
);

test('every reason that another choice can remove occurred on the walks', () => {
  expect(occurredOf(fixed, curable)).toEqual(curable);
});

const curable = [
  'build.needs-lone-door',
  'build.needs-solid-design',
  'build.not-securable',
  'build.security-locked',
  'design.hand-not-allowed',
  'design.leaf-too-small',
  'extra.closer-too-weak',
  'extra.no-room',
  'glass.backing-not-allowed',
  'glass.wrong-shape',
  'hardware.handle-not-for-design',
  'hardware.leaf-too-low',
  'hardware.no-room',
  'hardware.suite-not-allowed',
  'size.leaf-height',
];

test.each(testSuppliers)(
  'a way to a tile ends with it chosen, and there is one wherever three changes lead there, wherever a walk ends at $name',
  (supplier) => {
    const { context } = supplier;
    checkLaw(
      ({ end }) => {
        const closed = tilesOf(end, context).filter(
          ({ action, disabledReason }) => isOnPages(action) && disabledReason !== null,
        );
        const ways = closed.map(({ action }) => ({ action, way: wayTo(action, end, context) }));
        const unmet = ways.filter(({ way }) => way === null).map(({ action }) => action);
        return [
          ...ways.flatMap(({ action, way }) => (way ? wayFaults(action, way, { item: end, context }) : [])),
          ...reachedInThree(unmet, end, context).map((action) => `No way is found to ${JSON.stringify(action)}`),
        ].map((fault) => `${fault}\non ${JSON.stringify(end)}`);
      },
      fewWalks,
      supplier,
    );
  },
  lawTimeout,
);

test.each(testSuppliers)(
  'every tile that a visitor cannot have and that is made at all has a suggestion, and carried out it changes exactly what it says, wherever a walk ends at $name',
  (supplier) => {
    const { context } = supplier;
    checkLaw(
      ({ end }) => {
        const closed = tilesOf(end, context).filter(
          ({ action, disabledReason }) => isOnPages(action) && disabledReason !== null,
        );
        return closed.flatMap(({ action }) => {
          const describe = (item: Item) => describeItem(item, context);
          const tryAction: WaySearch['tryAction'] = (before, each) => configure(before, each, context);
          const suggestions = findSuggestions(
            action,
            { present: end, prepared: end },
            {
              context,
              tryAction,
              describe,
              doorSize: 'Door size',
            },
          );
          requested.add(Math.min(suggestions.length, 2));
          const faults = [
            ...(suggestions.length > 0 === isNeverMade(action, end, context) ? ['No suggestion leads there.'] : []),
            ...suggestions.flatMap((target) => suggestionFaults(action, target, { item: end, context })),
          ];
          return faults.map((fault) => `${fault}\n${JSON.stringify(action)}\non ${JSON.stringify(end)}`);
        });
      },
      fewWalks,
      supplier,
    );
  },
  lawTimeout,
);

test('a tile has no suggestion, one or several', () => {
  expect([...requested].sort()).toEqual([0, 1, 2]);
});

const requested = new Set<number>();

/**
 * Some patterns are made for no sidelight and no fanlight, and some systems in no design with glass, where no other system is made in
 * the leaf that there is: the note says that nothing leads there.
 */
function isNeverMade(action: Action, item: Item, context: RuleContext): boolean {
  const { catalogue } = context;
  if (action.type === 'design.choose') {
    const disabledReason = disabledReasonForDesignOfSystem(catalogue.design(action.designId), item, context);
    return disabledReason !== null && !disabledReason.fix;
  }
  return (
    (action.type === 'glass.chooseForFrame' || action.type === 'glass.chooseForPane') &&
    action.glazing.kind === 'theme' &&
    !isMadeForFrame(catalogue.theme(action.glazing.themeId))
  );
}

/** What a line is about, read from the item itself. A piece in another finish is the same piece: the finish has a line of its own. */
const chosenOn = (
  { templateId, frame, designId, hand, opens, colours, hardware }: Item,
  { catalogue }: RuleContext,
): Readonly<Record<string, unknown>> => ({
  frame: templateId,
  size: frame.overall,
  threshold: frame.threshold,
  sill: frame.sill,
  design: designId,
  hand,
  opens,
  doorExternal: colours.doorExternal,
  handleType: hardware.handleType,
  finish: hardware.suite,
  hinges: hardware.hingeColour,
  ...Object.fromEntries(
    hardwareKinds.map((kind) => [kind, hardware.chosen[kind] && catalogue.stock(hardware.chosen[kind]).masterId]),
  ),
});

function suggestionFaults(
  target: Action,
  { actions, item: end, lines }: Suggestion,
  { item, context }: Asked,
): readonly string[] {
  const done = configureAll(item, actions, context);
  const terms: Readonly<Record<string, string>> = context.messages.describing.terms;
  const after = chosenOn(end, context);
  const silent = Object.entries(chosenOn(item, context))
    .filter(([about, was]) => !isDeepStrictEqual(was, after[about]) && !lines.some(({ term }) => term === terms[about]))
    .map(([about]) => about);
  return [
    ...(tileFor(target, end, context)?.chosen ? [] : ['The suggestion does not lead to its target.']),
    ...(done.ok && isDeepStrictEqual(done.value.item, end) ? [] : ['Carried out, it is another door.']),
    ...(lines.length > 0 ? [] : ['It says nothing.']),
    ...lines.filter(({ before: was, after: is }) => was === is).map(({ term }) => `It says that ${term} changes.`),
    ...silent.map((about) => `It does not say what becomes of ${about}.`),
  ];
}

const wayTo = (target: Action, item: Item, context: RuleContext): WayToChoice | null =>
  waysToChoice(target, item, { context, tryAction: (before, action) => configure(before, action, context) })[0] ?? null;

const wayFaults = (
  target: Action,
  { actions, item: end }: WayToChoice,
  { item, context }: Asked,
): readonly string[] => [
  ...(actions.length <= 3 ? [] : ['It is a long way.']),
  ...(tileFor(target, end, context)?.chosen ? [] : [`The way does not lead to ${JSON.stringify(target)}`]),
  ...(configureAll(item, actions, context).ok ? [] : ['Sent as one, it is refused.']),
  ...validateItem(end, context).map(({ message }) => `The way leaves a fault: ${message}`),
];

/** Those of the suggestions that some two other choices allow: every frame, design, handle, finish, hinge side and kind of frame glass is tried. */
function reachedInThree(suggestions: readonly Action[], item: Item, context: RuleContext): readonly Action[] {
  if (suggestions.length === 0) return [];
  const near = itemsOneChoiceAway(item, context);
  const far = near.flatMap((other) => itemsOneChoiceAway(other, context));
  return suggestions.filter((target) => [...near, ...far].some((other) => allows(other, target, context)));
}

/** Sizes, extras and build are chosen by the trade only. */
const isOnPages = ({ type }: Action): boolean => !/^(?:size|extra|build)\./.test(type);

const opening = /^(?:frame|design|hand|glass\.differentFrame|hardware\.choose(?:HandleType|Suite))/;

const itemsOneChoiceAway = (item: Item, context: RuleContext): readonly Item[] =>
  [...tilesOf(item, context).map(({ action }) => action), ...switches, sameFrame(item)]
    .filter(({ type }) => opening.test(type))
    .flatMap((action) => {
      const outcome = configure(item, action, context);
      return outcome.ok ? [outcome.value.item] : [];
    });

const allows = (item: Item, action: Action, context: RuleContext): boolean =>
  tileFor(action, item, context)?.disabledReason === null;

const switches: readonly Action[] = [
  { type: 'glass.differentFrame', on: true },
  { type: 'glass.differentFrame', on: false },
  { type: 'colour.sameInternal', on: true },
  { type: 'colour.sameInternal', on: false },
];

/** The same frame, back in its template's size. */
const sameFrame = ({ templateId }: Item): Action => ({ type: 'frame.choose', templateId });

/** An open tile can be chosen, is then marked as chosen, and choosing it again changes nothing. */
function openTileFaults({ action }: Tile, item: Item, context: RuleContext): readonly string[] {
  const once = configure(item, action, context);
  if (!once.ok) return [`It is offered and refused: ${once.refusal.message}`];
  const twice = configure(once.value.item, action, context);
  return [
    ...(tileFor(action, once.value.item, context)?.chosen ? [] : ['It was chosen and is not.']),
    ...(twice.ok && isDeepStrictEqual(twice.value.item, once.value.item) ? [] : ['Chosen twice, it is another item.']),
  ];
}

interface Asked {
  readonly item: Item;
  readonly context: RuleContext;
}

/** A closed tile is refused in the words shown on it, and its fix makes it choosable. */
function closedTileFaults(
  { action, chosen }: Tile,
  disabledReason: DisabledReason,
  { item, context }: Asked,
): readonly string[] {
  const { code, reason, explanation, fix } = disabledReason;
  const outcome = configure(item, action, context);
  const isRefusedSo =
    !outcome.ok && isDeepStrictEqual(outcome.refusal, { code, message: explanation, ...(fix && { fix }) });
  return [
    ...(chosen ? ['It is chosen and cannot be had.'] : []),
    ...(isRefusedSo ? [] : ['It is not refused as it says.']),
    ...(isCode(code) ? [] : ['Its code is none.']),
    ...(isShortReason(reason) ? [] : ['Its reason is too long to be read at a glance.']),
    ...unfitForVisitors(explanation),
    ...(fix ? fixFaults(action, fix, { item, context }) : []),
  ];
}

function fixFaults(
  requested: Tile['action'],
  { label, action }: NonNullable<DisabledReason['fix']>,
  { item, context }: Asked,
): readonly string[] {
  const outcome = configure(item, action, context);
  if (!outcome.ok) return [`Its fix is refused: ${outcome.refusal.message}`];
  const tile = tileFor(requested, outcome.value.item, context);
  return [
    ...validateItem(outcome.value.item, context).map(({ message }) => `Its fix leaves a fault: ${message}`),
    ...(tile && tile.disabledReason === null ? [] : ['Its fix does not make it choosable.']),
    ...(/^(?:Use|Make) [A-Za-z]/.test(label) && unfitForVisitors(`${label}.`).length === 0
      ? []
      : [`Its fix is called ${label}.`]),
  ];
}
