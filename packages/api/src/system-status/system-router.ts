import { standardDimensionsOf } from '@door/domain/door/sizes/standard-dimensions';
import { standardDimensionsToWire, systemsToWire } from '@door/wire/catalogue-to-wire';
import { systemIdInput } from '../input/ids.ts';
import { requireSystem } from '../item/require-system.ts';
import { router, supplierQuery as read } from '../procedure.ts';

export const systemRouter = router({
  getAllAllowedSystems: read.query(({ ctx }) => systemsToWire(ctx.supplier.catalogue.sold)),
  getSystemStandardDimensions: read
    .input(systemIdInput)
    .query(({ ctx, input }) =>
      standardDimensionsToWire(standardDimensionsOf(input, requireSystem(input, ctx.supplier.catalogue))),
    ),
});
