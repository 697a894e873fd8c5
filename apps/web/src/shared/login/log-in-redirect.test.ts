import { GenericError } from '@auth0/auth0-spa-js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '../testing/fakes.ts';
import { finishLogIn, addressAfterLogIn } from './log-in-redirect.ts';
import { isLogInRedirect } from './is-log-in-redirect.ts';
import { shownToasts } from '../toasts/toasts.ts';
import { takeProblem } from './logged-in-person.ts';

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
  expect(isLogInRedirect(search)).toBe(hasCome),
);

describe('a log-in that comes to nothing [2.84]', () => {
  const refused = 'The log-in was refused.';
  const comesBackTo = async (errorPath: string) => {
    const sessionStorage = fakeStorage();
    const addresses: string[] = [];
    vi.stubGlobal('sessionStorage', sessionStorage);
    vi.stubGlobal('history', { replaceState: (_: null, __: string, address: string) => addresses.push(address) });
    await finishLogIn(Promise.resolve(errorPath));
    return { addresses, onLogInPage: takeProblem(sessionStorage) };
  };

  test('leads to the log-in page, which says why', async () =>
    expect(await comesBackTo('/login')).toEqual({ addresses: ['/#/login'], onLogInPage: refused }));

  test('or where the settings lead, and a toast says why', async () => {
    expect(await comesBackTo('/')).toEqual({ addresses: ['/#/'], onLogInPage: '' });
    // Other files of this process may have shown theirs.
    expect(shownToasts().at(-1)).toMatchObject({ kind: 'error', message: refused });
  });
});

test.each([
  ['wanted to go somewhere', 'installer', '/installer/orders/7', '/?client=-1023&mode=installer#/installer/orders/7'],
  ['only wanted to log in', 'installer', '', '/?client=-1023&mode=installer#/installer/home'],
  ['fits doors', 'fitter', '', '/?client=-1023&mode=installer#/installer/my-day'],
] as const)('who %s goes on there, at the supplier of the account [2.82 2.83]', (_, role, target, address) =>
  expect(addressAfterLogIn({ clientId: -1023, role }, target)).toBe(address),
);
