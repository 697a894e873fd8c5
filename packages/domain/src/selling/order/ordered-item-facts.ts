import { bomStateOf, type BomTimes } from '../../making/bom/bom-state.ts';
import type { LineProblem, WorkInstruction } from '../../making/bom/work-instruction.ts';
import { doorBlockers } from '../../making/findings/door-blockers.ts';
import type { CheckContext } from '../../making/findings/finding.ts';
import { faultsOf } from '../../making/findings/findings.ts';
import type { Item } from '../../door/model/item.ts';
import { finalSurvey } from '../../making/survey/final-survey.ts';
import type { Survey } from '../../making/survey/survey.ts';
import type { Messages } from '../../messages/messages.ts';
import type { OrderedItemFacts } from './order-guards.ts';

/** The door of a line with what is known about it. */
export interface OrderedItem extends BomTimes {
  readonly item: Item;
  /** When its measurements were declared final; null while they are open. */
  readonly measuredAt: string | null;
  /** undefined: nothing was measured. */
  readonly survey: Survey | undefined;
  /** Why it has no price; '': it has one. */
  readonly priceFault: string;
  /** Its stored bill. */
  readonly lines: readonly Pick<WorkInstruction, 'missing' | 'description'>[];
}

export interface ReadinessContext extends Omit<CheckContext, 'tryAction'> {
  readonly surveyMessages: Messages['survey'];
}

/** What the door's own findings tell, so that a readiness list says it once. */
const toldByDoor: readonly LineProblem[] = ['glass-choice', 'ral-number', 'colour-pair'];

/** What the guards of an order ask about one of its doors. A bill that is not fresh says nothing: it is made anew first. */
export function orderedItemFacts(ordered: OrderedItem, context: ReadinessContext): OrderedItemFacts {
  const { item, lines, priceFault } = ordered;
  const bom = bomStateOf(ordered);
  const inError = lines.filter(({ missing }) => missing !== null && !toldByDoor.includes(missing));
  return {
    itemId: item.id,
    survey: surveyStandingOf(ordered, context),
    priceFault,
    bom,
    errors: bom === 'fresh' ? [...new Set(inError.map(({ description }) => description))] : [],
    blockers: doorBlockers(faultsOf(item, context), context.messages),
  };
}

/** Measurements are final for the sizes that were ordered then: another size opens them again. */
function surveyStandingOf(
  { item, measuredAt, survey }: OrderedItem,
  { catalogue, surveyMessages: messages }: ReadinessContext,
): OrderedItemFacts['survey'] {
  if (measuredAt !== null) return 'final';
  const { fitting } = catalogue.rows.clearances;
  const outcome = survey && finalSurvey(survey, { overall: item.frame.overall, fitting, messages });
  return outcome?.ok === false && outcome.refusal.code === 'survey.other-size' ? 'other-size' : 'open';
}
