/** What a document is about; each kind has its own paper. */
export const documentKinds = ['quote', 'order', 'trade-order'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A failed one is still tried again for two days: it may become ready when the disk has room again. */
export const documentStates = ['being made', 'ready', 'failed'] as const;
export type DocumentState = (typeof documentStates)[number];
