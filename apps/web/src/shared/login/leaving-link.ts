import type { InstallerRouter } from '@door/api/routers';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';

interface LeavingPorts {
  readonly url: string;
  /** The header of the last call; '' for none yet. Nothing can be waited for any more, so it is not renewed. */
  readonly authorization: () => string;
}

/**
 * Sends what is sent while the page is left or loaded again, such as a removal that could still be undone: at once and by itself,
 * because a page that is gone waits for neither a batch nor a token. Nobody hears the answer.
 */
export const leavingLink = ({ url, authorization }: LeavingPorts): TRPCLink<InstallerRouter> => {
  const page = { isLeft: false };
  addEventListener('pagehide', () => (page.isLeft = true), { capture: true });
  addEventListener('pageshow', () => (page.isLeft = false));
  return () =>
    ({ op, next }) => {
      if (!page.isLeft || op.type !== 'mutation') return next(op);
      const headers = { 'content-type': 'application/json', authorization: authorization() };
      void fetch(`${url}/${op.path}`, {
        ...{ method: 'POST', keepalive: true, headers },
        body: JSON.stringify(op.input),
      }).catch(() => undefined);
      return observable(() => undefined);
    };
};
