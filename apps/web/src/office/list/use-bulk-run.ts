import { useRef, useState } from 'react';
import { failureText } from '../../shared/calls/failure.ts';
import { isSessionExpired } from '../../shared/login/log-in-errors.ts';
import { endSession, queryClient } from '../queries/query-client.ts';
import { officeMessages } from '../messages/office.ts';
import type { QueryKey } from '@tanstack/react-query';
import { type BulkProgress, runForEach } from './run-for-each.ts';

interface BulkAct<Row> {
  /** What is done, for the head of the dialog. */
  readonly title: string;
  readonly rows: readonly Row[];
  readonly labelOf: (row: Row) => string;
  readonly work: (row: Row) => Promise<string | null>;
  /** Keys of the queries that show what was changed. */
  readonly invalidates: readonly QueryKey[];
}

export interface BulkRun extends BulkProgress {
  readonly title: string;
}

export interface BulkRuns {
  /** The run that is shown; null: none. */
  readonly shown: BulkRun | null;
  start<Row>(act: BulkAct<Row>): void;
  stop(): void;
  close(): void;
}

/** Runs what a person does to several rows, and says how far it is. */
export function useBulkRun(): BulkRuns {
  const [shown, setShown] = useState<BulkRun | null>(null);
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
  };
  const start: BulkRuns['start'] = ({ title, invalidates, ...act }) => {
    isStopped.current = false;
    const reasonOf = (error: unknown) => {
      if (isSessionExpired(error)) {
        stop();
        endSession(error);
      }
      return failureText(error) || officeMessages.asking.notDone;
    };
    const onProgress = (progress: BulkProgress) => setShown({ ...progress, title });
    void runForEach({ ...act, reasonOf, onProgress, isStopped: () => isStopped.current }).then(() => {
      for (const queryKey of invalidates) void queryClient.invalidateQueries({ queryKey });
    });
  };
  return { shown, start, stop, close: () => setShown(null) };
}
