import { describe, expect, test } from 'vitest';
import { fakeStorage } from '../testing/fakes.ts';
import { storePerson, readTarget } from './logged-in-person.ts';
import { redirectFor } from './route-guard.ts';

const noStorages = () => ({ device: fakeStorage(), tab: fakeStorage() });

test('a page of the designer is open to everybody', () => {
  const storages = noStorages();
  expect(redirectFor({ name: 'index-glass', address: '/glass' }, storages)).toBeNull();
  expect(readTarget(storages.tab)).toBe('');
});

describe('a page of the office', () => {
  const orders = { name: 'installer-page', address: '/installer/orders/7?text=oak' };

  test('leads a stranger to the log-in page, and stores the address with its parameters for afterwards [2.81]', () => {
    const storages = noStorages();
    expect(redirectFor(orders, storages)).toBe('/login');
    expect(readTarget(storages.tab)).toBe('/installer/orders/7?text=oak');
  });

  test('is open to people of the supplier [2.81]', () => {
    const storages = noStorages();
    storePerson({ email: 'ann@example.com', role: 'installer', clientId: -1022 }, storages.device);
    expect(redirectFor(orders, storages)).toBeNull();
  });
});
