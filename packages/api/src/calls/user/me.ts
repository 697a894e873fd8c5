import { type Gate, personOf } from '../../gate.ts';

/** Added: who the token stands for, as the account has it now. */
export const me = (gate: Gate) =>
  gate.query(({ ctx }) => ({ Role: personOf(ctx).role, ClientId: Number(ctx.clientId) }));
