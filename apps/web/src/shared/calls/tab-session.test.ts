import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../testing/fakes.ts';
import { clearTabSession, hasWrongSupplier, readTabSession } from './tab-session.ts';

describe('which supplier a tab shows [1.8 9.5]', () => {
  test.each`
    address                         | clientId | mode
    ${''}                           | ${-1022} | ${'public'}
    ${'?client=-1023'}              | ${-1023} | ${'public'}
    ${'?mode=installer'}            | ${-1022} | ${'installer'}
    ${'?client=7&mode=public'}      | ${7}     | ${'public'}
    ${'?client=x%27&mode=anything'} | ${-1022} | ${'public'}
  `('$address', ({ address, ...expected }) => expect(readTabSession(address, fakeStorage())).toEqual(expected));

  test.each([
    ['', false],
    ['?client=-1023', false],
    ['?client=abc', true],
    ['?client=', true],
    ['?client=-1023x', true],
    ['?client=1e3', true],
  ])('the address %j names no supplier: %s', (search, isWrong) => expect(hasWrongSupplier(search)).toBe(isWrong));

  test('the tab stores its supplier, and a new address replaces it', () => {
    const memory = fakeStorage();
    readTabSession('?client=-1023&mode=installer', memory);
    expect(readTabSession('', memory)).toEqual({ clientId: -1023, mode: 'installer' });
    expect(readTabSession('?mode=public', memory)).toEqual({ clientId: -1023, mode: 'public' });
  });

  test('a supplier that does not exist is not stored', () => {
    const memory = fakeStorage();
    readTabSession('?client=-9', memory);
    clearTabSession(memory);
    expect(readTabSession('', memory).clientId).toBe(-1022);
  });
});
