/** One row of several for which something was not done. */
export interface RowFailure {
  readonly label: string;
  readonly reason: string;
}

export interface BulkProgress {
  readonly total: number;
  readonly done: number;
  readonly failures: readonly RowFailure[];
  readonly state: 'running' | 'stopped' | 'ended';
}

interface BulkOptions<Row> {
  readonly rows: readonly Row[];
  readonly labelOf: (row: Row) => string;
  /** Answers what speaks against the row, null when it is done. */
  readonly work: (row: Row) => Promise<string | null>;
  /** Why it was thrown, in a sentence. */
  readonly reasonOf: (error: unknown) => string;
  /** Asked before each row; what has begun is finished. */
  readonly isStopped: () => boolean;
  readonly onProgress: (progress: BulkProgress) => void;
}

/** Does the same to one row after the other, by the call that does it to one. A row that fails keeps none of the others. */
export async function runForEach<Row>(options: BulkOptions<Row>): Promise<void> {
  const { rows, labelOf, work, reasonOf, isStopped, onProgress } = options;
  let progress: BulkProgress = { total: rows.length, done: 0, failures: [], state: 'running' };
  const notify = (changes: Partial<BulkProgress>) => {
    progress = { ...progress, ...changes };
    onProgress(progress);
  };
  notify({});
  for (const row of rows) {
    if (isStopped()) return notify({ state: 'stopped' });
    // One at a time: the bills of thirty doors at once would keep everybody else waiting.
    const reason = await work(row).catch(reasonOf);
    if (reason === null) notify({ done: progress.done + 1 });
    else notify({ failures: [...progress.failures, { label: labelOf(row), reason }] });
  }
  notify({ state: 'ended' });
}
