import { expect, test } from 'vitest';
import { greetingFor, initialsOf } from './person-name.ts';

test.each([
  ['Niamh Keane', 8, 'Good morning, Niamh'],
  ['Niamh Keane', 11, 'Good morning, Niamh'],
  ['Niamh Keane', 12, 'Good afternoon, Niamh'],
  ['Niamh', 18, 'Good evening, Niamh'],
  ['Niamh', 2, 'Good evening, Niamh'],
  ['', 8, 'Good morning'],
])('%j at %i', (name, hour, greeting) => expect(greetingFor(name, hour)).toBe(greeting));

test.each([
  ['Niamh Keane', 'NK'],
  ['Alder & Lane', 'AL'],
  ['niamh.keane@example.com', 'NK'],
  ['Plato', 'P'],
  ['Maria del Carmen Ruiz', 'MD'],
  ['', ''],
])('%j: %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
