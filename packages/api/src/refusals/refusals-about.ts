import type { TRPCError } from '@trpc/server';

export type TrpcCode = TRPCError['code'];

/**
 * The status of each refusal of some topics: NOT_FOUND for what there is not, CONFLICT for what this item cannot take
 * as it is now or what is no longer sold (a page may have opened before a publish), BAD_REQUEST for what no item can take. A code of another topic does not compile.
 */
export type RefusalsAbout<Topic extends string> = Readonly<Record<`${Topic}.${string}`, TrpcCode>>;
