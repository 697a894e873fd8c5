/** Where the page before ended: the last row's sort key, and its id to tell rows of one key apart. */
export interface Cursor {
  readonly key: string;
  readonly id: string;
}

export interface Page {
  readonly limit: number;
  readonly after: Cursor | null;
}
