import type { DocumentState } from '@door/domain/lib/document';
import type { PaperPosition } from '@door/domain/selling/quote/paper-position';
import type { DrawnSet } from '@door/drawing/technical/drawn-set';

/** The pictures of a position as the server answers them; null while they are being made. */
export interface PositionPictures {
  readonly LineId: string;
  readonly External: string | null;
  readonly Internal: string | null;
  readonly Drawing: DrawnSet;
}

const none: Pick<PositionPictures, 'External' | 'Internal'> & { readonly Drawing: null } = {
  External: null,
  Internal: null,
  Drawing: null,
};

export const picturesOf = (all: readonly PositionPictures[], { lineId }: PaperPosition) =>
  all.find(({ LineId }) => LineId === lineId) ?? none;

/** How long until it is asked again whether pictures and PDF are there, ms. One that failed is tried again in minutes, or hours. */
const waits: Readonly<Record<DocumentState, number | false>> = { 'being made': 2_000, failed: 60_000, ready: false };

export const askAgainAfter = (state: DocumentState | null | undefined): number | false =>
  state ? waits[state] : false;
