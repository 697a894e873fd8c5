import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Niamh Keane', 'NK'],
  ['Alder & Lane', 'AL'],
  ['niamh.keane@example.com', 'NK'],
  ['Plato', 'P'],
  ['Maria del Carmen Ruiz', 'MD'],
  ['', ''],
])('%j: %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
