import { designStorage } from '../designer/state/stored-design.ts';
import { hasStoredScenery } from '../designer/preview/stored-scenery.ts';
import type { TabSession } from '../shared/calls/tab-session.ts';
import { isLogInRedirect } from '../shared/login/is-log-in-redirect.ts';
import { pathIn } from '../shared/router/path-in.ts';
import type { SafeStorage } from '../shared/storage/storage.ts';

/** What this visitor's browser knows and the server does not. */
export interface FirstVisit {
  readonly session: TabSession;
  readonly address: Pick<Location, 'search' | 'hash'>;
  readonly storage: SafeStorage;
  /** ms. */
  readonly now: number;
}

/**
 * Whether the first step as the server made it for `supplier` is what this visitor is to see: the first page of the designer, of
 * the supplier of this tab, with nothing chosen on an earlier visit.
 */
export const showsFirstPage = (supplier: string, { session, address, storage, now }: FirstVisit): boolean =>
  supplier === String(session.clientId) &&
  pathIn(address.hash) === '/' &&
  !isLogInRedirect(address.search) &&
  !hasStoredScenery(storage) &&
  designStorage(storage, session.clientId).read(now) === undefined;
