/** A part that takes longer to answer counts as down, ms. */
const pingTimeout = 5_000;

/** Whether a part of the server answers without a fault, soon. */
export const answersInTime = (ping: () => Promise<unknown>): Promise<boolean> =>
  new Promise((done) => {
    const timer = setTimeout(() => done(false), pingTimeout);
    const answer = (ok: boolean) => {
      clearTimeout(timer);
      done(ok);
    };
    ping().then(
      () => answer(true),
      () => answer(false),
    );
  });
