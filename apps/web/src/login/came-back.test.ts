import { GenericError } from '@auth0/auth0-spa-js';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../designer/testing/designer-at.ts';
import { comeBack, hasComeBack } from './came-back.ts';
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

test('a log-in that comes to nothing leads to the log-in page, which says why', async () => {
  const sessionStorage = fakeStorage();
  const addresses: string[] = [];
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('history', { replaceState: (_: null, __: string, address: string) => addresses.push(address) });
  await comeBack();
  expect(addresses).toEqual(['/#/login']);
  expect(takeProblem(sessionStorage)).toBe('The log-in was refused.');
});
