import { useCallback, useEffect, useRef, useState } from 'react';
import { toastFailure } from '../../shared/toasts/toasts.ts';
import { type FamilyDoor, type FamilyDoors, useFamilyCalls } from './family-calls.ts';
import { familyMessages } from '../kept/messages.ts';

/** ms between two questions, while somebody looks at the page. */
const between = 10_000;

export type FamilyState = FamilyDoors | 'opening' | 'out-of-reach';

export interface LiveFamily {
  readonly doors: FamilyState;
  /** Gives the heart of this device, or takes it back: shown at once, and as it was where that fails. */
  give(door: FamilyDoor): void;
  askAgain(): void;
}

/** The doors of a page and their hearts, asked for again and again while the page is in sight. */
export function useFamilyDoors(token: string): LiveFamily {
  const calls = useFamilyCalls(token);
  const [doors, setDoors] = useState<FamilyState>('opening');
  const [asked, setAsked] = useState(0);
  /** Hearts on their way: an older answer must not turn them back. */
  const giving = useRef(0);
  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(timer);
      const answer = document.hidden ? null : await calls.read(abort.signal).catch(() => 'out-of-reach' as const);
      if (abort.signal.aborted) return;
      // What was known before says more than that nobody can be reached just now.
      if (answer !== null && giving.current === 0)
        setDoors((before) => (answer === 'out-of-reach' && typeof before !== 'string' ? before : answer));
      if (answer !== 'ended') timer = setTimeout(() => void ask(), between);
    };
    const onSeen = () => void (document.hidden || ask());
    document.addEventListener('visibilitychange', onSeen);
    addEventListener('online', onSeen);
    void ask();
    return () => {
      abort.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onSeen);
      removeEventListener('online', onSeen);
    };
  }, [calls, asked]);
  const give = useCallback(
    (door: FamilyDoor) => {
      const send = async () => {
        giving.current += 1;
        setDoors((before) => turned(before, door));
        try {
          const answer = await calls.heart(door.id, !door.isMine);
          if (giving.current === 1) setDoors(answer);
        } catch (error) {
          setDoors((before) => turned(before, { ...door, isMine: !door.isMine }));
          toastFailure(error, familyMessages.heartFailed);
        } finally {
          giving.current -= 1;
        }
      };
      void send();
    },
    [calls],
  );
  return { doors, give, askAgain: () => setAsked((now) => now + 1) };
}

/** With the heart of this device on that door turned. */
const turned = (doors: FamilyState, { id, isMine }: FamilyDoor): FamilyState =>
  typeof doors === 'string'
    ? doors
    : doors.map((door) =>
        door.id === id && door.isMine === isMine
          ? { ...door, isMine: !isMine, hearts: door.hearts + (isMine ? -1 : 1) }
          : door,
      );
