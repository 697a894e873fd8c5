import { standardDimensionsToWire } from '@door/wire/catalogue-to-wire';
import type { Procedure } from '../../procedure.ts';
import { systemIdInput } from '../../input/ids.ts';
import { requireSystem } from '../../items/require-system.ts';

export const getSystemStandardDimensions = (procedure: Procedure) =>
  procedure
    .input(systemIdInput)
    .query(({ ctx, input }) => standardDimensionsToWire(requireSystem(input, ctx.supplier.catalogue).rows));
