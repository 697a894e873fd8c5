import { accepted, refused } from '@door/domain/model/outcome';
import { defaultHandleToWire } from '@door/wire/stock-to-wire';
import { z } from 'zod';
import type { Procedure } from '../../procedure.ts';
import { finishInput } from '../../input/ids.ts';
import { text } from '../../input/text.ts';
import { unwrapOrThrow } from '../../unwrap-or-throw.ts';
import { words } from '../../words.ts';

export const getDefaultHandle = (procedure: Procedure) =>
  procedure.input(z.object({ finish: finishInput, type: text(100) })).query(({ ctx, input }) => {
    const handle = defaultHandleToWire(input, ctx.supplier.catalogue.rows);
    return unwrapOrThrow(handle ? accepted(handle) : refused('stock.none', words.handleNotInFinish));
  });
