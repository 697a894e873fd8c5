import { standardDimensionsToWire } from '@door/wire/catalogue-to-wire';
import type { Gate } from '../../gate.ts';
import { systemIdInput } from '../../input/ids.ts';
import { insistOnSystem } from '../../items/insist-on-system.ts';

export const getSystemStandardDimensions = (gate: Gate) =>
  gate
    .input(systemIdInput)
    .query(({ ctx, input }) => standardDimensionsToWire(insistOnSystem(input, ctx.supplier.catalogue).rows));
