import type { PreparedPostgres } from '../../apps/server/src/testing/postgres-server.ts';

/** Where a test server begins: migrated and seeded once for a run. */
export interface PreparedData {
  /** Folder of data with an embedded database. */
  readonly embedded: string;
  /** Absent where PostgreSQL is not installed: every server has the embedded database then. */
  readonly postgres: { readonly folder: string; readonly database: PreparedPostgres } | undefined;
}

/** Playwright hands the environment of its setup on to its workers. */
const variable = 'PREPARED_DATA';

export const handOn = (data: PreparedData): void => {
  process.env[variable] = JSON.stringify(data);
};

/** Absent outside of a run of journeys: a server begins with an empty folder then. */
export function preparedData(): PreparedData | undefined {
  const text = process.env[variable];
  // By this project itself, in the process above.
  return text === undefined ? undefined : (JSON.parse(text) as PreparedData);
}
