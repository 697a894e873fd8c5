/** What the designer in a frame tells the page around it. Nothing of a person is in any of it. */
export type FrameMessage =
  /** CSS px; `screen`: as high as the window, since the page scrolls in itself. */
  | { readonly type: 'height'; readonly height: number | 'screen' }
  /** Another page is shown, which begins at the top. */
  | { readonly type: 'page' }
  /** The door as it is now, in words. */
  | { readonly type: 'design'; readonly detail: EmbeddedDesign }
  /** The visitor wants to leave the designer, and the supplier has set no page to go to: the page around it knows where. */
  | { readonly type: 'exit' }
  /** An enquiry was sent; its number is that of the mails. */
  | { readonly type: 'enquiry'; readonly detail: { readonly reference: string } };

export interface EmbeddedDesign {
  readonly lines: readonly { readonly term: string; readonly value: string }[];
}

/** How much of the frame is in the window of the page around it, CSS px. */
export interface SeenPart {
  /** Of the frame, above the window's upper edge. */
  readonly above: number;
  /** Of the frame, below the window's lower edge. */
  readonly below: number;
  /** Of the window. */
  readonly window: number;
}

/** The page in which the designer runs when it is in a frame of another website. */
export const embedPath = '/embed';

/** The message as it travels between the two windows. */
export interface SentMessage {
  readonly doorDesigner: FrameMessage;
}

/** What the page around a frame tells it. */
export interface SentSeenPart {
  readonly doorDesignerSeen: SeenPart;
}

/** What a window was sent, where it is one of ours. */
export const messageIn = (data: unknown): FrameMessage | null =>
  typeof data === 'object' && data !== null && 'doorDesigner' in data ? (data as SentMessage).doorDesigner : null;

/** What the frame was sent; null for anything else. */
export function seenPartIn(data: unknown): SeenPart | null {
  if (typeof data !== 'object' || data === null || !('doorDesignerSeen' in data)) return null;
  const { above, below, window } = (data as SentSeenPart).doorDesignerSeen;
  return [above, below, window].every(Number.isFinite) ? { above, below, window } : null;
}
