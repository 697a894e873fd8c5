import type { WeekLabel } from '../../lib/production-week.ts';
import type { BatchState } from './batch-cycle.ts';
import type { ProposalReason } from './propose-batches.ts';

/** Whether the glass of a batch is on its way: ordered, or the batch begins without it. */
export const glassStates = ['open', 'ordered', 'waived'] as const;
export type GlassState = (typeof glassStates)[number];

/** Doors that are made together in one production week. */
export interface Batch {
  readonly state: BatchState;
  readonly week: WeekLabel;
  readonly glass: GlassState;
  /** In the order of their places: door 7 waits in the slots `F07`, `S07`, `G07`. */
  readonly lines: readonly PlacedLine[];
}

/** A line of an order, with all its doors. */
export interface PlacedLine {
  readonly lineId: string;
  readonly orderId: string;
  /** Why it is here; what a person placed is left alone by the next proposal. */
  readonly reason: ProposalReason;
}

/** An empty batch of a week. */
export const emptyBatch = (week: WeekLabel): Batch => ({ state: 'Planned', week, glass: 'open', lines: [] });
