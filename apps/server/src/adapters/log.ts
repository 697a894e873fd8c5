import { destination, pino, stdTimeFunctions, type Logger } from 'pino';

/** Facts as lines of JSON. No name, address, e-mail or input of a person is ever a fact. */
export const logOf = (level: string): Logger =>
  pino(
    { level, base: null, timestamp: stdTimeFunctions.isoTime, redact: ['req.headers', 'headers'] },
    destination({ sync: false }),
  );

interface FaultFacts {
  readonly fault: string;
  readonly code?: unknown;
  readonly message?: string;
  readonly stack?: string;
}

/** What went wrong, without what a person typed: drivers put values into `detail` and `query`. */
export function faultFacts(error: unknown): FaultFacts {
  if (!(error instanceof Error)) return { fault: String(error) };
  const root = rootOf(error);
  return {
    fault: root.name,
    // A driver's message may quote what a person typed; a sentence of our own does not.
    ...('code' in root ? { code: root.code } : { message: root.message }),
    stack: (root.stack ?? '').split('\n').filter(isFrame).join('\n'),
  };
}

const isFrame = (line: string): boolean => /^\s+at /.test(line);

const rootOf = (error: Error): Error => (error.cause instanceof Error ? rootOf(error.cause) : error);
