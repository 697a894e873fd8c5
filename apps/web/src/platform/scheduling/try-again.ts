/** The pause before each further try, ms. */
export const pauses: readonly number[] = [300, 900];

/**
 * Does work that may be done twice, and again where it was lost on the way. Without network it fails at once: whoever asked has
 * something better to do than to try. Rejects with the last error, or the first that `wasLost` says no to.
 */
export async function tryAgain<Result>(
  work: () => Promise<Result>,
  wasLost: (error: unknown) => boolean = () => true,
): Promise<Result> {
  for (const pause of pauses)
    try {
      return await work();
    } catch (error) {
      if (!navigator.onLine || !wasLost(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  return work();
}
