/** What the designer in a frame tells the page around it. Nothing of a person is in any of it. */
export type FrameMessage =
  /** CSS px; `screen`: as high as the window, since the page scrolls in itself. */
  | { readonly type: 'height'; readonly height: number | 'screen' }
  /** The door as it is now, in words. */
  | { readonly type: 'design'; readonly detail: EmbeddedDesign }
  /** An enquiry was sent; its number is that of the mails. */
  | { readonly type: 'enquiry'; readonly detail: { readonly reference: string } };

export interface EmbeddedDesign {
  readonly lines: readonly { readonly term: string; readonly value: string }[];
}

/** The page in which the designer runs when it is in a frame of another website. */
export const embedPath = '/embed';

/** The message as it travels between the two windows. */
export interface SentMessage {
  readonly doorDesigner: FrameMessage;
}

/** What a window was sent, where it is one of ours. */
export const messageIn = (data: unknown): FrameMessage | null =>
  typeof data === 'object' && data !== null && 'doorDesigner' in data ? (data as SentMessage).doorDesigner : null;
