/** Any number of callers that wait for the same thing. */
export interface Waiters<Answer> {
  readonly enter: () => Promise<Answer>;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export function createWaiters<Answer>(): Waiters<Answer> {
  let waiting: readonly { resolve(answer: Answer): void; reject(error: unknown): void }[] = [];
  const leave = () => {
    const all = waiting;
    waiting = [];
    return all;
  };
  return {
    enter: () =>
      new Promise((resolve, reject) => {
        waiting = [...waiting, { resolve, reject }];
      }),
    resolve: (answer) => leave().forEach((waiter) => waiter.resolve(answer)),
    reject: (error) => leave().forEach((waiter) => waiter.reject(error)),
  };
}
