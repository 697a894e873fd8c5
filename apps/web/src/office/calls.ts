import { officeCalls } from '../login/log-in.ts';

let calls: ReturnType<typeof officeCalls> | undefined;

/** One for the tab, so that what a page asks at once travels in one request. */
export const officeApi = (): ReturnType<typeof officeCalls> => (calls ??= officeCalls());
