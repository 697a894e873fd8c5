import type { OfficeRole } from '@door/domain/people/roles';
import type { TestPerson } from '@door/server/testing/call-stores';

export const installerId = '5a1f4c1e-0000-4000-8000-00000000a001';
export const fabricatorId = '5a1f4c1e-0000-4000-8000-00000000a002';
export const adminId = '5a1f4c1e-0000-4000-8000-00000000a003';

/** Of the second supplier. */
export const installerOfOtherId = '5a1f4c1e-0000-4000-8000-00000000a009';

const ofFirst = { client: -1022, maxDiscount: null } as const;
const ofSecond = { client: -1023, maxDiscount: null } as const;

/** Who can log in with the suppliers of the tests: somebody of each role. */
export const people: readonly TestPerson[] = [
  { ...ofFirst, userId: adminId, name: 'Ada Winter', email: 'winter@example.com', role: 'admin' },
  { ...ofFirst, userId: fabricatorId, name: 'Finn Oakley', email: 'finn@example.com', role: 'fabricator' },
  { ...ofFirst, userId: installerId, name: 'Ines Moor', email: 'ines@example.com', role: 'installer' },
  {
    ...{ client: -1023, userId: installerOfOtherId, role: 'installer', maxDiscount: 2000 },
    ...{ name: null, email: 'nora@second.example.com' },
  },
  {
    ...{ ...ofSecond, userId: '5a1f4c1e-0000-4000-8000-00000000a007', role: 'fabricator' },
    ...{ name: 'Otto Reed', email: 'otto@second.example.com' },
  },
  {
    ...{ ...ofSecond, userId: '5a1f4c1e-0000-4000-8000-00000000a008', role: 'admin' },
    ...{ name: 'Pia Lund', email: 'pia@second.example.com' },
  },
];

export function personOf(client: number, role: OfficeRole) {
  const found = people.find((person) => person.client === client && person.role === role);
  // A supplier that there is not has nobody either.
  return { role, userId: found?.userId ?? adminId };
}
