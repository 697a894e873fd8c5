import { designToWire } from '@door/wire/catalogue-to-wire';
import type { Gate } from '../../gate.ts';
import { systemIdInput } from '../../input/ids.ts';
import { insistOnSystem } from '../../items/insist-on-system.ts';

export const designsAndColours = (gate: Gate) =>
  gate.input(systemIdInput).query(({ ctx, input }) => {
    const { designs, colours } = insistOnSystem(input, ctx.supplier.catalogue).rows;
    return designs.map((design) => designToWire(design, colours));
  });
