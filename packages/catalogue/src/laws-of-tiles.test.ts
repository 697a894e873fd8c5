import { isDeepStrictEqual } from 'node:util';
import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { isGlazed } from '@door/domain/design/glazed';
import type { Action } from '@door/domain/item/action';
import { configure } from '@door/domain/item/configure';
import type { Item } from '@door/domain/item/item';
import { findings } from '@door/domain/item/lawful';
import type { WhyNot } from '@door/domain/item/offer';
import { isCode, isShortReason, unplain } from '@door/domain/testing/plain-words';
import { type Tile, tileFor, tilesOf } from '@door/domain/testing/tiles';
import { expect, test } from 'vitest';
import { holds, lawTimeout, seed, shops } from './testing/walks.ts';

const walks = 160;
const fewWalks = 15;
const cured = new Set<string>();

test.each(shops)(
  `every tile keeps its word, wherever ${String(walks)} walks end at $name (seed ${String(seed)})`,
  (shop) => {
    const { catalogue } = shop;
    holds(
      ({ end }) =>
        tilesOf(end, catalogue).flatMap((tile) => {
          if (tile.whyNot?.cure) cured.add(tile.whyNot.code);
          const faults = tile.whyNot
            ? closedTileFaults(tile, tile.whyNot, { item: end, catalogue })
            : openTileFaults(tile, end, catalogue);
          return faults.map((fault) => `${fault}\n${JSON.stringify(tile)}\non ${JSON.stringify(end)}`);
        }),
      walks,
      shop,
    );
  },
  lawTimeout,
);

test('the walks have met every reason that another choice can take away', () => {
  expect([...cured].sort()).toEqual(curable);
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
  'hardware.suite-not-allowed',
];

test.each(shops)(
  `where one other choice allows a tile, the tile offers one, wherever ${String(fewWalks)} walks end at $name`,
  (shop) => {
    const { catalogue } = shop;
    holds(
      ({ end }) => {
        const others = itemsOneChoiceAway(end, catalogue);
        return tilesOf(end, catalogue)
          .filter(({ action, whyNot }) => isOnPages(action) && whyNot?.cure === null)
          .filter(({ action }) => others.some((item) => allows(item, action, catalogue)))
          .map(
            (tile) => `It could be allowed and does not say how.\n${JSON.stringify(tile)}\non ${JSON.stringify(end)}`,
          );
      },
      fewWalks,
      shop,
    );
  },
  lawTimeout,
);

/** Packers, sills, thresholds and what the trade adds are on no visitor's page. */
const isOnPages = ({ type }: Action): boolean => !/^(?:size|extra|build)\./.test(type);

const itemsOneChoiceAway = (item: Item, catalogue: Catalogue): readonly Item[] =>
  [...tilesOf(item, catalogue).map(({ action }) => action), ...switches, sameFrame(item)].flatMap((action) => {
    const outcome = configure(item, action, catalogue);
    return outcome.ok ? [outcome.value.item] : [];
  });

/** A door without panes refuses no glass, but whoever wishes for glass is not helped by it. */
const allows = (item: Item, action: Action, catalogue: Catalogue): boolean =>
  tileFor(action, item, catalogue)?.whyNot === null &&
  (action.type !== 'glass.chooseForDoor' || isGlazed(catalogue.design(item.designId)));

const switches: readonly Action[] = [
  { type: 'glass.differentFrame', on: true },
  { type: 'glass.differentFrame', on: false },
  { type: 'colour.sameInternal', on: true },
  { type: 'colour.sameInternal', on: false },
];

/** The frame that it has, in its own size again. */
const sameFrame = ({ templateId }: Item): Action => ({ type: 'frame.choose', templateId });

/** It can be chosen, is chosen then, and choosing it again changes nothing. */
function openTileFaults({ action }: Tile, item: Item, catalogue: Catalogue): readonly string[] {
  const once = configure(item, action, catalogue);
  if (!once.ok) return [`It is offered and refused: ${once.refusal.message}`];
  const twice = configure(once.value.item, action, catalogue);
  return [
    ...(tileFor(action, once.value.item, catalogue)?.chosen ? [] : ['It was chosen and is not.']),
    ...(twice.ok && isDeepStrictEqual(twice.value.item, once.value.item) ? [] : ['Chosen twice, it is another item.']),
  ];
}

interface Asked {
  readonly item: Item;
  readonly catalogue: Catalogue;
}

/** It is refused in the words that stand on it, and what it names as the way to it leads there. */
function closedTileFaults({ action, chosen }: Tile, whyNot: WhyNot, { item, catalogue }: Asked): readonly string[] {
  const { code, reason, explanation, cure } = whyNot;
  const outcome = configure(item, action, catalogue);
  const isRefusedSo = !outcome.ok && isDeepStrictEqual(outcome.refusal, { code, message: explanation });
  return [
    ...(chosen ? ['It is chosen and cannot be had.'] : []),
    ...(isRefusedSo ? [] : ['It is not refused as it says.']),
    ...(isCode(code) ? [] : ['Its code is none.']),
    ...(isShortReason(reason) ? [] : ['Its reason is too long to be read at a glance.']),
    ...unplain(explanation),
    ...(cure ? cureFaults(action, cure, { item, catalogue }) : []),
  ];
}

function cureFaults(
  wished: Tile['action'],
  { label, action }: NonNullable<WhyNot['cure']>,
  { item, catalogue }: Asked,
): readonly string[] {
  const outcome = configure(item, action, catalogue);
  if (!outcome.ok) return [`Its cure is refused: ${outcome.refusal.message}`];
  const tile = tileFor(wished, outcome.value.item, catalogue);
  return [
    ...findings(outcome.value.item, catalogue).map(({ message }) => `Its cure leaves a fault: ${message}`),
    ...(tile && tile.whyNot === null ? [] : ['Its cure does not make it choosable.']),
    ...(/^(?:Use|Make) [A-Za-z]/.test(label) && unplain(`${label}.`).length === 0
      ? []
      : [`Its cure is called ${label}.`]),
  ];
}
