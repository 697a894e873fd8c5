/** A hidden page paints nothing; it goes on after this long, ms. */
const unseen = 100;

/** Resolves once what has just changed is on the screen. */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, unseen);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        done();
      }),
    );
  });
