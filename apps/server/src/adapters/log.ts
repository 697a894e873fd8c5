import { destination, pino, stdTimeFunctions, type Logger } from 'pino';

/** Facts as lines of JSON. No name, address, e-mail or input of a person is ever a fact. */
export const logOf = (level: string): Logger =>
  pino(
    { level, base: null, timestamp: stdTimeFunctions.isoTime, redact: ['req.headers', 'headers'] },
    destination({ sync: false }),
  );

/** What went wrong, without what a person typed: drivers put values into `detail` and `query`. */
export function faultFacts(error: unknown): { readonly fault: string; readonly code?: unknown; readonly stack?: string } {
  if (!(error instanceof Error)) return { fault: String(error) };
  const root = rootOf(error);
  return {
    fault: root.name,
    ...('code' in root ? { code: root.code } : {}),
    stack: (root.stack ?? '').split('\n').filter(isFrame).join('\n'),
  };
}

const isFrame = (line: string): boolean => /^\s+at /.test(line);

const rootOf = (error: Error): Error => (error.cause instanceof Error ? rootOf(error.cause) : error);
