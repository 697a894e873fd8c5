import { contextOf } from '../../testing/a-context.ts';
import { describe, expect, test } from 'vitest';
import { colourId, designId, systemId, templateId } from '../model/ids.ts';
import type { Action } from '../model/action.ts';
import { configure } from './configure.ts';
import type { Item } from '../model/item.ts';
import { mm, size } from '../../lib/mm.ts';
import { aCatalogue, aCatalogueWith } from '../../testing/a-catalogue.ts';
import { aDoor, afterChoosing } from '../../testing/a-door.ts';
import { tileFor, tilesOf } from '../../testing/tiles.ts';
import { waysToChoice } from './way-to-choice.ts';

const catalogue = aCatalogue();
const context = contextOf(catalogue);
const design = (id: number): Action => ({ type: 'design.choose', designId: designId(id) });
const frame = (id: string): Action => ({ type: 'frame.choose', templateId: templateId(id) });
const handle = (handleType: string): Action => ({ type: 'hardware.chooseHandleType', handleType });
const overall = (width: number, height: number): Action => ({
  type: 'size.changeOverall',
  overall: size(width, height),
});
const inside = (id: number): Action => ({
  type: 'colour.chooseFrameInternal',
  finish: { kind: 'frame-colour', colourId: colourId(id) },
});
const outside = (id: number): Action => ({
  type: 'colour.chooseFrameExternal',
  finish: { kind: 'frame-colour', colourId: colourId(id) },
});

const fan = 10;
const raglan = 7;
const flush = 15;
const slotLeft = 16;

describe('an option that cannot be chosen offers the one action that allows it', () => {
  test.each<[string, Item, Action, string, Action]>([
    [
      'a leaf too narrow: the frame grows with the door',
      afterChoosing(aDoor('single-door'), overall(970, 2100)),
      design(fan),
      'Make the door 5 mm wider',
      overall(975, 2100),
    ],
    [
      'both leaves too narrow: the door grows by both',
      aDoor('double'),
      design(fan),
      'Make the door 52 mm wider',
      overall(1852, 2100),
    ],
    [
      'a leaf too low and too narrow',
      afterChoosing(aDoor('single-door'), overall(970, 2090)),
      design(fan),
      'Make the door 5 mm wider and 5 mm higher',
      overall(975, 2095),
    ],
    [
      'under a fanlight, the door grows into it',
      afterChoosing(aDoor('surround'), { type: 'size.changeDoorHeight', doorHeight: mm(2030) }),
      design(raglan),
      'Make the door 10 mm higher',
      { type: 'size.changeDoorHeight', doorHeight: mm(2040) },
    ],
    [
      'beside sidelights, the door grows into them',
      afterChoosing(aDoor('left'), { type: 'size.changeSides', left: mm(470), right: mm(0) }),
      design(fan),
      'Make the door 5 mm wider',
      { type: 'size.changeSides', left: mm(465), right: mm(0) },
    ],
    [
      'where one size alone is not enough: the frame most like the present one',
      afterChoosing(aDoor('surround'), { type: 'size.changeSides', left: mm(470), right: mm(470) }),
      design(fan),
      'Use Single Door with Both Sidelights with Mullion & Fanlight',
      frame('surround-mullion'),
    ],
    [
      'a slave leaf beside a master of fixed width: it takes all that the door grows by',
      afterChoosing(aDoor('double'), design(flush), { type: 'size.changeMasterWidth', masterWidth: mm(920) }),
      design(slotLeft),
      'Make the door 22 mm wider',
      overall(1822, 2100),
    ],
    [
      'a master of fixed width, too narrow: the frame in its own size, both leaves alike',
      afterChoosing(aDoor('double'), design(flush), { type: 'size.changeMasterWidth', masterWidth: mm(740) }),
      design(slotLeft),
      'Use the usual size of Double Door',
      { type: 'size.useUsual' },
    ],
    [
      'a long bar on a low leaf',
      aDoorIn(flush),
      handle('pull-bar-1800'),
      'Make the door 45 mm higher',
      overall(1000, 2145),
    ],
    [
      'a handle of another design: one that keeps the hinges',
      afterChoosing(aDoor('single-door'), { type: 'hand.choose', hand: 'right' }),
      handle('pull-bar-600'),
      'Use Long Slot (right hung)',
      design(116),
    ],
    [
      'a handle of another design: one that the leaf takes',
      afterChoosing(aDoor('single-door'), overall(815, 2100)),
      handle('pull-bar-600'),
      'Use Centre Slot',
      design(18),
    ],
    [
      'a handle of another design: one with glass for one with glass',
      aDoor('single-door'),
      handle('pull-bar-600'),
      'Use Long Slot',
      design(slotLeft),
    ],
    [
      'the other hinge side: the mirror image',
      aDoorIn(slotLeft),
      { type: 'hand.choose', hand: 'right' },
      'Use Long Slot (right hung)',
      design(116),
    ],
    [
      'an inside that is not made with the outside: the same outside',
      afterChoosing(aDoor('single-door'), outside(107)),
      inside(104),
      'Use Anthracite Grey outside',
      outside(104),
    ],
  ])('%s', (_, item, target, label, fix) => {
    expect(tileFor(target, item, context)?.disabledReason?.fix).toEqual({ label, action: fix });
    const fixed = afterChoosing(item, fix);
    expect(tileFor(target, fixed, context)?.disabledReason).toBeNull();
    expect(configure(fixed, target, context).ok).toBe(true);
  });

  test('the other hinge side, where there is no mirrored design: another design of the family', () => {
    const withoutMirror = aCatalogueWith({ designs: catalogue.rows.designs.filter(({ id }) => id !== 116) });
    expect(
      tileFor({ type: 'hand.choose', hand: 'right' }, aDoorIn(slotLeft), contextOf(withoutMirror))?.disabledReason?.fix,
    ).toEqual({
      label: 'Use Centre Slot',
      action: design(18),
    });
  });
});

