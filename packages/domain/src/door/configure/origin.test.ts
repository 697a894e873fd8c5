import { describe, expect, test } from 'vitest';
import { aContext } from '../../testing/a-context.ts';
import { aDoor, afterChoosing } from '../../testing/a-door.ts';
import type { Action } from '../model/action.ts';
import type { About } from '../model/description.ts';
import { designId, systemId } from '../model/ids.ts';
import { configureAll } from './configure.ts';
import { type Origin, originsOf } from './origin.ts';

const context = aContext();
const flush: Action = { type: 'design.choose', designId: designId(15) };
const secured: Action = { type: 'build.secure', on: true };
const newBuild: Action = { type: 'build.chooseJobType', jobType: 'new-build' };
const fire: Action = { type: 'build.chooseSystem', systemId: systemId(2) };

const originOf = (about: About, ...actions: readonly Action[]): Origin | undefined =>
  originsOf(afterChoosing(aDoor('single-door'), ...actions), context).get(about);

describe('why a line is on the door', () => {
  test.each<[string, About, readonly Action[], Origin['kind']]>([
    ['a colour that somebody chose', 'doorExternal', [{ type: 'colour.sameInternal', on: true }], 'usual'],
    ['a design that came with the frame', 'design', [], 'frame'],
    ['a chosen design', 'design', [flush], 'chosen'],
    ['the size of the frame', 'size', [], 'frame'],
    ['a usual knocker', 'knocker', [], 'usual'],
    [
      'a knocker that somebody left out',
      'knocker',
      [{ type: 'hardware.choose', kind: 'knocker', stock: null }],
      'chosen',
    ],
    ['Secured by Design itself', 'sbd', [secured], 'chosen'],
    ['Secured by Design of a new build', 'sbd', [newBuild], 'demanded'],
    ['the usual cylinder', 'cylinder', [], 'usual'],
    ['the closer of a fire door', 'doorCloser', [flush, fire], 'demanded'],
    ['the smoke seals of a fire door', 'smokeControl', [flush, fire], 'demanded'],
  ])('%s', (_, about, actions, kind) => {
    expect(originOf(about, ...actions)?.kind).toBe(kind);
  });

  test('what another choice demands names it, and its undoing takes it away', () => {
    const door = afterChoosing(aDoor('single-door'), flush, fire);
    const origin = originsOf(door, context).get('doorCloser');
    if (origin?.kind !== 'demanded') throw new Error('The closer is not demanded.');
    expect(origin.by).toBe('Fire door');
    const back = configureAll(door, [origin.undo], context);
    expect(back.ok && back.value.item.extras.chosen.doorCloser).toBeNull();
  });

  test('every line has one', () => {
    const door = afterChoosing(aDoor('double'), flush, secured);
    for (const origin of originsOf(door, context).values()) expect(origin.kind).toBeTruthy();
  });
});
