import type { WhyNot } from '@door/domain/item/offer';
import type { WhyNotText } from '@door/ui/why-not';
import type { Action } from '@door/domain/item/action';

/** The domain's reason as a note on the page; its cure becomes the button. */
export function explain(whyNot: WhyNot | null, choose: (action: Action) => void): WhyNotText | null {
  if (!whyNot) return null;
  const { reason, explanation, cure } = whyNot;
  return { reason, explanation, cure: cure && { label: cure.label, onChoose: () => choose(cure.action) } };
}
