import { GenericError } from '@auth0/auth0-spa-js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '../designer/testing/designer-at.ts';
import { comeBack, hasComeBack } from './came-back.ts';
import { shownToasts } from '../shell/toast-store.ts';
import { takeProblem } from './person.ts';

vi.mock('./log-in.ts', () => ({
  finishRedirect: async () => {
    throw new GenericError('access_denied', '');
  },
}));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', false],
  ['?client=-1023', false],
  ['?state=s', false],
  ['?state=s&code=c', true],
  ['?state=s&error=access_denied', true],
])('an address that ends in "%s" comes from the log-in page: %s', (search, hasCome) =>
  expect(hasComeBack(search)).toBe(hasCome),
);

describe('a log-in that comes to nothing', () => {
  const refused = 'The log-in was refused.';
  const comesBackTo = async (errorPath: string) => {
    const sessionStorage = fakeStorage();
    const addresses: string[] = [];
    vi.stubGlobal('sessionStorage', sessionStorage);
    vi.stubGlobal('history', { replaceState: (_: null, __: string, address: string) => addresses.push(address) });
    await comeBack(Promise.resolve(errorPath));
    return { addresses, onLogInPage: takeProblem(sessionStorage) };
  };

  test('leads to the log-in page, which says why', async () =>
    expect(await comesBackTo('/login')).toEqual({ addresses: ['/#/login'], onLogInPage: refused }));

  test('or where the settings lead, and a toast says why', async () => {
    expect(await comesBackTo('/')).toEqual({ addresses: ['/#/'], onLogInPage: '' });
    expect(shownToasts()).toMatchObject([{ kind: 'error', message: refused }]);
  });
});
