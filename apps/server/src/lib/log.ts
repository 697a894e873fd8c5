import { destination, type DestinationStream, pino, stdTimeFunctions, type Logger } from 'pino';

/** Lines are written in blocks, since a write takes longer than the shortest call; none waits longer than `periodicFlush`, ms. */
const inBlocks = { sync: false, minLength: 4096, periodicFlush: 500 };

/** Writes JSON lines, to the standard output unless told where. Callers never log a name, an address, an email or an input of a person. */
export const createLogger = (level: string, to: DestinationStream = destination(inBlocks)): Logger =>
  pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, redact: ['req.headers', 'headers'] }, to);

interface ErrorFacts {
  readonly fault: string;
  readonly code?: unknown;
  readonly message?: string;
  readonly stack?: string;
}

/**
 * An error for the log, without personal data: database drivers put values into `detail`, `query` and the message. The job
 * queue tells of a fault as an object with the fields of an error.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!isFault(error)) return { fault: String(error) };
  const root = rootOf(error);
  return {
    fault: root.name ?? 'Fault',
    // Only errors without a code are our own, with a message that holds no values.
    ...('code' in root ? { code: root.code } : { message: root.message }),
    stack: (root.stack ?? '').split('\n').filter(isFrame).join('\n'),
  };
}

interface Fault {
  readonly name?: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: unknown;
}

const isFault = (error: unknown): error is Fault =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

const isFrame = (line: string): boolean => /^\s+at /.test(line);

const rootOf = (error: Fault): Fault => (isFault(error.cause) ? rootOf(error.cause) : error);
