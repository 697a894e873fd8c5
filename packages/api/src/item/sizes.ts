import type { Catalogue } from '@door/domain/catalogue/rows/catalogue';
import type { Action } from '@door/domain/door/model/action';
import type { Item } from '@door/domain/door/model/item';
import { mm, size } from '@door/domain/lib/mm';
import { refused } from '@door/domain/door/model/result';
import { type PartKind, partOf } from '@door/domain/door/model/parts';
import { keysOf } from '@door/domain/lib/records';
import { compositeSize } from '@door/domain/door/sizes/composite-size';
import { sideWidthsOf } from '@door/domain/door/sizes/side-widths';
import { z } from 'zod';
import { lengthInput } from '../input/amounts.ts';
import { itemIdInput } from '../input/ids.ts';
import { applyActions, updateByActions, updateStoredItem } from './update-stored-item.ts';
import { inOneTransaction, procedure } from '../procedure.ts';

const sizesInput = z.object({
  Id: itemIdInput,
  size: z.object({
    overAllWidth: lengthInput,
    overAllHeight: lengthInput,
    leftSideWidth: lengthInput.optional(),
    rightSideWidth: lengthInput.optional(),
    fanlightHeight: lengthInput.optional(),
  }),
});
type Sizes = z.infer<typeof sizesInput>['size'];

/** Sets the sizes by the same rules as the page; sizes that are left out follow from the others. */
export const recalcAssemblySizes = procedure
  .allow('items.manage')
  .input(sizesInput)
  .use(inOneTransaction)
  .mutation(({ ctx, input: { Id, size: sizes } }) =>
    updateStoredItem(ctx, Id, (record, context) => {
      const lacking = sizeOfNoPart(sizes, record.item);
      return lacking ?? applyActions(record, sizeActions(sizes, record.item, context.catalogue), context);
    }),
  );

function sizeActions(sizes: Sizes, item: Item, catalogue: Catalogue): readonly Action[] {
  const overall = size(sizes.overAllWidth, sizes.overAllHeight);
  return [
    { type: 'size.changeOverall', overall },
    ...sideActions(sizes, item),
    ...fanlightActions(sizes, compositeSize({ ...item.frame, overall }, catalogue).height, item),
  ];
}

const partOfSize = {
  leftSideWidth: 'left-sidelight',
  rightSideWidth: 'right-sidelight',
  fanlightHeight: 'fanlight',
} as const satisfies Partial<Record<keyof Sizes, PartKind>>;

/** Programs always send all sizes, 0 for a part that the set does not have; any other size of such a part is refused by name. */
function sizeOfNoPart(sizes: Sizes, { frame }: Item) {
  const lacking = keysOf(partOfSize).find(
    (field) => (sizes[field] ?? 0) > 0 && partOf(frame.parts, partOfSize[field]) === undefined,
  );
  return lacking && refused('size.no-part', `size.${lacking}: this set has no ${partOfSize[lacking]}.`);
}

function sideActions({ leftSideWidth, rightSideWidth }: Sizes, { frame }: Item): readonly Action[] {
  const now = sideWidthsOf(frame.parts);
  const [left, right] = [leftSideWidth ?? now.left, rightSideWidth ?? now.right];
  const hasSides = frame.parts.some(({ kind }) => kind === 'left-sidelight' || kind === 'right-sidelight');
  const isSent = leftSideWidth !== undefined || rightSideWidth !== undefined;
  return hasSides && isSent ? [{ type: 'size.changeSides', left, right }] : [];
}

const fanlightActions = ({ fanlightHeight }: Sizes, frameHeight: number, { frame }: Item): readonly Action[] =>
  fanlightHeight !== undefined && partOf(frame.parts, 'fanlight')
    ? [{ type: 'size.changeDoorHeight', doorHeight: mm(frameHeight - fanlightHeight) }]
    : [];

/** Sets the height of the door below the fanlight, and with it the place of the transom between them. */
export const setDoorWithTransomMullion = procedure
  .allow('items.manage')
  .input(z.object({ Id: itemIdInput, doorHeight: lengthInput }))
  .use(inOneTransaction)
  .mutation(({ ctx, input: { Id, doorHeight } }) =>
    updateStoredItem(ctx, Id, updateByActions([{ type: 'size.changeDoorHeight', doorHeight }])),
  );
