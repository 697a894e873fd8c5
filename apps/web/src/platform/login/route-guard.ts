import { type Entry, mayEnter } from '@door/domain/access/route-guard';
import type { PagePath } from '../router/paths.ts';
import { storeTarget, readPerson } from './logged-in-person.ts';

type Memory = Parameters<typeof readPerson>[0];

export interface GuardStorages {
  /** Holds who is logged in. */
  readonly device: Memory;
  /** Receives the address to open after the log-in. */
  readonly tab: Memory;
}

/** A page that somebody wants to open. */
export interface WantedPage {
  /** As the domain's table of access rights knows it: `index-…` or `installer-…`. */
  readonly name: string;
  /** With its parameters. */
  readonly address: string;
}

/** Where to send somebody who may not open a page; null if they may. Before a log-in the wanted address is stored. */
export function redirectFor({ name, address }: WantedPage, { device, tab }: GuardStorages): PagePath | null {
  const entry = mayEnter(name, readPerson(device));
  if (entry === 'log-in') storeTarget(address, tab);
  return redirects[entry];
}

const redirects: Readonly<Record<Entry, PagePath | null>> = {
  enter: null,
  'log-in': '/login',
  'not-authorized': '/not-authorized',
};

/** Whether the identity provider has just redirected back to this page. */
export const isLogInRedirect = (search: string): boolean => {
  const params = new URLSearchParams(search);
  return params.has('state') && (params.has('code') || params.has('error'));
};
