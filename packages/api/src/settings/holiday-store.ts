/** A day on which the works are closed. */
export interface Holiday {
  /** ISO day. */
  readonly day: string;
  readonly name: string;
}

/** The calendar of a supplier. */
export interface HolidayStore {
  /** By day. */
  all(): Promise<readonly Holiday[]>;
  /** As `all`, and nobody else replaces them until the transaction ends. */
  load(): Promise<readonly Holiday[]>;
  replace(holidays: readonly Holiday[]): Promise<void>;
}
