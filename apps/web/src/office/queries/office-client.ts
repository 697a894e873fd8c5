import type { InstallerRouter } from '@door/api/routers';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { createOfficeClient } from '../../shared/login/log-in.ts';

/** The answers of the office's calls, by their path: `OfficeOutputs['task']['list']`. */
export type OfficeOutputs = inferRouterOutputs<InstallerRouter>;

export type OfficeInputs = inferRouterInputs<InstallerRouter>;

export type ListedTask = OfficeOutputs['task']['list']['Tasks'][number];
export type ListedEnquiry = OfficeOutputs['enquiry']['list']['Enquiries'][number];
export type OpenedEnquiry = OfficeOutputs['enquiry']['open'];
export type ListedCustomer = OfficeOutputs['customer']['list']['Customers'][number];
export type WireCustomer = OfficeOutputs['customer']['create'];
/** A quote as its page loads it. */
export type OpenedQuote = OfficeOutputs['quote']['getQuoteById'];
/** A quote as every change of it answers. */
export type WireQuote = OfficeOutputs['quote']['updateLine'];
export type QuoteLine = WireQuote['Lines'][number];
export type Me = OfficeOutputs['user']['me'];

/** One client for the tab, so that calls made at the same moment are sent in one batch. */
export const officeClient = createOfficeClient();

/** With this a query is sent by itself: nothing else of the page waits for its answer. */
export const byItself = { context: { isByItself: true } } as const;
