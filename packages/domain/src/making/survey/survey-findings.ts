import type { RuleContext } from '../../door/choice/rule.ts';
import type { SizeStock } from '../../catalogue/rows/frame-rows.ts';
import { packerOptions } from '../../door/frame/size-stock-options.ts';
import type { ActionOf } from '../../door/model/action.ts';
import type { Item } from '../../door/model/item.ts';
import { type Mm, minus, mm } from '../../lib/mm.ts';
import { adjustmentOf, adjustmentsAt, packersBySide, stockAdjustment } from '../../door/sizes/composite-size.ts';
import { isOutOfSquare } from '../../door/sizes/surveyed-opening.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Survey } from './survey.ts';

/** A warning about a survey before the order, with its fix. */
export type SurveyFinding =
  | { readonly kind: 'out-of-square'; readonly message: string }
  | {
      readonly kind: 'add-on-needed';
      readonly side: JambSide;
      readonly message: string;
      /** The smallest packer that clears the plaster there; null: none that is wide enough is offered. */
      readonly fix: PackerFix | null;
    };

export interface PackerFix {
  readonly stock: SizeStock;
  readonly action: ActionOf<'size.choosePacker'>;
}

const jambSides = ['left', 'right'] as const;
type JambSide = (typeof jambSides)[number];

export function surveyFindings(survey: Survey, item: Item, context: RuleContext): readonly SurveyFinding[] {
  const addOns = jambSides.flatMap((side) => addOnAt(side, { survey, item, context }) ?? []);
  return [...outOfSquare(survey, context.messages.survey), ...addOns];
}

function outOfSquare({ diagonals: [one, other] }: Survey, messages: Messages['survey']): readonly SurveyFinding[] {
  if (one === null || other === null || !isOutOfSquare([one, other])) return [];
  return [{ kind: 'out-of-square', message: messages.outOfSquare(Math.abs(one - other)) }];
}

/** How far plaster may run into the opening, mm, before it touches the hinges or the handle. */
const mostRunIn = { hinge: mm(25), lock: mm(40) } as const satisfies Readonly<Record<string, Mm>>;

/** The edge of the leaf at a jamb; a double door has hinges on both sides. */
const edgeAt = (side: JambSide, { leaves, hand }: Item): keyof typeof mostRunIn =>
  leaves.kind === 'double' || hand === side ? 'hinge' : 'lock';

interface Setting {
  readonly survey: Survey;
  readonly item: Item;
  readonly context: RuleContext;
}

function addOnAt(side: JambSide, { survey, item, context }: Setting): SurveyFinding | undefined {
  const { catalogue } = context;
  const runIn = survey.reveals[side] ?? mm(0);
  const edge = edgeAt(side, item);
  const most = mostRunIn[edge];
  if (minus(runIn, adjustmentsAt(item.frame, catalogue)[side]) <= most) return undefined;
  const message = context.messages.survey.addOnNeeded({ side, edge, runIn, most });
  return { kind: 'add-on-needed', side, message, fix: fixAt(side, minus(runIn, most), { item, context }) };
}

/** A packer in the first free position of that side; where both are taken, it replaces the second. */
function fixAt(side: JambSide, needed: Mm, { item, context }: Omit<Setting, 'survey'>): PackerFix | null {
  const { catalogue } = context;
  const { packers } = item.frame;
  const [first, second] = packersBySide[side];
  const position = packers[first] === null ? first : second;
  const beside = adjustmentOf(packers[position === first ? second : first], catalogue);
  const [stock] = packerOptions(item, position, context)
    .flatMap(({ value, disabledReason }) => (value !== null && disabledReason === null ? [value] : []))
    .filter((packer) => stockAdjustment(packer) + beside >= needed)
    .toSorted((one, other) => stockAdjustment(one) - stockAdjustment(other));
  return stock ? { stock, action: { type: 'size.choosePacker', position, stock: stock.code } } : null;
}
