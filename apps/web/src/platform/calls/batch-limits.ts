/** The server refuses larger batches and longer addresses; the client splits a batch that exceeds them. */
export const batchLimits = { maxItems: 20, maxURLLength: 8_000 } as const;
