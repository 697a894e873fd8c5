import type { OfficeOutputs } from '../queries/office-client.ts';
import { trpc } from '../queries/query-client.ts';

export type BankLine = OfficeOutputs['bank']['lines']['Lines'][number];

/** What the bank says is money of orders, and makes and ends tasks. */
export const bankMutationMeta = {
  invalidates: [trpc.bank.pathKey(), trpc.order.pathKey(), trpc.payment.pathKey(), trpc.task.pathKey()],
};
