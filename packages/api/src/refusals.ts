import type { TRPCError } from '@trpc/server';

type HttpCode = TRPCError['code'];

/** Every refusal that a caller can meet, and how it travels. */
const refusals: Readonly<Record<string, HttpCode>> = {
  'item.none': 'NOT_FOUND',
  'item.sent': 'CONFLICT',
  'item.changed-elsewhere': 'CONFLICT',
};

/** A wish that is not listed is a wish that cannot be granted as it was put. */
export const httpCodeOf = (code: string): HttpCode => refusals[code] ?? 'BAD_REQUEST';
