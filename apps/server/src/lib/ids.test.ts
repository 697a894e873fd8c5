import { describe, expect, test } from 'vitest';
import { randomIds } from './ids.ts';

const ids = randomIds(() => new Date('2026-11-21T08:00:00.000Z'));
const uuid = /^[\da-f]{8}-[\da-f]{4}-([\da-f])[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('ids', () => {
  test.each([
    ['of items are random', () => ids.item(), '4'],
    ['of a name are made of it', () => ids.itemNamed('copy 1'), '8'],
    ['of all else begin with the time', () => ids.other(), '7'],
  ])('%s', (_, make, version) => expect(uuid.exec(make())?.[1]).toBe(version));

  test('of one name are equal, of two names different', () => {
    expect(ids.itemNamed('copy 1')).toBe(ids.itemNamed('copy 1'));
    expect(ids.itemNamed('copy 1')).not.toBe(ids.itemNamed('copy 2'));
  });
});
