/** What a browser can do with a link; undefined where it cannot. */
export interface LinkWays {
  /** The device's own share sheet. */
  readonly share: ((link: string) => Promise<void>) | undefined;
  readonly copy: ((link: string) => Promise<void>) | undefined;
}

/** `left`: the visitor closed the share sheet. `to-copy`: only the visitor's own hand can copy it. */
export type Offered = 'shared' | 'left' | 'copied' | 'to-copy';

/** The share sheet, else the clipboard, else the link is to be shown. */
export async function offerLink(link: string, { share, copy }: LinkWays): Promise<Offered> {
  if (share) {
    try {
      await share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    }
  }
  try {
    await copy?.(link);
    return copy ? 'copied' : 'to-copy';
  } catch {
    return 'to-copy';
  }
}

export const waysOf = ({ share, clipboard }: Partial<Navigator>, title: string): LinkWays => ({
  share: share && ((url) => navigator.share({ title, url })),
  copy: clipboard && ((link) => clipboard.writeText(link)),
});
