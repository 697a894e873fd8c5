import type { Refusal, RefusalCode } from '../shared/outcome.ts';
import type { Action } from './action.ts';
import type { Cure, Offer, WhyNot } from './offer.ts';

/** What an offer list says about one wish: the reason that stands on its tile, or that there is no such tile. */
export function refusalOf<Value>(
  offers: readonly Offer<Value>[],
  isWished: (value: Value) => boolean,
  unknown: Refusal,
): Refusal | null {
  const offer = offers.find(({ value }) => isWished(value));
  if (!offer) return unknown;
  return offer.whyNot && { code: offer.whyNot.code, message: offer.whyNot.explanation };
}

/** For a wish that no tile stands for. */
export const notOffered = (topic: string, message: string): Refusal => ({ code: `${topic}.not-offered`, message });

export interface Reason {
  readonly code: RefusalCode;
  readonly reason: string;
  readonly explanation: string;
}

export const whyNot = (reason: Reason): WhyNot => ({ ...reason, cure: null });

/** With the way to it, where there is one. */
export const whyNotUnless = (reason: Reason, cure: Cure | null): WhyNot => ({ ...reason, cure });

export const whyNotBut = (reason: Reason, label: string, action: Action): WhyNot => ({
  ...reason,
  cure: { label, action },
});
