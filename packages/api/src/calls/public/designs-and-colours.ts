import { designToWire } from '@door/wire/catalogue-to-wire';
import type { Procedure } from '../../procedure.ts';
import { systemIdInput } from '../../input/ids.ts';
import { requireSystem } from '../../items/require-system.ts';

export const designsAndColours = (procedure: Procedure) =>
  procedure.input(systemIdInput).query(({ ctx, input }) => {
    const { designs, colours } = requireSystem(input, ctx.supplier.catalogue).rows;
    return designs.map((design) => designToWire(design, colours));
  });
