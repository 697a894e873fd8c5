import { describe, expect, test } from 'vitest';
import { hasOtherAdmin, personState } from './person-state.ts';
import { needsSecondFactor, type OfficeRole, officeRoles } from './roles.ts';

const account = (userId: string, role: OfficeRole, over: { isDisabled?: boolean; hasPassword?: boolean } = {}) => ({
  userId,
  role,
  isDisabled: false,
  hasPassword: true,
  lastSeen: null,
  ...over,
});
const seen = '2026-11-21T08:00:00.000Z';

test.each([
  [{ isDisabled: false, hasPassword: false, lastSeen: null }, 'invited'],
  [{ isDisabled: false, hasPassword: true, lastSeen: null }, 'active'],
  [{ isDisabled: false, hasPassword: false, lastSeen: seen }, 'active'],
  [{ isDisabled: true, hasPassword: true, lastSeen: seen }, 'disabled'],
  [{ isDisabled: true, hasPassword: false, lastSeen: null }, 'disabled'],
] as const)('%j: %s', (facts, state) => expect(personState(facts)).toBe(state));

test.each([
  ['nobody', ''],
  ['admins', 'admin'],
  ['everybody', 'fitter installer fabricator admin'],
] as const)('a second factor required for %s', (rule, roles) =>
  expect(officeRoles.filter((role) => needsSecondFactor(rule, role)).join(' ')).toBe(roles),
);

describe('the last admin', () => {
  const ada = account('ada', 'admin');
  const ben = account('ben', 'admin');
  const finn = account('finn', 'fabricator');
  test.each([
    ['the only admin becomes a fabricator', [ada, finn], { ...ada, role: 'fabricator' }, false],
    ['one of two admins becomes a fabricator', [ada, ben], { ...ada, role: 'fabricator' }, true],
    ['the only admin is disabled', [ada, finn], { ...ada, isDisabled: true }, false],
    ['one of two admins is disabled', [ada, ben], { ...ada, isDisabled: true }, true],
    ['the other admin is disabled', [ada, { ...ben, isDisabled: true }], { ...ada, isDisabled: true }, false],
    ['the other admin is only invited', [ada, { ...ben, hasPassword: false }], { ...ada, role: 'installer' }, false],
    ['somebody else changes', [ada, finn], { ...finn, isDisabled: true }, true],
    ['nobody was admin before', [finn], { ...finn, isDisabled: true }, true],
    ['a fabricator becomes admin', [finn], { ...finn, role: 'admin' }, true],
  ] as const)('%s', (_, people, changed, kept) => expect(hasOtherAdmin(people, changed)).toBe(kept));
});
