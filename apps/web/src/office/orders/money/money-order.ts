import { readAmount } from '@door/domain/selling/pricing/money';
import type { OfficeInputs, OfficeOutputs } from '../../queries/office-client.ts';
import { trpc } from '../../queries/query-client.ts';
import { amountIn } from '../../sale/typed-amount.ts';

/** What the parts of an order's page about money need of the order. */
export type MoneyOrder = Pick<
  OfficeOutputs['order']['getOrderById'],
  'Id' | 'Number' | 'Currency' | 'Lines' | 'Money' | 'RemakeOf' | 'Remakes'
>;

export type ListedPayment = MoneyOrder['Money']['Payments'][number];
export type CreditableLine = MoneyOrder['Money']['Creditable'][number];
export type CreditLine = OfficeInputs['order']['credit']['Lines'][number];

/** Money is told on the order's pages, in lists and papers, and makes and ends tasks. */
export const moneyMutationMeta = { invalidates: [trpc.order.pathKey(), trpc.payment.pathKey(), trpc.task.pathKey()] };

/** Whether somebody has typed a sum above nothing. */
export const isSum = (text: string): boolean => (readAmount(amountIn(text), 'EUR')?.minor ?? 0) > 0;
