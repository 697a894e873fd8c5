/** The server refuses larger batches and longer addresses; the client splits what would be too much. */
export const batches = { maxItems: 20, maxURLLength: 8_000 } as const;
