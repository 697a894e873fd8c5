import { aDoor, afterChoosing } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { catalogue } from '../../shared/testing/fakes.ts';
import { doubtsAbout, newDoubts } from './doubts.ts';

const open = aDoor('surround');
const glazed = afterChoosing(open, { type: 'glass.chooseForDoor', glazing: { kind: 'clear' } });

test.each([
  ['an address that looks right, glass chosen', 'ada@example.com', glazed, []],
  ['an address without an @', 'not-an-email', glazed, ['email']],
  ['no glass chosen', 'ada@example.com', open, ['glass']],
  ['both', 'not-an-email', open, ['email', 'glass']],
])('%s', (_, email, item, about) =>
  expect(doubtsAbout({ email }, item, catalogue).map((doubt) => doubt.about)).toEqual(about),
);

test('a doubt is asked about once; another slip in the address is a new one', () => {
  const first = doubtsAbout({ email: 'ada' }, glazed, catalogue);
  expect(newDoubts(first, [])).toEqual(first);
  expect(newDoubts(first, first)).toEqual([]);
  const other = doubtsAbout({ email: 'ada@' }, glazed, catalogue);
  expect(newDoubts(other, first)).toEqual(other);
});
