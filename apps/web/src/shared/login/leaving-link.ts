import type { InstallerRouter } from '@door/api/routers';
import type { Operation, TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';

interface LeavingPorts {
  readonly url: string;
  /** The header of the last call; '' for none yet. Nothing can be waited for any more, so it is not renewed. */
  readonly authorization: () => string;
}

/**
 * Sends what is sent while the page is left or loaded again, such as a removal that could still be undone: at once and by itself,
 * because a page that is gone waits for neither a batch nor a token. What was sent before and is not answered yet would be cut off with the
 * page, so it is sent once more: every change may be. Nobody hears the answers.
 */
export const leavingLink = ({ url, authorization }: LeavingPorts): TRPCLink<InstallerRouter> => {
  const page = { isLeft: false };
  const unanswered = new Set<Operation>();
  const sendNow = ({ path, input }: Operation) => {
    const headers = { 'content-type': 'application/json', authorization: authorization() };
    const sent = { method: 'POST', keepalive: true, headers, body: JSON.stringify(input) };
    void fetch(`${url}/${path}`, sent).catch(() => undefined);
  };
  const leave = () => {
    page.isLeft = true;
    for (const op of unanswered) sendNow(op);
  };
  addEventListener('pagehide', leave, { capture: true });
  addEventListener('pageshow', () => (page.isLeft = false));
  return () =>
    ({ op, next }) => {
      if (op.type !== 'mutation') return next(op);
      return observable((observer) => {
        if (page.isLeft) return sendNow(op);
        unanswered.add(op);
        const answer = next(op).subscribe(observer);
        return () => {
          unanswered.delete(op);
          answer.unsubscribe();
        };
      });
    };
};
