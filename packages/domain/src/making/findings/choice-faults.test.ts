import { describe, expect, test } from 'vitest';
import { notChosenYet } from '../bom/missing-record.ts';
import { bomOf } from '../bom/bill-of-materials.ts';
import { workInstructionsOf } from '../bom/work-instructions-of.ts';
import { tryAction } from '../../door/configure/configure.ts';
import type { Action } from '../../door/model/action.ts';
import { colourId, designId } from '../../door/model/ids.ts';
import type { Item } from '../../door/model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import { aCatalogueWith } from '../../testing/a-catalogue.ts';
import { contextOf } from '../../testing/a-context.ts';
import { aDoor, afterChoosing, refusalOfChoosing } from '../../testing/a-door.ts';
import { workedExampleProductionRows } from '../../testing/worked-example-production-rows.ts';
import { finding as messages } from '../../messages/english/finding.ts';
import { findings } from './findings.ts';

const plain = aCatalogueWith({}).rows;
const catalogue = aCatalogueWith({
  colourPairs: plain.colourPairs.map((pair) => ({ ...pair, stocked: pair.external === pair.inside })),
});
const supplier = { catalogue, production: workedExampleProductionRows };
const context = { ...supplier, messages, tryAction: tryAction(contextOf(catalogue)) };
const found = (item: Item) =>
  findings(item, context)
    .filter(({ code }) =>
      ['glass.not-chosen', 'colour.special-order', 'colour.no-ral', 'weight.frame-too-narrow'].includes(code),
    )
    .map(({ code, severity, sentence, fixes }) => [
      code,
      severity,
      sentence,
      ...fixes.slice(0, 1).map(({ label }) => label),
    ]);
const errorsOf = (item: Item) =>
  workInstructionsOf(bomOf(item, supplier))
    .filter(({ missing }) => notChosenYet.some((choice) => choice === missing))
    .map(({ code }) => code);

const clear: Action = { type: 'glass.chooseForDoor', glazing: { kind: 'clear' } };
const own: Action = { type: 'glass.differentFrame', on: true };
const surround = aDoor('surround');
const flush = afterChoosing(aDoor('single-door'), { type: 'design.choose', designId: designId(15) });

describe('glass that nobody chose is a problem, not clear glass', () => {
  const inDoor = [
    'glass.not-chosen',
    'problem',
    'The glass of the door is not chosen yet: nothing can be ordered.',
    'Use clear glass in the door',
  ];
  const beside = [
    'glass.not-chosen',
    'problem',
    'The glass beside or above the door is not chosen yet: nothing can be ordered.',
    'Use clear glass in the door',
  ];
  test.each<[string, Item, readonly (readonly string[])[], readonly string[]]>([
    [
      'door and frame',
      surround,
      [inDoor, beside],
      ['error-glass-choice', 'error-glass-choice', 'error-glass-choice', 'error-glass-choice'],
    ],
    ['chosen', afterChoosing(surround, clear), [], []],
    ['a solid door', flush, [], []],
    [
      'only the door',
      afterChoosing(surround, own, { type: 'glass.chooseForFrame', glazing: { kind: 'clear' } }),
      [inDoor],
      ['error-glass-choice'],
    ],
  ])('%s', (_, item, expected, errors) => {
    expect(found(item)).toEqual(expected);
    expect(errorsOf(item)).toEqual(errors);
  });
});

test('a pair of colours that is not kept in stock says what it costs in time, on the line too', () => {
  const dark = afterChoosing(flush, {
    type: 'colour.chooseFrameExternal',
    finish: { kind: 'frame-colour', colourId: colourId(104) },
  });
  expect(found(dark)).toEqual([
    [
      'colour.special-order',
      'note',
      'Anthracite Grey outside with Matt White (PVC) inside is not kept in stock: +10 working days, special order.',
    ],
  ]);
  expect(workInstructionsOf(bomOf(dark, supplier))[0]?.description).toContain(
    '104-101, special order, Anthracite Grey',
  );
});

test('a custom colour without its number can be neither made nor missed', () => {
  const custom = afterChoosing(flush, { type: 'colour.chooseDoor', colourId: colourId(29) });
  expect(found(custom)).toEqual([['colour.no-ral', 'problem', messages.noRal]]);
  expect(errorsOf(custom)).toEqual(['error-ral-number']);
  const numbered = afterChoosing(custom, { type: 'colour.chooseRal', ral: 'RAL 3020' });
  expect([found(numbered), errorsOf(numbered)]).toEqual([[], []]);
});

describe('a narrow frame carries a single leaf of 70 kg at most', () => {
  const narrow = (item: Item): Item => ({ ...item, frame: { ...item.frame, profile: 'NFO' } });
  const heavy = (item: Item): Item => ({ ...item, build: { ...item.build, slab: 48 } });
  const large = afterChoosing(flush, { type: 'size.changeOverall', overall: size(mm(1040), mm(2350)) });
  const finding = [
    'weight.frame-too-narrow',
    'problem',
    'The narrow frame carries a single leaf of 70 kg at most.',
    'Use the wide frame',
  ];
  test.each<[string, Item, readonly (readonly string[])[]]>([
    ['a usual leaf', narrow(flush), []],
    ['a heavy leaf', narrow(heavy(large)), [finding]],
    ['a double door', narrow(afterChoosing(aDoor('double'), clear)), [finding]],
    ['a heavy leaf in a wide frame', heavy(large), []],
  ])('%s', (_, item, expected) => {
    expect(found(item)).toEqual(expected);
  });
  test.each<[string, Item, Action, string]>([
    ['a usual leaf', flush, { type: 'build.chooseProfile', profile: 'NFO' }, 'accepted'],
    ['a double door', aDoor('double'), { type: 'build.chooseProfile', profile: 'NFO' }, 'build.frame-too-narrow'],
    ['a heavy leaf', heavy(large), { type: 'build.chooseProfile', profile: 'NFO' }, 'build.frame-too-narrow'],
    ['a heavier slab in it', narrow(large), { type: 'build.chooseSlab', slab: 48 }, 'build.frame-too-narrow'],
  ])('%s: asked for', (_, item, action, outcome) => {
    expect(refusalOfChoosing(item, action)).toBe(outcome);
  });
});
