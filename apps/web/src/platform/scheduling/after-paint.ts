/** A hidden page paints nothing: there the wait ends after this time, ms. */
const hiddenPageWait = 100;

/** Resolves when the browser has painted the latest change. */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, hiddenPageWait);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        done();
      }),
    );
  });

/** After this time everything that the first page needs has been requested, ms. */
const startUpTime = 1200;

/** Resolves when prefetching no longer competes with the first page. */
export const afterStartUp = (): Promise<void> => new Promise((done) => setTimeout(done, startUpTime));
