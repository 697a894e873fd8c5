import type { Action } from '../model/action.ts';
import type { Cure } from '../model/outcome.ts';
import type { RefusalCode } from '../model/refusal-codes.ts';
import type { WhyNot } from './offer.ts';

export interface Reason {
  readonly code: RefusalCode;
  readonly reason: string;
  readonly explanation: string;
}

export const whyNot = (reason: Reason): WhyNot => ({ ...reason, cure: null });

/** The reason with the action that would allow the option, where there is one. */
export const whyNotWithCure = (reason: Reason, cure: Cure | null): WhyNot => ({ ...reason, cure });

export const whyNotCuredBy = (reason: Reason, label: string, action: Action): WhyNot => ({
  ...reason,
  cure: { label, action },
});
