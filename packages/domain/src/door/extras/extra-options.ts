import type { ExtraRow, Stock } from '../../catalogue/rows/stock-rows.ts';
import {
  type Option,
  type Reason,
  saleMark,
  type DisabledReason,
  disabledReason,
  disabledWithFix,
} from '../choice/option.ts';
import type { RuleContext } from '../choice/rule.ts';
import { otherDesigns } from '../design-fit/other-designs.ts';
import { handOn, wantedHand } from '../design-fit/hand-of-design.ts';
import { figuresOf } from '../glass/house-number.ts';
import { handleKey, hardwareOfChoices } from '../hardware/hardware-of-choices.ts';
import { choosing, type NewChoices } from '../model/choices.ts';
import { handleSuits } from '../hardware/suites.ts';
import type { Action } from '../model/action.ts';
import type { ExtraKind } from '../model/extra-kinds.ts';
import type { Item } from '../model/item.ts';
import type { Fix } from '../model/result.ts';
import { leafSizes, masterOf } from '../sizes/leaf-sizes.ts';
import { doorMeets } from '../stock/door-props.ts';
import { isOnSale } from '../stock/stock-on-sale.ts';
import { leafWeight } from '../weight/leaf-weight.ts';
import type { Messages } from '../../messages/messages.ts';
import { canCarry, type FittedStock, hasRoom, isStrongEnough, mustHave, stockForExtra } from './extra-fit.ts';

/** What may be fitted, in the finish of the door's hardware; null is the tile 'None'. */
export const extraOptions = (item: Item, kind: ExtraKind, context: RuleContext): readonly Option<Stock | null>[] => [
  {
    value: null,
    chosen: item.extras.chosen[kind] === null,
    disabledReason: disabledReasonWithout(item, kind, context),
  },
  ...stockForExtra(item, kind, context.catalogue).map(({ row, stock }) => ({
    value: stock,
    chosen: stock.code === item.extras.chosen[kind],
    disabledReason: disabledReasonForExtra({ row, stock }, item, context),
    ...saleMark(isOnSale(stock, context.catalogue)),
  })),
];

const disabledReasonWithout = (
  item: Item,
  kind: ExtraKind,
  { catalogue, messages }: RuleContext,
): DisabledReason | null =>
  mustHave(item, kind, catalogue)
    ? disabledReason({
        code: 'extra.fire-door',
        reason: messages.extras.fireDoorShuts,
        explanation: messages.extras.fireDoorNeedsCloser,
      })
    : null;

/** Why a door cannot carry an extra that is made in its finish; null when it can. */
function disabledReasonForExtra({ row, stock }: FittedStock, item: Item, context: RuleContext): DisabledReason | null {
  const { catalogue, messages } = context;
  const door = { item, catalogue };
  if (canCarry({ row, stock }, door)) return null;
  if (!doorMeets(stock.criteria, item, catalogue)) {
    return disabledReason({
      code: 'extra.not-for-door',
      reason: messages.extras.notForDoor,
      explanation: messages.extras.notForThisDoor(catalogue.master(row.masterId).name),
    });
  }
  if (row.fit.at === 'figures' && figuresOf(item.houseNumber) === '') {
    return disabledReason({
      code: 'extra.no-number',
      reason: messages.extras.noNumber,
      explanation: messages.extras.noNumberYet,
    });
  }
  const reason = isStrongEnough(row, door) ? noRoom(row, messages.extras) : closerTooWeak(row, item, context);
  return disabledWithFix(reason, fixOf(row, item, context));
}

const noRoom = ({ kind }: ExtraRow, messages: Messages['extras']): Reason => ({
  code: 'extra.no-room',
  reason: messages.noRoom,
  explanation: messages.inTheWay(messages.kinds[kind]),
});

function closerTooWeak({ closerSize = 0 }: ExtraRow, item: Item, { catalogue, messages }: RuleContext): Reason {
  const leaf = masterOf(leafSizes(item, catalogue));
  const kg = Math.round(leafWeight(leaf, item, catalogue));
  return {
    code: 'extra.closer-too-weak',
    reason: messages.extras.closerTooWeak,
    explanation: messages.extras.closerShuts({ size: closerSize, width: leaf.width, kg }),
  };
}

/** The first change of handle, else of design, after which the door can carry the extra. */
function fixOf(row: ExtraRow, item: Item, context: RuleContext): Fix | null {
  const { catalogue, messages } = context;
  const handles = catalogue.sold.handles
    .filter((handle) => handle.suites.includes(item.hardware.suite) && handleSuits(handle, item, catalogue))
    .map(({ handleType, name }): FixCandidate => {
      const action = { type: 'hardware.chooseHandleType', handleType } as const;
      const handles = { ...item.choices.handles, [handleKey(item.choices)]: handleType };
      return { name, action, after: withHardware(item, { handles }, context) };
    });
  const designs = otherDesigns(item, context).map((design): FixCandidate => {
    const { id: designId, name } = design;
    const there = { ...item, designId, hand: handOn(design, wantedHand(item)) };
    return { name, action: { type: 'design.choose', designId }, after: withHardware(there, { designId }, context) };
  });
  const fix = [...handles, ...designs].find(
    ({ after }) =>
      after.hardware.suite === item.hardware.suite &&
      isStrongEnough(row, { item: after, catalogue }) &&
      hasRoom(row, { item: after, catalogue }),
  );
  return fix ? { label: messages.use(fix.name), action: fix.action } : null;
}

/** The door with the hardware of other choices. */
function withHardware(item: Item, changes: NewChoices, context: RuleContext): Item {
  const after = { ...item, choices: choosing(item.choices, changes) };
  return { ...after, ...hardwareOfChoices(after, context) };
}

interface FixCandidate {
  readonly name: string;
  readonly action: Action;
  readonly after: Item;
}
