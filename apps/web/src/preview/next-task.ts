/** Lets what waits come first: a press, a frame. A timer would be held back by 4 ms each time, this is not. */
export const nextTask = (): Promise<void> =>
  new Promise((begun) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      begun();
    };
    port2.postMessage(null);
  });
