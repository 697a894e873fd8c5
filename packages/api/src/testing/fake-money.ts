import type { CreditNoteStore, StoredCreditNote } from '../order/credit-note-store.ts';
import type { PaymentStore, StoredPayment } from '../order/payment-store.ts';
import type { Draft } from './fake-transactions.ts';

export interface MoneyRows {
  readonly payments: readonly StoredPayment[];
  readonly creditNotes: readonly StoredCreditNote[];
}

export const emptyMoneyRows: MoneyRows = { payments: [], creditNotes: [] };

export const fakeMoney = (
  draft: Draft,
): { readonly payments: PaymentStore; readonly creditNotes: CreditNoteStore } => ({
  payments: {
    load: async (id) => draft.now.payments.find(({ payment }) => payment.id === id),
    ofOrder: async (orderId) => draft.now.payments.filter((each) => each.orderId === orderId),
    add: async (stored) => {
      if (draft.now.payments.some(({ payment }) => payment.id === stored.payment.id)) return false;
      draft.now = { ...draft.now, payments: [...draft.now.payments, stored] };
      return true;
    },
  },
  creditNotes: {
    load: async (id) => draft.now.creditNotes.find((each) => each.id === id),
    ofOrder: async (orderId) => draft.now.creditNotes.filter(({ note }) => note.order.id === orderId),
    add: async (stored) => {
      if (draft.now.creditNotes.some(({ id }) => id === stored.id)) return false;
      draft.now = { ...draft.now, creditNotes: [...draft.now.creditNotes, stored] };
      return true;
    },
  },
});
