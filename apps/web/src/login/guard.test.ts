import { expect, test } from 'vitest';
import { fakeStorage } from '../designer/testing/designer-at.ts';
import { guarded } from './guard.ts';
import { keepPerson, readTarget } from './person.ts';

const paths = ['/', '/glass', '/shared/7', '/terms', '/login', '/nowhere'];

test.each(paths)('%s is open to everybody', (path) => {
  const memories = { device: fakeStorage(), tab: fakeStorage() };
  expect(guarded(path, memories)).toBeNull();
  expect(readTarget(memories.tab)).toBe('');
});

test.each(['/installer', '/installer/home', '/installer/orders/7', '/door/7', '/new-frame/7', '/quote-review/7'])(
  '%s asks a stranger to log in, page or not, and goes on there afterwards; people of the supplier may enter',
  (path) => {
    const memories = { device: fakeStorage(), tab: fakeStorage() };
    expect(guarded(path, memories)).toBe('/login');
    expect(readTarget(memories.tab)).toBe(path);
    keepPerson({ email: 'ann@example.com', role: 'installer', clientId: -1022 }, memories.device);
    expect(guarded(path, memories)).toBeNull();
  },
);

test('what the page was asked for is kept with the address', () => {
  const memories = { device: fakeStorage(), tab: fakeStorage() };
  expect(guarded('/installer/items', memories, '/installer/items?text=oak')).toBe('/login');
  expect(readTarget(memories.tab)).toBe('/installer/items?text=oak');
});
