import { accepted, refused } from '@door/domain/door/model/result';
import { receiptPaperOf } from '@door/domain/selling/payment/receipt-paper';
import type { Paper } from '@door/domain/selling/quote/paper';
import { findCustomer } from '../customer/customers.ts';
import { addressesOfVersion } from '../document/addresses-of-version.ts';
import { paymentIdInput } from '../input/ids.ts';
import { paperTexts, payingMessages } from '../messages.ts';
import { paymentMessages } from '../payment/messages.ts';
import { type CallScope, inOneTransaction, procedure } from '../procedure.ts';
import type { Result } from '../refusals.ts';
import { unwrapOrThrow } from '../unwrap-or-throw.ts';

/** The PDF of a receipt: there is one version of it. */
export const receiptDocument = (paymentId: string) => ({ kind: 'receipt', aboutId: paymentId, version: 1 }) as const;

interface Receipt {
  readonly orderId: string;
  readonly paper: Paper;
}

/** The receipt of a payment, or of a refund, by the id of its entry. */
export async function receiptOf(ctx: Pick<CallScope, 'stores' | 'supplier'>, id: string): Promise<Result<Receipt>> {
  const { payments, orders } = ctx.stores;
  const found = await payments.load(id);
  const [stored] = found ? await orders.find([found.orderId]) : [];
  if (!found || !stored) return none;
  const { number, order } = stored;
  const customer = await findCustomer(ctx, order.customerId);
  if (!customer.ok) return customer;
  const { details } = customer.value;
  const source = {
    payment: found.payment,
    payments: (await payments.ofOrder(stored.id)).map(({ payment }) => payment),
    order: number,
    supplier: ctx.supplier.client,
    customer: { name: details.name, address: details.sites[0]?.address ?? order.deliveryAddress },
  };
  const written = receiptPaperOf(source, { paper: paperTexts.paper, paying: payingMessages });
  return written.ok ? accepted({ orderId: stored.id, paper: written.value }) : written;
}

const none: Result<never> = refused('payment.none', paymentMessages.none);

/** The receipt of a payment, as it is printed, with its PDF; by the id of the payment. */
export const getReceipt = procedure
  .allow('orders.sell')
  .input(paymentIdInput)
  .use(inOneTransaction)
  .query(async ({ ctx, input: id }) => {
    const { orderId, paper } = unwrapOrThrow(await receiptOf(ctx, id));
    const { DocumentState, DocumentsBefore, PdfUrl } = await addressesOfVersion(ctx, receiptDocument(id));
    return {
      OrderId: orderId,
      Paper: paper,
      /** null: it was recorded before receipts had a PDF, and is printed. */
      DocumentState,
      DocumentsBefore,
      /** Valid for ten minutes; null while it is being made. */
      PdfUrl,
    };
  });
