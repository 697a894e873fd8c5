import type { Action } from '@door/domain/item/action';
import { type PartKind, partOf } from '@door/domain/item/parts';
import type { Item } from '@door/domain/item/item';
import { mm, size } from '@door/domain/measure/mm';
import { compositeSize } from '@door/domain/sizes/composite';
import type { Catalogue } from '@door/domain/catalogue/catalogue';
import { z } from 'zod';
import { type Gate, inOneTransaction } from '../../gate.ts';
import { itemIdInput } from '../../input/ids.ts';
import { lengthInput } from '../../input/length.ts';
import { changeItem } from '../../items/change-item.ts';
import { applyActions } from '../../items/apply-actions.ts';

const input = z.object({
  Id: itemIdInput,
  size: z.object({
    overAllWidth: lengthInput,
    overAllHeight: lengthInput,
    leftSideWidth: lengthInput.optional(),
    rightSideWidth: lengthInput.optional(),
    fanlightHeight: lengthInput.optional(),
  }),
});
type Wanted = z.infer<typeof input>['size'];

/** All sizes that a person may type, by the same rules as on the page; what is left out follows from the rest. */
export const recalcAssemblySizes = (gate: Gate) =>
  gate
    .input(input)
    .use(inOneTransaction)
    .mutation(({ ctx, input: { Id, size: wanted } }) =>
      changeItem(ctx, Id, (item, catalogue) => applyActions(item, sizeActions(wanted, item, catalogue), catalogue)),
    );

function sizeActions(wanted: Wanted, item: Item, catalogue: Catalogue): readonly Action[] {
  const overall = size(wanted.overAllWidth, wanted.overAllHeight);
  return [
    { type: 'size.changeOverall', overall },
    ...sideActions(wanted, item),
    ...fanlightActions(wanted, compositeSize({ ...item.frame, overall }, catalogue).height, item),
  ];
}

/** A width that is sent for a side that is not there is nobody's wish: pages send all fields, always. */
function sideActions({ leftSideWidth, rightSideWidth }: Wanted, { frame }: Item): readonly Action[] {
  const widthNow = (kind: PartKind) => partOf(frame.parts, kind)?.size.width ?? mm(0);
  const left = leftSideWidth ?? widthNow('left-sidelight');
  const right = rightSideWidth ?? widthNow('right-sidelight');
  const hasSides = frame.parts.some(({ kind }) => kind === 'left-sidelight' || kind === 'right-sidelight');
  const isAsked = leftSideWidth !== undefined || rightSideWidth !== undefined;
  return hasSides && isAsked ? [{ type: 'size.changeSides', left, right }] : [];
}

const fanlightActions = ({ fanlightHeight }: Wanted, frameHeight: number, { frame }: Item): readonly Action[] =>
  fanlightHeight !== undefined && partOf(frame.parts, 'fanlight')
    ? [{ type: 'size.changeDoorHeight', doorHeight: mm(frameHeight - fanlightHeight) }]
    : [];
