/** What shows doors with their pictures, or only amounts. */
export const paperKinds = ['quote', 'order', 'trade-order', 'credit-note'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** What the shop works from: the lists with the bars as they are sawn, and labels on a roll of 100 × 50 mm or on A4, 2 × 5. */
export const batchPapers = ['batch-book', 'batch-labels', 'batch-labels-a4'] as const;
export type BatchPaper = (typeof batchPapers)[number];

/** What goes with a van: the list by which it is loaded, by its revision, and what whoever takes the doors of an order signs. */
const loadPapers = ['packing-list', 'delivery-note'] as const;

/** What a customer gets for a payment, or for a refund. */
const moneyPapers = ['receipt'] as const;

/**
 * What a document is about; each kind has its own paper. A purchase is what a vendor reads, by its revision; a handover is what the customer
 * keeps of each handover of an order.
 */
export const documentKinds = [
  ...paperKinds,
  ...batchPapers,
  ...loadPapers,
  ...moneyPapers,
  'purchase',
  'handover',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A failed one is still tried again for two days: it may become ready when the disk has room again. */
export const documentStates = ['being made', 'ready', 'failed'] as const;
export type DocumentState = (typeof documentStates)[number];
