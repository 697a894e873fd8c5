import type { RefusalCode } from '../shared/outcome.ts';
import type { Action } from './action.ts';

/** One tile of a group: what it stands for, whether it is chosen, and why it cannot be had now. */
export interface Offer<Value> {
  readonly value: Value;
  readonly chosen: boolean;
  readonly whyNot: WhyNot | null;
}

/** Said on the page instead of a greyed-out silence. */
export interface WhyNot {
  readonly code: RefusalCode;
  /** At most eight words: `Needs a half-round or quarter pane`. */
  readonly reason: string;
  /** One sentence that names the present choice. */
  readonly explanation: string;
  readonly cure: Cure | null;
}

/** The one other choice that would allow it; the label is a verb: `Use Minster`. */
export interface Cure {
  readonly label: string;
  readonly action: Action;
}
