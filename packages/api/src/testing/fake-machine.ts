import type { Machine } from '../system-status/machine.ts';

/** A machine with half of its disk free. */
export const fakeMachine: Machine = {
  state: async () => ({
    version: '0.1.0',
    startedAt: '2026-11-21T07:00:00.000Z',
    database: { kind: 'embedded', schema: '0035_orders-in-state', isReachable: true },
    blobs: { kind: 'files', isReachable: true },
    mailServer: null,
    disk: {
      measuredAt: '2026-11-21T08:00:00.000Z',
      ...{ total: 100_000_000_000, free: 50_000_000_000, isLow: false },
      parts: { database: 40_000_000, pictures: 9_000_000, documents: 5_000_000, mail: 1_000_000, rest: 2000 },
    },
  }),
};
