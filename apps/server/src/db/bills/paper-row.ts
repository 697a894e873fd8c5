import type { StoredClaim } from '@door/api/purchase/paper-store';

type Facts = Omit<StoredClaim, 'claim'>;

/** What every paper is stored with, as columns. */
export const rowOfStored = ({
  id,
  createdAt,
  createdBy,
  lastUpdated,
  firstIdempotencyKey,
  lastIdempotencyKey,
}: Facts) => ({
  ...{ id, createdBy, firstIdempotencyKey, lastIdempotencyKey },
  ...{ createdAt: new Date(createdAt), lastUpdated: new Date(lastUpdated) },
});

export const storedOf = ({
  id,
  createdAt,
  createdBy,
  lastUpdated,
  firstIdempotencyKey,
  lastIdempotencyKey,
}: ReturnType<typeof rowOfStored>): Facts => ({
  ...{ id, createdBy, firstIdempotencyKey, lastIdempotencyKey },
  ...{ createdAt: createdAt.toISOString(), lastUpdated: lastUpdated.toISOString() },
});
