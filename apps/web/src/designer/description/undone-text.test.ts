import type { Action } from '@door/domain/door/model/action';
import { aContext } from '@door/domain/testing/a-context';
import { aDoor, afterChoosing } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { undoneText } from './undone-text.ts';

const door = aDoor('single-door');
const suite: Action = { type: 'hardware.chooseSuite', suite: 'black' };

test.each<[string, Action, string]>([
  ['one line', { type: 'hand.choose', hand: 'right' }, 'Undone. Hinge side: Left, seen from outside.'],
  ['several lines', suite, 'Undone. Finish'],
])('an undo says what it changed: %s', (_, action, text) =>
  expect(undoneText('undone', { was: afterChoosing(door, action), now: door }, aContext())).toContain(text),
);

test('more than two lines are counted', () => {
  const other = afterChoosing(door, { type: 'hardware.clearAll' });
  expect(undoneText('redone', { was: door, now: other }, aContext())).toMatch(
    /^Done again\. [^,]+, [^,]+ and \d+ more\.$/,
  );
});
