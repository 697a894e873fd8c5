/** Which supplier's shop this tab shows, and to whom. */
export interface Session {
  readonly clientId: number;
  readonly mode: Mode;
}

export type Mode = 'public' | 'installer';

const usual: Session = { clientId: -1022, mode: 'public' };
const key = 'doorwright.session';

/** What the address says wins; else what this tab was told before; else the usual. */
export function readSession(search: string, memory: Pick<Storage, 'getItem' | 'setItem'>): Session {
  const remembered = sessionOf(new URLSearchParams(memory.getItem(key) ?? ''), usual);
  const session = sessionOf(new URLSearchParams(search), remembered);
  memory.setItem(key, new URLSearchParams({ client: String(session.clientId), mode: session.mode }).toString());
  return session;
}

/** The tab was told of a supplier that does not exist. */
export const forgetSession = (memory: Pick<Storage, 'removeItem'>): void => memory.removeItem(key);

/** What an address says for somebody who comes without a memory; always as the public sees the shop. */
export const searchFor = ({ clientId }: Session): string => (clientId === usual.clientId ? '' : `?client=${clientId}`);

function sessionOf(words: URLSearchParams, otherwise: Session): Session {
  const client = words.get('client');
  const mode = words.get('mode');
  return {
    clientId: client && /^-?\d{1,9}$/.test(client) ? Number(client) : otherwise.clientId,
    mode: mode === 'public' || mode === 'installer' ? mode : otherwise.mode,
  };
}
