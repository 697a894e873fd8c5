import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { UnmetCriterion } from '@door/domain/door/stock/criteria';
import { workInstructionsMessages, wordFor } from '../../messages/work-instructions.ts';

const { stock: messages } = workInstructionsMessages;

/** `Needs threshold: Low aluminium threshold 15 mm. This door has Standard PVC threshold.` */
export function unmetCriterionText({ question, allowed, answer }: UnmetCriterion, catalogue: Catalogue): string {
  const named = (value: string) => nameOf(question, value, catalogue);
  const has = answer === null ? messages.none : named(answer);
  return messages.needs(wordFor(messages.questions, question), allowed.map(named).join(messages.or), has);
}

/** The catalogue's name of a value, or the value itself. */
function nameOf(question: string, value: string, { rows }: Catalogue): string {
  const names: Readonly<Record<string, () => string | undefined>> = {
    threshold: () => rows.thresholds.find(({ code }) => code === value)?.name,
    handleType: () => rows.handles.find(({ handleType }) => handleType === value)?.name,
    subsill: () => rows.sizeStock.find(({ code }) => code === value)?.name,
    doorThickness: () => messages.millimetres(value),
  };
  return names[question]?.() ?? rows.stock.find(({ code }) => code === value)?.description ?? value;
}
