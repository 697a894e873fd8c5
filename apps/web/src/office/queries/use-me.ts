import { deviceStorage } from '../../platform/storage/storage.ts';
import { readPerson } from '../../platform/login/logged-in-person.ts';
import { answersOf } from './answers.ts';
import { type Me, officeClient } from './office-client.ts';
import { useAsked } from './use-asked.ts';

const answers = answersOf<Me>();

/** The current user. Until the server has answered, role and email come from this device and the name is ''. */
export function useMe(): Pick<Me, 'UserId' | 'Name' | 'Email' | 'Role'> {
  const { answer } = useAsked({ answers, key: 'me', ask: () => officeClient().user.me.query() });
  if (answer) return answer;
  const { email: Email = '', role: Role = 'installer' } = readPerson(deviceStorage) ?? {};
  return { UserId: '', Name: '', Email, Role };
}
