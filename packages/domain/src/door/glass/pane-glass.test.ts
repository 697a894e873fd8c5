import { describe, expect, test } from 'vitest';
import { describeItem } from '../configure/describe-item.ts';
import type { Action } from '../model/action.ts';
import { designId, templateId, themeId } from '../model/ids.ts';
import type { Glazing } from '../model/door-values.ts';
import type { Item } from '../model/item.ts';
import { type GlazedFramePartKind, glazedFrameParts } from '../model/parts.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { contextOf } from '../../testing/a-context.ts';
import { aDoor, afterChoosing, refusalOfChoosing } from '../../testing/a-door.ts';
import { backingOfPart } from './backing.ts';
import { glazingOfPart } from './glazing.ts';
import { glazingOptions } from './glass-options.ts';

const context = contextOf(aCatalogue());
const clear: Glazing = { kind: 'clear' };
const diamond: Glazing = { kind: 'theme', themeId: themeId(1) };
const bevel: Glazing = { kind: 'theme', themeId: themeId(5) };
const pane = (of: GlazedFramePartKind, glazing: Glazing): Action => ({
  type: 'glass.chooseForPane',
  pane: of,
  glazing,
});
const joined = afterChoosing(aDoor('surround'), { type: 'glass.chooseForDoor', glazing: diamond });
const apart = afterChoosing(joined, { type: 'glass.differentFrame', on: true });
const glassOf = (item: Item) =>
  glazedFrameParts(item.frame.parts).map((kind) => [glazingOfPart(item.glass, kind), backingOfPart(item.glass, kind)]);

describe('the glass of one pane', () => {
  test.each<[GlazedFramePartKind, number]>([
    ['left-sidelight', 0],
    ['right-sidelight', 1],
    ['fanlight', 2],
  ])('of the %s leaves the others and the door as they are', (kind, at) => {
    const item = afterChoosing(apart, pane(kind, bevel));
    expect(item.glass.door).toEqual(diamond);
    expect(glassOf(item)).toEqual(glassOf(apart).with(at, [bevel, 'Minster']));
  });

  test('is forgotten when a glass is chosen for all, when the frame follows the door, and when it is that of the others', () => {
    const one = afterChoosing(apart, pane('fanlight', bevel));
    const own = { kind: 'own', glazing: diamond } as const;
    expect(one.glass.frame).toEqual({ ...own, ofPart: { fanlight: bevel } });
    const ends: readonly (readonly [Action, Item['glass']['frame']])[] = [
      [
        { type: 'glass.chooseForFrame', glazing: clear },
        { kind: 'own', glazing: clear },
      ],
      [{ type: 'glass.differentFrame', on: false }, { kind: 'same-as-door' }],
      [pane('fanlight', diamond), own],
      [{ type: 'frame.choose', templateId: templateId('left') }, own],
    ];
    for (const [action, frame] of ends) expect(afterChoosing(one, action).glass.frame).toEqual(frame);
  });

  test('of the only pane around the door is that of the frame', () => {
    const left = afterChoosing(aDoor('left'), { type: 'glass.differentFrame', on: true });
    expect(afterChoosing(left, pane('left-sidelight', bevel)).glass.frame).toEqual({ kind: 'own', glazing: bevel });
  });

  test('is named with its part, and no glass is that of all any more', () => {
    const item = afterChoosing(apart, pane('fanlight', clear));
    expect(describeItem(item, context).find(({ about }) => about === 'frameGlass')?.value).toBe(
      'left sidelight: Diamond Lead, on Clear; right sidelight: Diamond Lead, on Clear; fanlight: Clear',
    );
    const chosenFor = (place: 'frame' | 'fanlight') =>
      glazingOptions(item, { context, place, showUnglazed: false }).find(({ chosen }) => chosen)?.value;
    expect([chosenFor('frame'), chosenFor('fanlight')]).toEqual([undefined, clear]);
  });

  test.each<[string, Item, Action, string]>([
    ['while the frame follows the door', joined, pane('fanlight', bevel), 'glass.frame-follows-door'],
    ['in a pane that the set has not', aDoor('left'), pane('fanlight', bevel), 'glass.frame-follows-door'],
    [
      'that is not made as a rectangle',
      apart,
      pane('fanlight', { kind: 'theme', themeId: themeId(7) }),
      'glass.wrong-shape',
    ],
    [
      'beside a solid door',
      afterChoosing(aDoor('surround'), { type: 'design.choose', designId: designId(15) }),
      pane('fanlight', bevel),
      'accepted',
    ],
  ])('%s', (_, item, action, outcome) => expect(refusalOfChoosing(item, action)).toBe(outcome));
});
