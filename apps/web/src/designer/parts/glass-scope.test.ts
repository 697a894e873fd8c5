import { contextOf } from '@door/domain/testing/a-context';
import { designId } from '@door/domain/door/model/ids';
import { afterChoosing, aDoor } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { catalogue } from '../../shared/testing/fakes.ts';
import { configureAll } from '@door/domain/door/configure/configure';
import { actionsBefore, scopesAt } from './glass-scope.ts';

const context = contextOf(catalogue);
const alone = aDoor('single-door');
const surrounded = aDoor('surround');
const solid = afterChoosing(surrounded, { type: 'design.choose', designId: designId(15) });
const solidLeft = afterChoosing(aDoor('left'), { type: 'design.choose', designId: designId(15) });
const apart = afterChoosing(surrounded, { type: 'glass.differentFrame', on: true });

test.each([
  ['a door with nothing beside it', 'door', alone, ['everywhere']],
  ['the door of a set', 'door', surrounded, ['everywhere', 'here']],
  ['one of several panes around it', 'fanlight', surrounded, ['everywhere', 'around', 'here']],
  ['one beside a solid door', 'left-sidelight', solid, ['around', 'here']],
  ['the only one beside a solid door', 'left-sidelight', solidLeft, ['around']],
] as const)('%s offers its scopes', (_, pane, item, scopes) => {
  expect(scopesAt(pane, item, context)).toEqual(scopes);
});

test.each([
  ['everywhere', alone, []],
  ['everywhere', surrounded, []],
  ['everywhere', apart, [{ type: 'glass.differentFrame', on: false }]],
  ['around', surrounded, [{ type: 'glass.differentFrame', on: true }]],
  ['around', apart, []],
  ['here', surrounded, [{ type: 'glass.differentFrame', on: true }]],
] as const)('before a glass for %s', (scope, item, actions) => {
  expect(actionsBefore(scope, item, context)).toEqual(actions);
});

test('what comes before a glass is never refused, whatever the door and its frame have', () => {
  for (const { id } of catalogue.rows.themes) {
    const glazing = { kind: 'theme', themeId: id } as const;
    const glazed = configureAll(apart, [{ type: 'glass.chooseForDoor', glazing }], context);
    if (!glazed.ok) continue;
    const { item } = glazed.value;
    expect(configureAll(item, actionsBefore('everywhere', item, context), context).ok).toBe(true);
  }
});
