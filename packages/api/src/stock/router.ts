import { accepted, refused } from '@door/domain/door/model/result';
import {
  addOnFiltersToWire,
  allStockToWire,
  defaultHandleToWire,
  defaultHardwareToWire,
  designGroupStockToWire,
  handleLookupToWire,
  relatedStockToWire,
} from '@door/wire/stock-to-wire';
import { z } from 'zod';
import { designGroupIdInput, finishInput, masterStockIdInput } from '../input/ids.ts';
import { refersTo } from '../input/refers-to.ts';
import { text } from '../input/text.ts';
import { router, supplierQuery as read } from '../procedure.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';
import { messages } from '../messages.ts';

export const stockRouter = router({
  getAddOnFilters: read.query(({ ctx }) => addOnFiltersToWire(ctx.supplier.catalogue)),
  getDefaultHandle: read
    .input(z.object({ finish: finishInput, type: text(100).meta(refersTo('handle type')) }))
    .query(({ ctx, input }) => {
      const handle = defaultHandleToWire(input, ctx.supplier.catalogue);
      return unwrapOrThrow(handle ? accepted(handle) : refused('stock.none', messages.handleNotInFinish));
    }),
  getHandleLookup: read.query(({ ctx }) => handleLookupToWire(ctx.supplier.catalogue.sold)),
  getHardwareDefaultForDropdowns: read
    .input(finishInput)
    .query(({ ctx, input }) => defaultHardwareToWire(input, ctx.supplier.catalogue)),
  getRelatedStockByMasterStockId: read
    .input(masterStockIdInput)
    .query(({ ctx, input }) => relatedStockToWire(input, ctx.supplier.catalogue.sold)),
  listAllDesignGroupStock: read
    .input(designGroupIdInput)
    .query(({ ctx, input }) => designGroupStockToWire(input, ctx.supplier.catalogue.sold)),
  listAllStock: read.query(({ ctx }) => allStockToWire(ctx.supplier.catalogue.sold)),
});
