import { expect, test } from 'vitest';
import { fakeStorage } from '../../door/designer/testing/designer-at.ts';
import { redirectFor } from './route-guard.ts';
import { storePerson, readTarget } from './logged-in-person.ts';

const paths = ['/', '/glass', '/shared/7', '/terms', '/login', '/nowhere'];

test.each(paths)('%s is open to everybody', (path) => {
  const memories = { device: fakeStorage(), tab: fakeStorage() };
  expect(redirectFor(path, memories)).toBeNull();
  expect(readTarget(memories.tab)).toBe('');
});

test.each(['/installer', '/installer/home', '/installer/orders/7', '/door/7', '/new-frame/7', '/quote-review/7'])(
  '%s asks a stranger to log in, page or not, and goes on there afterwards; people of the supplier may enter [2.81]',
  (path) => {
    const memories = { device: fakeStorage(), tab: fakeStorage() };
    expect(redirectFor(path, memories)).toBe('/login');
    expect(readTarget(memories.tab)).toBe(path);
    storePerson({ email: 'ann@example.com', role: 'installer', clientId: -1022 }, memories.device);
    expect(redirectFor(path, memories)).toBeNull();
  },
);

test('what the page was asked for is kept with the address', () => {
  const memories = { device: fakeStorage(), tab: fakeStorage() };
  expect(redirectFor('/installer/items', memories, '/installer/items?text=oak')).toBe('/login');
  expect(readTarget(memories.tab)).toBe('/installer/items?text=oak');
});
