import { isOutOfReach } from './failure.ts';

/** The pause before each time that a lost call is sent again, ms. */
const pauses = [300, 900] as const;

/**
 * Sends a call that may arrive twice, and again where it or its answer was lost on the way. Without network it fails at once: then
 * there is something better to do than to try. Rejects with the last error.
 */
export async function resendLost<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (const pause of pauses)
    try {
      return await call();
    } catch (error) {
      if (!isOutOfReach(error) || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  return call();
}
