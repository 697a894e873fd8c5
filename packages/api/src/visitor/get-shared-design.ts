import { itemId } from '@door/domain/door/model/ids';
import { unnamedJob } from '@door/domain/door/model/item-record';
import { unknownRows } from '@door/domain/door/configure/unknown-rows';
import { itemToWire } from '@door/wire/item-to-wire';
import { inOneTransaction, procedure } from '../procedure.ts';
import { shareIdInput } from '../input/ids.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { itemOf, loadShare, noLongerOffered } from '../item/copy-design.ts';

/** Not in the specification: a shared design in the shape of an item. Its Id is the share's; no other call takes it for an item's. */
export const getSharedDesign = procedure
  .allow('ownItem.design')
  .input(shareIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input }) => {
    const { id, design, currency, madeAt } = unwrapOrThrow(await loadShare(ctx, input));
    const { catalogue, context } = ctx.supplier;
    const item = itemOf(itemId(id), design);
    if (unknownRows(item, context).length > 0) unwrapOrThrow(noLongerOffered);
    return itemToWire({ item, currency, job: unnamedJob, lastUpdated: madeAt, bomUpdated: null }, catalogue);
  });
