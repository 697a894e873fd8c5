/** After this long nothing of the first page is waited for any more, ms. */
const settled = 1200;

export const whenSettled = (): Promise<void> => new Promise((done) => setTimeout(done, settled));
