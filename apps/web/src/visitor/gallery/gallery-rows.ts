import type { PublicRouter } from '@door/api/routers';
import type { inferRouterOutputs } from '@trpc/server';
import { createPublicClient } from '../../shared/calls/public-client.ts';
import type { TabSession } from '../../shared/calls/tab-session.ts';

/** What the supplier lets visitors begin with besides a bare frame. */
export type Gallery = inferRouterOutputs<PublicRouter>['getGallery'];

const asked = new WeakMap<TabSession, Promise<Gallery>>();

/** Asked once in a tab; what failed is asked again. */
export function galleryOf(session: TabSession): Promise<Gallery> {
  const known = asked.get(session);
  if (known) return known;
  const gallery = createPublicClient(session).getGallery.query();
  asked.set(session, gallery);
  gallery.catch(() => asked.delete(session));
  return gallery;
}
