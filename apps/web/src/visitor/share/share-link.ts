import { embedPath } from '../../shared/embedding/frame-message.ts';
import type { PagePath } from '../../shared/router/paths.ts';
import { type TabSession, supplierSearch } from '../../shared/calls/tab-session.ts';

/** The address of a page that is sent to somebody, never in a frame: `https://…/?client=-1023#/shared/ID`. */
export function linkTo(
  path: PagePath,
  { session, page }: { readonly session: TabSession; readonly page: Pick<Location, 'origin' | 'pathname'> },
): string {
  const pathname = page.pathname === embedPath ? '/' : page.pathname;
  return `${page.origin}${pathname}${supplierSearch(session)}#${path}`;
}

/** The ways in which a browser can share a link; undefined: it cannot. */
export interface ShareTargets {
  /** The device's own share sheet. */
  readonly share: ((link: string) => Promise<void>) | undefined;
  readonly copy: ((link: string) => Promise<void>) | undefined;
}

/** `cancelled`: the visitor closed the share sheet. `to-copy`: the visitor has to copy it by hand. */
export type ShareResult = 'shared' | 'cancelled' | 'copied' | 'to-copy';

/** Tries the share sheet, then the clipboard; else the link has to be shown. */
export async function offerLink(link: string, { share, copy }: ShareTargets): Promise<ShareResult> {
  if (share) {
    try {
      await share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await copy?.(link);
    return copy ? 'copied' : 'to-copy';
  } catch {
    return 'to-copy';
  }
}

export const shareTargetsOf = ({ share, clipboard }: Partial<Navigator>, title: string): ShareTargets => ({
  share: share && ((url) => navigator.share({ title, url })),
  copy: clipboard && ((link) => clipboard.writeText(link)),
});
