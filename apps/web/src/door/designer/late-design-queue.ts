import type { DesignQueue, EditingSession } from './editing-session.ts';

/**
 * The queue that saves a visitor's design. Its code comes with that of the calls, after the first page: until then choices wait in
 * the design, as they do without network.
 */
export function lateDesignQueue(session: EditingSession): DesignQueue {
  let queue: DesignQueue | undefined;
  const load = async (): Promise<DesignQueue> => {
    const { createDesignQueue } = await import('./design-queue.ts');
    queue ??= createDesignQueue(session);
    return queue;
  };
  const untilLoaded = async (): Promise<DesignQueue> => {
    await session.afterPaint();
    for (;;) {
      try {
        return await load();
      } catch {
        session.set({ network: 'waiting', configuring: false });
        await session.backOff.wait();
      }
    }
  };
  let sending: Promise<void> | undefined;
  return {
    send: () => {
      if (queue) return queue.send();
      sending ??= untilLoaded()
        .then((loaded) => loaded.send())
        .finally(() => {
          sending = undefined;
        });
    },
    whenSaved: async () => (await load()).whenSaved(),
  };
}
