import type { TabSession } from '../../platform/calls/tab-session.ts';

/** One page with everything, or a picture of the door on a wall. */
export type DoorPaperType = 'pdf' | 'png';

/** Why the server did not make it, in its words; '' where only a general sentence fits. */
export class DoorPaperRefused extends Error {
  override readonly name = 'DoorPaperRefused';
}

/** The page or picture of a shared design, which the server makes in some seconds. Throws a TypeError without network. */
export async function fetchDoorPaper(
  { shareId, type }: { readonly shareId: string; readonly type: DoorPaperType },
  { session, signal }: { readonly session: TabSession; readonly signal: AbortSignal },
): Promise<Blob> {
  const answer = await fetch(`/door-papers/${String(session.clientId)}/${shareId}.${type}`, { signal });
  if (answer.ok) return answer.blob();
  const said: unknown = await answer.json().catch(() => null);
  throw new DoorPaperRefused(answer.status < 500 ? messageIn(said) : '');
}

function messageIn(said: unknown): string {
  const error = typeof said === 'object' && said !== null && 'error' in said ? said.error : null;
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : null;
  return typeof message === 'string' ? message : '';
}
