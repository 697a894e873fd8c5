import type { InstallerRouter } from '@door/api/routers';
import type { inferRouterOutputs } from '@trpc/server';
import { officeCalls } from '../login/log-in.ts';

/** What the server answers people of the supplier. */
export type OfficeAnswers = inferRouterOutputs<InstallerRouter>;

export type ListedTask = OfficeAnswers['task']['list']['Tasks'][number];
export type ListedEnquiry = OfficeAnswers['enquiry']['list']['Enquiries'][number];
export type OpenedEnquiry = OfficeAnswers['enquiry']['open'];
export type Me = OfficeAnswers['user']['me'];

let calls: ReturnType<typeof officeCalls> | undefined;

/** One for the tab, so that what a page asks at once travels in one request. */
export const officeApi = (): ReturnType<typeof officeCalls> => (calls ??= officeCalls());
