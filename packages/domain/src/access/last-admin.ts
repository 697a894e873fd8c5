import { type AccountFacts, personState } from './person-state.ts';

interface Account extends AccountFacts {
  readonly userId: string;
}

/**
 * Whether somebody is left who can log in as admin once an account is as `changed` says. Somebody who was invited does not
 * count: their mail may never arrive. Where there was nobody before, nothing is taken away.
 */
export const keepsAnAdmin = (people: readonly Account[], changed: Account): boolean =>
  people.map((each) => (each.userId === changed.userId ? changed : each)).some(isAdmin) || !people.some(isAdmin);

const isAdmin = (account: Account): boolean => account.role === 'admin' && personState(account) === 'active';
