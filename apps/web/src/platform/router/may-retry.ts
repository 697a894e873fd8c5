/** The waits before each retry while the browser is online, ms. */
const pauses = [300, 700, 1500] as const;

/** Resolves when the code of a page may be loaded again: after a pause, or once the network is back; false after the last retry. */
export async function mayRetry(tries: number): Promise<boolean> {
  if (!navigator.onLine) {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return true;
  }
  const pause = pauses[tries];
  if (pause === undefined) return false;
  await new Promise((resolve) => setTimeout(resolve, pause));
  return true;
}
