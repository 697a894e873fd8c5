import { useState } from 'react';

/** The UUIDs of acts that make something on the server, so that an act that is tried again after a failure makes it once. */
export interface Attempts {
  /** The UUID of the act: 'copy 7f…'. The same until the act is done. */
  readonly of: (act: string) => string;
  readonly done: (act: string) => void;
}

/** They live as long as the page. */
export function useAttempts(): Attempts {
  const [attempts] = useState(() => new Map<string, string>());
  return {
    of: (act) => {
      const attempt = attempts.get(act) ?? crypto.randomUUID();
      attempts.set(act, attempt);
      return attempt;
    },
    done: (act) => void attempts.delete(act),
  };
}
