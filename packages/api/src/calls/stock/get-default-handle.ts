import { accepted, refused } from '@door/domain/shared/outcome';
import { defaultHandleToWire } from '@door/wire/stock-to-wire';
import { z } from 'zod';
import type { Gate } from '../../gate.ts';
import { finishInput } from '../../input/finish.ts';
import { text } from '../../input/text.ts';
import { insist } from '../../insist.ts';
import { words } from '../../words.ts';

export const getDefaultHandle = (gate: Gate) =>
  gate.input(z.object({ finish: finishInput, type: text(100) })).query(({ ctx, input }) => {
    const handle = defaultHandleToWire(input, ctx.supplier.catalogue.rows);
    return insist(handle ? accepted(handle) : refused('stock.none', words.handleNotInFinish));
  });
