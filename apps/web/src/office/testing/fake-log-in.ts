import { createFakeClient } from './fake-office.ts';

/** Replaces platform/login/log-in.ts in component tests (`vitest.config.ts`). */
export const createOfficeClient = createFakeClient;

export const logOut = () => Promise.resolve();

/** What somebody has left the page for. */
export const wishes: (string | null)[] = [];

export const logInAgain = ({ wish }: { readonly wish: string | null }) => Promise.resolve(void wishes.push(wish));
