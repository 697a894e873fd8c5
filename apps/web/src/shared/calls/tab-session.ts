/** Which supplier this tab shows, and to whom; stored in sessionStorage. */
export interface TabSession {
  readonly clientId: number;
  readonly mode: Mode;
}

/** `?client=abc`: the address names no supplier at all. */
export const hasWrongSupplier = (search: string): boolean => {
  const client = new URLSearchParams(search).get('client');
  return client !== null && !supplierId.test(client);
};

const supplierId = /^-?\d{1,9}$/;

export type Mode = 'public' | 'installer';

const defaultSession: TabSession = { clientId: -1022, mode: 'public' };
const key = 'doorwright.session';

/** From the address, else from an earlier address of this tab, else the default supplier. */
export function readTabSession(search: string, storage: Pick<Storage, 'getItem' | 'setItem'>): TabSession {
  const stored = sessionFrom(new URLSearchParams(storage.getItem(key) ?? ''), defaultSession);
  const session = sessionFrom(new URLSearchParams(search), stored);
  storage.setItem(key, new URLSearchParams({ client: String(session.clientId), mode: session.mode }).toString());
  return session;
}

/** For a tab whose address names a supplier that does not exist. */
export const clearTabSession = (storage: Pick<Storage, 'removeItem'>): void => storage.removeItem(key);

/** The search part of a link to this supplier's public pages, such as `?client=-1023`; '' for the default supplier. */
export const supplierSearch = ({ clientId }: TabSession): string =>
  clientId === defaultSession.clientId ? '' : `?client=${clientId}`;

function sessionFrom(params: URLSearchParams, fallback: TabSession): TabSession {
  const client = params.get('client');
  const mode = params.get('mode');
  return {
    clientId: client && supplierId.test(client) ? Number(client) : fallback.clientId,
    mode: mode === 'public' || mode === 'installer' ? mode : fallback.mode,
  };
}