describe('the way to a choice ends with the choice itself', () => {
  const tryAction = (item: Item, action: Action) => configure(item, action, context);
  const wayTo = (target: Action, item: Item) => waysToChoice(target, item, { context, tryAction })[0] ?? null;
  const white: Action = { type: 'hardware.chooseSuite', suite: 'white' };

  test.each<[string, Item, Action, readonly string[]]>([
    ['a pull bar: its design, then the bar', aDoor('single-door'), handle('pull-bar-600'), ['Use Long Slot']],
    [
      'white: its handle, then white',
      afterChoosing(aDoor('single-door'), handle('knob-slam')),
      white,
      ['Use Lever both sides'],
    ],
    [
      'a long bar: its design, a higher leaf, then the bar',
      aDoor('single-door'),
      handle('pull-bar-1800'),
      ['Use Long Slot', 'Make the door 45 mm higher'],
    ],
    ['what can be had at once', aDoor('single-door'), white, []],
  ])('%s', (_, item, target, labels) => {
    const way = wayTo(target, item) ?? expect.fail();
    expect(way.changes.map(({ label }) => label)).toEqual(labels);
    expect(way.actions.at(-1)).toEqual(target);
    expect(tileFor(target, way.item, context)?.chosen).toBe(true);
    expect(afterChoosing(item, ...way.actions)).toEqual(way.item);
  });

  test('a fire door, of a set with glass in and beside it: the door alone, a solid design, then the system', () => {
    const fire: Action = { type: 'build.chooseSystem', systemId: systemId(2) };
    const way = wayTo(fire, aDoor('surround')) ?? expect.fail();
    expect(way.actions.map(({ type }) => type)).toEqual(['frame.choose', 'design.choose', 'build.chooseSystem']);
    expect(way.item.systemId).toBe(2);
  });

  test('there is none where no three changes lead there', () => {
    const item = afterChoosing(aDoor('left'), { type: 'glass.differentFrame', on: true });
    const target = tilesOf(item, context).find(
      ({ action, disabledReason }) => action.type === 'glass.chooseForFrame' && disabledReason !== null,
    );
    expect(wayTo(target?.action ?? expect.fail(), item)).toBeNull();
  });
});

function aDoorIn(id: number): Item {
  return afterChoosing(aDoor('single-door'), design(id));
}
