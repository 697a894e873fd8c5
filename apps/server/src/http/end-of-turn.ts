/**
 * Answers what waits until the present turn of the event loop is over, the same promise for all who ask in it: what they do next they do
 * one right after the other. The answers of a turn are written in this way. Each write to a caller that sleeps wakes it, which takes as long
 * as a short call; one that is woken by the first of them reads the others without.
 */
export function endsOfTurns(): () => Promise<void> {
  let end: Promise<void> | undefined;
  return () =>
    (end ??= new Promise((resolve) => {
      setImmediate(() => {
        end = undefined;
        resolve();
      });
    }));
}
