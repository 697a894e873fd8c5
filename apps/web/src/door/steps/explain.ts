import type { WhyNot } from '@door/domain/choice/offer';
import type { WhyNotText } from '@door/ui/why-not';
import type { Action } from '@door/domain/model/action';

/** Why a choice is not available, for a tile: the domain's reason, with its cure as the button. */
export function explain(whyNot: WhyNot | null, choose: (action: Action) => void): WhyNotText | null {
  if (!whyNot) return null;
  const { reason, explanation, cure } = whyNot;
  return { reason, explanation, cure: cure && { label: cure.label, onChoose: () => choose(cure.action) } };
}
