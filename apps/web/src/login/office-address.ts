import type { Person } from './person.ts';

/** Where somebody who has logged in goes on. The supplier of the account is the supplier of the pages from now on. */
export function officeAddress({ clientId }: Pick<Person, 'clientId'>, target: string): string {
  const shop = new URLSearchParams({ client: String(clientId), mode: 'installer' });
  return `/?${shop.toString()}#${target || '/installer/home'}`;
}
