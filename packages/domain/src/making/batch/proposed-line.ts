/** A line that waits for its batch, or that a person has put into one. */
export interface ProposedLine {
  readonly id: string;
  /** Running number. */
  readonly order: number;
  readonly position: number;
  /** Of the whole line, tenths. */
  readonly points: number;
  /** How many doors it has. */
  readonly doors: number;
  /** Appendix of its colour pair. */
  readonly pair: string;
  /** `WFO`, `NFO`, `HFO`. */
  readonly frame: string;
  /** A remake goes first. */
  readonly isUrgent: boolean;
  /** Whether what its order takes is there by the days on which the week needs it. */
  readonly isReady: boolean;
  /** The batch where a person has put it; null: nowhere. */
  readonly placedIn: string | null;
}
