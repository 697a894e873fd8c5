import type { RuleContext } from '../../door/choice/rule.ts';
import { isChosenLine, type LineAbout, withoutChoiceOf } from '../../door/configure/chosen-line.ts';
import { type DescribedLine, demandsOf, linesOf } from '../../door/configure/origin.ts';
import type { Action } from '../../door/model/action.ts';
import type { Item } from '../../door/model/item.ts';
import { isEqual } from '../../lib/is-equal.ts';
import type { ProductionRows } from '../../catalogue/rows/production-rows.ts';
import { bomOf } from './bill-of-materials.ts';
import { pairLines } from './pair-lines.ts';
import type { CalculatedLine, WorkInstruction } from './work-instruction.ts';
import { workInstructionsOf } from './work-instructions-of.ts';

/** A choice of which a line of the bill is a consequence. */
export interface LineReason extends DescribedLine {
  /** `line`: without the choice there is no such line, or one of another article. `figures`: only its quantity or size follows. */
  readonly of: 'line' | 'figures';
  /** Takes the choice back; null: a choice that a person makes on a page of the door. */
  readonly undo: Action | null;
}

interface BillRules {
  readonly context: RuleContext;
  readonly production: ProductionRows;
}

/** Why a line is in the bill of a door: asked by making the bill once more without each choice. Empty: nobody chose what it follows from. */
export function reasonsOfLine(line: CalculatedLine, item: Item, rules: BillRules): readonly LineReason[] {
  const { context } = rules;
  const bill = billOf(item, rules);
  const there = bill.find((each) => isEqual(each, line));
  const undoOf = new Map<LineAbout, Action>(demandsOf(item, context).map(({ about, undo }) => [about, undo]));
  const asked: Item[] = [];
  return linesOf(item, context).flatMap((chosen) => {
    if (!isChosenLine(chosen.about, item, context)) return [];
    const without = withoutChoiceOf(chosen.about, item, context);
    // Two lines show one choice, such as the glass of door and sidelights.
    if ([item, ...asked].some(({ choices }) => isEqual(choices, without.choices))) return [];
    asked.push(without);
    const pair = pairLines(bill, billOf(without, rules)).find(({ one }) => one === there);
    const of = differenceOf(line, pair?.other);
    return of ? [{ ...chosen, of, undo: undoOf.get(chosen.about) ?? null }] : [];
  });
}

const billOf = (item: Item, { context: { catalogue }, production }: BillRules): readonly CalculatedLine[] =>
  workInstructionsOf(bomOf(item, { catalogue, production }));

function differenceOf(line: WorkInstruction, other: WorkInstruction | undefined): LineReason['of'] | null {
  if (line.code !== other?.code || line.description !== other.description) return 'line';
  const figures = ({ quantity, length, width }: WorkInstruction) => [quantity, length, width];
  return isEqual(figures(line), figures(other)) ? null : 'figures';
}
