/** Providers with which a supplier may have an account of its own. */
export const paymentDrivers = ['stripe', 'mollie'] as const;

/** With a test account nobody pays: it books nothing but in a demonstration. */
export const paymentModes = ['test', 'live'] as const;

/** How a customer may pay on a provider's page. */
export const payMethods = ['card', 'bank debit', 'iDEAL', 'Bancontact'] as const;
export type PayMethod = (typeof payMethods)[number];

/** How an attempt to pay stands. */
export const attemptStates = ['Creating', 'Open', 'Processing', 'Paid', 'Failed', 'Expired', 'Superseded'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** Money that a provider pays back. */
export const refundStates = ['Asked', 'Sent', 'Done', 'Failed'] as const;
