import { fitterDays } from '@door/domain/selling/visit/fitter-days';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { readPerson } from '../../shared/login/logged-in-person.ts';
import { createBackOff } from '../../shared/scheduling/retry.ts';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { useToday } from '../layout/use-now.ts';
import { photoMessages } from '../messages/photos.ts';
import { officeClient } from '../queries/office-client.ts';
import { queryClient, trpc } from '../queries/query-client.ts';
import { endIfSessionExpired } from '../queries/use-message-queue.ts';
import type { Day, PhotoTarget } from './my-day-wire.ts';
import { visitWith } from './said-visit.ts';
import { createVisitQueue, nothingSaid, PhotoRefused, type VisitQueue } from './visit-queue.ts';
import type { WaitingSaid } from './waiting-said.ts';
import { type DayStorage, dayStorage, type PhoneOwner, saidStorage } from './visit-storage.ts';

const keyOf = (Day: string) => trpc.fitting.myDay.queryKey({ Day });

/** Whose phone this is. */
export function useOwner(): PhoneOwner {
  const { clientId } = useApp().session;
  const email = readPerson(deviceStorage)?.email ?? '';
  return useMemo(() => ({ clientId, email }), [clientId, email]);
}

/** What this person has said on this device and the server does not have; the queue is null while the page opens. */
export function useVisitQueue(owner: PhoneOwner) {
  const [queue, setQueue] = useState<VisitQueue | null>(null);
  useEffect(() => {
    const opened = createVisitQueue({
      storage: saidStorage(owner),
      upload: async (VisitId, PhotoId, png) =>
        putPhoto(await officeClient.fitting.photoTarget.query({ VisitId, PhotoId }), png),
      record: (VisitId, Events) => officeClient.fitting.record.mutate({ VisitId, Events: [...Events] }),
      handOver: (message) => officeClient.fitting.handOver.mutate(message),
      onTaken: (taken) => noteTaken(dayStorage(owner), taken),
      backOff: createBackOff(window),
      endIfSessionExpired,
      now: () => Date.now(),
    });
    setQueue(opened);
    return opened.stop;
  }, [owner]);
  const state = useSyncExternalStore(queue?.subscribe ?? subscribeToNothing, queue?.current ?? (() => nothingSaid));
  const isWaiting = state.waiting.length > 0;
  const hasWaited = useRef(false);
  useEffect(() => {
    // The server may know more of what was sent, such as the state of the order.
    if (hasWaited.current && !isWaiting) void queryClient.invalidateQueries({ queryKey: trpc.fitting.myDay.pathKey() });
    hasWaited.current = isWaiting;
  }, [isWaiting]);
  return { queue, state };
}

const subscribeToNothing = () => () => undefined;

async function putPhoto({ url, method, headers }: PhotoTarget, png: ArrayBuffer): Promise<void> {
  const { ok, status } = await fetch(url, { method, headers, body: png });
  if (ok) return;
  const isLater = status >= 500 || [408, 429].includes(status);
  throw isLater ? new Error(photoMessages.notTaken) : new PhotoRefused(photoMessages.notTaken);
}

/** What the server has taken is on the page, and kept, before the server says it again. */
async function noteTaken(days: DayStorage, taken: readonly WaitingSaid[]): Promise<void> {
  for (const [queryKey, answer] of queryClient.getQueriesData<Day>({ queryKey: trpc.fitting.myDay.pathKey() })) {
    if (!answer?.Visits.some(({ Id }) => taken.some(({ visit }) => visit === Id))) continue;
    const changed = { ...answer, Visits: answer.Visits.map((visit) => visitWith(visit, taken)) };
    queryClient.setQueryData(queryKey, changed);
    const [first] = changed.Visits;
    if (first) await days.put({ day: first.Day, at: Date.now(), answer: changed });
  }
}

/** A window that gets the focus again does not ask for ten days anew, ms. */
const staleTime = 30_000;

/** The days that this person sees, as the server says them now or said them last. */
export function useDays(owner: PhoneOwner) {
  const today = useToday();
  const days = useMemo(() => fitterDays(today), [today]);
  const [isRead, setIsRead] = useState(false);
  const storage = useMemo(() => dayStorage(owner), [owner]);
  useEffect(() => {
    const show = async () => {
      for (const { day, at, answer } of await storage.all(today))
        if (queryClient.getQueryData(keyOf(day)) === undefined)
          queryClient.setQueryData(keyOf(day), answer, { updatedAt: at });
    };
    void show()
      .catch(() => undefined)
      .finally(() => setIsRead(true));
  }, [storage, today]);
  const answers = useQueries({
    queries: days.map((day) => ({
      queryKey: keyOf(day),
      enabled: isRead,
      staleTime,
      queryFn: async () => {
        const answer = await officeClient.fitting.myDay.query({ Day: day });
        await storage.put({ day, at: Date.now(), answer }).catch(() => undefined);
        return answer;
      },
    })),
  });
  return { today, days, isRead, answers };
}
