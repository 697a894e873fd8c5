import { expect, test } from 'vitest';
import { keepPerson, keepProblem, readPerson, takeProblem } from './person.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('who is logged in is known after a reload', () => {
  const storage = memory();
  const person = { email: 'ann@example.com', role: 'installer', clientId: -1022 } as const;
  keepPerson(person, storage);
  expect(readPerson(storage)).toEqual(person);
});

test.each(['', 'null', '{', '{"role":"installer"}', '{"email":"a","role":"king","clientId":1}', '[]'])(
  'what is not a person is nobody: %s',
  (text) => {
    const storage = memory();
    storage.setItem('doorwright.person', text);
    expect(readPerson(storage)).toBeNull();
  },
);

test('a problem is said once', () => {
  const storage = memory();
  keepProblem('Popup closed', storage);
  expect([takeProblem(storage), takeProblem(storage)]).toEqual(['Popup closed', '']);
});
