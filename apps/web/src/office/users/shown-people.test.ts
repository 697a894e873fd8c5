import { expect, test } from 'vitest';
import { paramAfter, shownPeople, sortOf } from './shown-people.ts';
import type { ListedPerson } from './use-people.ts';

const aPerson = (Name: string, over: Partial<ListedPerson>): ListedPerson => ({
  ...{
    UserId: Name,
    Name,
    Email: `${Name}@example.com`,
    Role: 'installer',
    MaxDiscount: null,
    MayTakeCash: false,
    State: 'active',
  },
  ...{ HasSecondFactor: false, LastSeen: null, LastUpdated: '2026-11-20T08:00:00.000Z' },
  ...over,
});
const people = [
  aPerson('Bea', { Role: 'admin', LastSeen: '2026-11-20T09:00:00.000Z' }),
  aPerson('ada', { State: 'disabled', LastSeen: '2026-11-22T09:00:00.000Z' }),
  aPerson('Cian', { Email: 'oak@works.example', State: 'invited' }),
];

test.each([
  ['', '', 'ada Bea Cian'],
  ['', '-name', 'Cian Bea ada'],
  ['', 'email', 'ada Bea Cian'],
  ['', 'role', 'ada Cian Bea'],
  ['', 'lastSeen', 'Cian Bea ada'],
  ['', '-lastSeen', 'ada Bea Cian'],
  ['', 'state', 'Cian Bea ada'],
  ['', 'nonsense', 'ada Bea Cian'],
  [' OAK@', '', 'Cian'],
  ['example.com', '-name', 'Bea ada'],
  ['nobody', '', ''],
])('%j sorted by %j: %s', (text, param, names) => {
  const shown = shownPeople(people, { text, sort: sortOf(param) });
  expect(shown.map(({ Name }) => Name).join(' ')).toBe(names);
});

test.each([
  ['', 'name', '-name'],
  ['-name', 'name', 'name'],
  ['', 'lastSeen', 'lastSeen'],
])('sorted by %j, a click on %s asks for %s', (param, clicked, next) =>
  expect(paramAfter(sortOf(param), clicked)).toBe(next),
);
