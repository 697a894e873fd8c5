import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../designer/testing/designer-at.ts';
import { forgetSession, readSession } from './session.ts';

describe('which shop a tab shows', () => {
  test.each`
    address                         | clientId | mode
    ${''}                           | ${-1022} | ${'public'}
    ${'?client=-1023'}              | ${-1023} | ${'public'}
    ${'?mode=installer'}            | ${-1022} | ${'installer'}
    ${'?client=7&mode=public'}      | ${7}     | ${'public'}
    ${'?client=x%27&mode=anything'} | ${-1022} | ${'public'}
  `('$address', ({ address, ...expected }) => expect(readSession(address, fakeStorage())).toEqual(expected));

  test('the tab remembers, and a new address wins', () => {
    const memory = fakeStorage();
    readSession('?client=-1023&mode=installer', memory);
    expect(readSession('', memory)).toEqual({ clientId: -1023, mode: 'installer' });
    expect(readSession('?mode=public', memory)).toEqual({ clientId: -1023, mode: 'public' });
  });

  test('a supplier that does not exist is not remembered', () => {
    const memory = fakeStorage();
    readSession('?client=-9', memory);
    forgetSession(memory);
    expect(readSession('', memory).clientId).toBe(-1022);
  });
});
