import { systemId } from '@door/domain/door/model/ids';
import { afterChoosing, aDoor } from '@door/domain/testing/a-door';
import { expect, test } from 'vitest';
import { openedAs } from './opened-as.ts';

const kept = afterChoosing(aDoor('surround'), { type: 'hand.choose', hand: 'right' });
const present = { ...aDoor('single-door'), systemId: systemId(7) };

test('a kept door keeps its design, and what only the trade chooses stays that of the design in progress', () => {
  const opened = openedAs(kept, present);
  expect([opened.templateId, opened.hand, opened.systemId]).toEqual(['surround', 'right', 7]);
});

test.each([
  ['', '28a', '28a'],
  ['7', '28a', '7'],
])('kept with house number %j and opened at %j, it is number %j', (ofKept, ofPresent, number) => {
  const opened = openedAs({ ...kept, houseNumber: ofKept }, { ...present, houseNumber: ofPresent });
  expect(opened.houseNumber).toBe(number);
});
