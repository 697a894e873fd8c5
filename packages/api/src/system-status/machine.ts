/** The machine and the program on it, for its operator. Asked outside of transactions: it may say that the database is away. */
export interface Machine {
  state(): Promise<MachineState>;
}

export interface MachineState {
  /** Of the release: `0.1.0`. */
  readonly version: string;
  /** ISO 8601: since when this process runs. */
  readonly startedAt: string;
  readonly database: {
    readonly kind: 'embedded' | 'postgres';
    /** The newest change of its tables that this release knows: `0035_orders-in-state`. */
    readonly schema: string;
    readonly isReachable: boolean;
  };
  readonly blobs: { readonly kind: 'files' | 'azure'; readonly isReachable: boolean };
  /** Where mails go: a mail server by its host and port, without a password; null: they are written as files. */
  readonly mailServer: string | null;
  /** null: not measured yet. */
  readonly disk: DiskUse | null;
}

export const diskParts = ['database', 'pictures', 'documents', 'mail', 'rest'] as const;
export type DiskPart = (typeof diskParts)[number];

export interface DiskUse {
  /** ISO 8601. */
  readonly measuredAt: string;
  /** Bytes of the disk with the data folder, and those of them that are free for the server. */
  readonly total: number;
  readonly free: number;
  /** Soon no more pictures are taken in. */
  readonly isLow: boolean;
  /** Bytes of each part; null for what lies elsewhere. */
  readonly parts: Readonly<Record<DiskPart, number | null>>;
}
