import { createFakeClient } from './fake-office.ts';

/** Replaces platform/login/log-in.ts in component tests of the office. */
export const createOfficeClient = createFakeClient;

export const logOut = () => Promise.resolve();
