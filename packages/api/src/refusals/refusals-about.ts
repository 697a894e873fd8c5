import type { TRPCError } from '@trpc/server';

export type TrpcCode = TRPCError['code'];

/**
 * The status of each refusal of some topics: NOT_FOUND for what the supplier does not sell, CONFLICT for what this item cannot take
 * as it is now, BAD_REQUEST for what no item can take. A code of another topic does not compile.
 */
export type RefusalsAbout<Topic extends string> = Readonly<Record<`${Topic}.${string}`, TrpcCode>>;
