import { TRPCError } from '@trpc/server';
import type { Gate } from '../../gate.ts';
import { clientIdInput } from '../../input/ids.ts';
import { words } from '../../words.ts';

export const getClientEmail = (gate: Gate) =>
  gate.input(clientIdInput).query(({ ctx, input }) => {
    if (input !== ctx.clientId) throw new TRPCError({ code: 'NOT_FOUND', message: words.noSupplier });
    return ctx.supplier.client.email;
  });
