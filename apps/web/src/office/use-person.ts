import { onDevice } from '../kept.ts';
import { type Person, readPerson } from '../login/person.ts';

/** Behind the guard there is always somebody; who logs out is on the way to the log-in page. */
const nobody: Person = { email: '', role: 'installer', clientId: 0 };

export const usePerson = (): Person => readPerson(onDevice) ?? nobody;
