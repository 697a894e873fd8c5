/** The address of a calendar with the visits of a person or a team. */
export interface StoredFeed {
  readonly id: string;
  /** Whose visits it shows: of a person, else of a team. */
  readonly resourceId: string | null;
  readonly teamId: string | null;
  /** SHA-256 of its token, hexadecimal. */
  readonly tokenHash: string;
  /** Whether it tells the customer's name and street. */
  readonly namesCustomers: boolean;
  /** ISO 8601. */
  readonly madeAt: string;
  /** Account. */
  readonly madeBy: string;
  /** ISO 8601; null: it can be read. */
  readonly revokedAt: string | null;
}

export interface FeedStore {
  /** The oldest first, with those that were revoked. */
  all(): Promise<readonly StoredFeed[]>;
  load(id: string): Promise<StoredFeed | undefined>;
  /** By the hash of a token; one that was revoked is not found. */
  living(tokenHash: string): Promise<StoredFeed | undefined>;
  /** One that is there stays. */
  add(feed: StoredFeed): Promise<void>;
  revoke(id: string, at: string): Promise<void>;
}
