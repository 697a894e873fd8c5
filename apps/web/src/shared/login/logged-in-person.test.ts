import { expect, test } from 'vitest';
import { fakeStorage } from '../testing/fakes.ts';
import { storePerson, storeProblem, readPerson, takeProblem } from './logged-in-person.ts';

test('who is logged in is known after a reload', () => {
  const storage = fakeStorage();
  const person = { email: 'ann@example.com', role: 'installer', clientId: -1022 } as const;
  storePerson(person, storage);
  expect(readPerson(storage)).toEqual(person);
});

test.each(['', 'null', '{', '{"role":"installer"}', '{"email":"a","role":"king","clientId":1}', '[]'])(
  'what is not a person is nobody: %s',
  (text) => {
    const storage = fakeStorage();
    storage.setItem('doorwright.person', text);
    expect(readPerson(storage)).toBeNull();
  },
);

test('a problem is said once', () => {
  const storage = fakeStorage();
  storeProblem('Popup closed', storage);
  expect([takeProblem(storage), takeProblem(storage)]).toEqual(['Popup closed', '']);
});
