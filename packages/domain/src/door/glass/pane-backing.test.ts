import { describe, expect, test } from 'vitest';
import type { Action } from '../model/action.ts';
import { designId, themeId } from '../model/ids.ts';
import type { Item } from '../model/item.ts';
import type { PanePlace } from '../model/parts.ts';
import { aCatalogue } from '../../testing/a-catalogue.ts';
import { contextOf } from '../../testing/a-context.ts';
import { aDoor, afterChoosing, choosing, refusalOfChoosing } from '../../testing/a-door.ts';
import { backingOfPane } from './backing.ts';
import type { GlassPlace } from './glazing.ts';
import { glazingAction, glazingOptions } from './glass-options.ts';
import { backingWith, paneBackingOptions, panesOfSet } from './pane-backing.ts';

const catalogue = aCatalogue();
const context = contextOf(catalogue);
const back = (pane: PanePlace, backing: string): Action => ({ type: 'glass.choosePaneBacking', pane, backing });
const clear: Action = { type: 'glass.chooseForDoor', glazing: { kind: 'clear' } };
const diamond: Action = { type: 'glass.chooseForDoor', glazing: { kind: 'theme', themeId: themeId(1) } };
const set = afterChoosing(aDoor('surround'), clear);
const backings = (item: Item) => panesOfSet(item, catalogue).map((pane) => backingOfPane(item, pane));

describe('the backing of one pane [3.23]', () => {
  test.each<[PanePlace, string[]]>([
    ['door', ['Minster', 'Clear', 'Clear', 'Clear']],
    ['left-sidelight', ['Clear', 'Minster', 'Clear', 'Clear']],
    ['right-sidelight', ['Clear', 'Clear', 'Minster', 'Clear']],
    ['fanlight', ['Clear', 'Clear', 'Clear', 'Minster']],
  ])('of the %s leaves the others as they are', (pane, expected) => {
    const { item, effects } = choosing(set, back(pane, 'Minster'));
    expect(panesOfSet(item, catalogue)).toEqual(['door', 'left-sidelight', 'right-sidelight', 'fanlight']);
    expect(backings(item)).toEqual(expected);
    expect(effects).toEqual([]);
  });

  test('is offered with the reason why a theme is not made with it, and its fix', () => {
    const themed = afterChoosing(set, diamond);
    const made = paneBackingOptions(themed, 'fanlight', context).filter(
      ({ disabledReason }) => disabledReason === null,
    );
    expect(made.length).toBeLessThan(catalogue.rows.backings.length);
    const refused = paneBackingOptions(themed, 'fanlight', context).find(
      ({ disabledReason }) => disabledReason !== null,
    );
    expect(refusalOfChoosing(themed, back('fanlight', refused?.value.name ?? ''))).toBe('glass.backing-not-allowed');
  });

  test.each<[string, Item, PanePlace]>([
    ['a part that the set does not have', afterChoosing(aDoor('single-door'), clear), 'fanlight'],
    ['a solid door', afterChoosing(set, { type: 'design.choose', designId: designId(15) }), 'door'],
    ['a set whose glass is not chosen', aDoor('surround'), 'door'],
  ])('%s has none', (_, item, pane) => {
    expect(paneBackingOptions(item, pane, context)).toEqual([]);
    expect(refusalOfChoosing(item, back(pane, 'Minster'))).toBe('glass.not-offered');
  });
});

const stippolyte = afterChoosing(set, diamond, { type: 'glass.chooseBacking', backing: 'Stippolyte' });
const apart = afterChoosing(stippolyte, { type: 'glass.differentFrame', on: true });

describe('the backing that an offered glazing is shown with', () => {
  test.each<[GlassPlace, Item]>([
    ['door', stippolyte],
    ['door', apart],
    ['frame', apart],
    ['left-sidelight', apart],
    ['fanlight', apart],
  ])('at the %s is the one that choosing it gives, and the present one where it is chosen', (place, item) => {
    const options = glazingOptions(item, { context, place, showUnglazed: true }).filter(
      ({ disabledReason }) => !disabledReason,
    );
    const pane = place === 'frame' ? 'left-sidelight' : place;
    const shown = (option: (typeof options)[number]) => backingWith(option, item, { place, catalogue });
    for (const option of options.filter(({ chosen }) => !chosen)) {
      expect(shown(option)).toBe(backingOfPane(afterChoosing(item, glazingAction(place, option.value)), pane));
    }
    expect(options.filter(({ chosen }) => chosen).map(shown)).toEqual(['Stippolyte']);
  });
});
