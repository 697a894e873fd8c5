import type { VisitorDifference } from '@door/domain/selling/pricing/visitor-difference';
import { choiceAmount, type PricedForVisitors, type VisitorPricing } from '@door/domain/selling/pricing/choice-amount';
import { choicesOfStep, type PricedStep } from '@door/domain/door/configure/step-choices';
import type { VisitorAction } from '@door/domain/door/model/action';
import type { CallContext } from '../ports/context.ts';
import type { Supplier } from '../ports/supplier.ts';

interface Asked {
  readonly now: PricedForVisitors;
  readonly pricing: VisitorPricing & { readonly supplier: Supplier };
}

/** What a choice of a step costs beside the present one. */
interface ChoiceAmount {
  readonly action: VisitorAction;
  readonly difference: VisitorDifference;
}

/** What the choices of a step cost, those that cost nothing more or less left out. */
export async function amountsOfStep(
  { yieldToEventLoop }: Pick<CallContext, 'yieldToEventLoop'>,
  step: PricedStep,
  { now, pricing }: Asked,
): Promise<readonly ChoiceAmount[]> {
  const { context, client } = pricing.supplier;
  const amounts: ChoiceAmount[] = [];
  for (const action of choicesOfStep(step, { item: now.item, context, ui: client.ui })) {
    const difference = choiceAmount(action, now, pricing);
    if (difference) amounts.push({ action, difference });
    // Fifty doors are priced here: other calls have their turn between two.
    await yieldToEventLoop();
  }
  return amounts;
}
