import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../testing/fakes.ts';
import { storePerson, readTarget } from './logged-in-person.ts';
import { redirectToLogIn } from './route-guard.ts';

const noStorages = () => ({ device: fakeStorage(), tab: fakeStorage() });

describe('a page of the office', () => {
  const orders = '/installer/orders/7?text=oak';

  test('leads a stranger to the log-in page, and stores the address with its parameters for afterwards [2.81]', () => {
    const storages = noStorages();
    expect(redirectToLogIn(orders, storages)).toBe('/login');
    expect(readTarget(storages.tab)).toBe('/installer/orders/7?text=oak');
  });

  test('is open to people of the supplier [2.81]', () => {
    const storages = noStorages();
    storePerson({ email: 'ann@example.com', role: 'installer', clientId: -1022 }, storages.device);
    expect(redirectToLogIn(orders, storages)).toBeNull();
  });

  test.each([
    ['/installer/my-day?day=2026-12-16', null],
    ['/installer/account', null],
    ['/installer/home', '/installer/my-day'],
    ['/installer', '/installer/my-day'],
    ['/installer/order', '/not-authorized'],
  ] as const)('%s leads a fitter to %s', (address, redirect) => {
    const storages = noStorages();
    storePerson({ email: 'tom@example.com', role: 'fitter', clientId: -1022 }, storages.device);
    expect(redirectToLogIn(address, storages)).toBe(redirect);
  });
});
