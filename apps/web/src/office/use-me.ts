import { onDevice } from '../kept.ts';
import { readPerson } from '../login/person.ts';
import { answersOf } from './answers.ts';
import { type Me, officeApi } from './calls.ts';
import { useAsked } from './use-asked.ts';

const answers = answersOf<Me>();

/** Behind the guard there is always somebody; the server knows their name. */
export function useMe(): Pick<Me, 'UserId' | 'Name' | 'Email' | 'Role'> {
  const { answer } = useAsked({ answers, key: 'me', ask: () => officeApi().user.me.query() });
  if (answer) return answer;
  const { email: Email = '', role: Role = 'installer' } = readPerson(onDevice) ?? {};
  return { UserId: '', Name: '', Email, Role };
}
