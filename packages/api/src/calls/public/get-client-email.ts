import { TRPCError } from '@trpc/server';
import type { Procedure } from '../../procedure.ts';
import { clientIdInput } from '../../input/ids.ts';
import { words } from '../../words.ts';

export const getClientEmail = (procedure: Procedure) =>
  procedure.input(clientIdInput).query(({ ctx, input }) => {
    if (input !== ctx.clientId) throw new TRPCError({ code: 'NOT_FOUND', message: words.noSupplier });
    return ctx.supplier.client.email;
  });
