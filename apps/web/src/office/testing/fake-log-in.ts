import { createFakeClient } from './fake-office.ts';

/** Replaces shared/login/log-in.ts in component tests (`vitest.config.ts`). */
export const createOfficeClient = createFakeClient;

/** Counts log-outs. */
export const logOuts: true[] = [];

export const logOut = async (tidy: () => Promise<void>): Promise<void> => {
  await tidy();
  logOuts.push(true);
};

/** What somebody has left the page for. */
export const suggestions: (string | null)[] = [];

export const logInAgain = ({ hint }: { readonly hint: string | null }) => Promise.resolve(void suggestions.push(hint));
