import { isFitterDay } from '@door/domain/selling/visit/fitter-days';
import type { DeviceStorage } from '../../shared/queue/device-queue.ts';
import { deviceTable } from '../../shared/storage/device-table.ts';
import type { Day } from './my-day-wire.ts';
import type { Said, WaitingSaid } from './waiting-said.ts';

/** Whose phone it is: whoever else uses it neither reads nor sends what is theirs. Known without a network, as their UserId is not. */
export interface PhoneOwner {
  readonly clientId: number;
  readonly email: string;
}

const nameOf = ({ clientId, email }: PhoneOwner): string => `${String(clientId)}.${email}`;

/** What a person has said of visits and the server does not have. */
export function saidStorage(owner: PhoneOwner): DeviceStorage<WaitingSaid> {
  const table = deviceTable('visit-events', nameOf(owner));
  return {
    all: async () => (await table.all()).flatMap(waitingSaidOf),
    put: (entry) => table.put({ ...entry }),
    remove: table.remove,
  };
}

/** An entry that another version of the page wrote in another shape counts as none. */
function waitingSaidOf(entry: unknown): readonly WaitingSaid[] {
  const { id, visit, said, photo, refusal } = Object(entry);
  if (typeof id !== 'string' || typeof visit !== 'string' || !isSaid(said)) return [];
  const bytes = photo instanceof ArrayBuffer ? photo : null;
  return [{ id, visit, said, photo: bytes, refusal: typeof refusal === 'string' ? refusal : null }];
}

function isSaid(entry: unknown): entry is Said {
  const { as, event, message } = Object(entry);
  const { Id, DeviceAt } = Object(as === 'event' ? event : message);
  return (as === 'event' || as === 'hand over') && typeof Id === 'string' && typeof DeviceAt === 'string';
}

/** A day as the server said it, for reading where there is no network. */
export interface KeptDay {
  readonly day: string;
  /** When it was said, ms. */
  readonly at: number;
  readonly answer: Day;
}

export interface DayStorage {
  /** Of the days that fitters see: what is kept of others is wiped. */
  all(today: string): Promise<readonly KeptDay[]>;
  put(day: KeptDay): Promise<void>;
}

export function dayStorage(owner: PhoneOwner): DayStorage {
  const table = deviceTable('visit-days', nameOf(owner));
  const idOf = (day: string) => `${nameOf(owner)} ${day}`;
  return {
    all: async (today) => {
      const kept = (await table.all()).flatMap(keptDayOf);
      for (const { day } of kept) if (!isFitterDay(day, today)) await table.remove(idOf(day));
      return kept.filter(({ day }) => isFitterDay(day, today));
    },
    put: (kept) => table.put({ id: idOf(kept.day), ...kept }),
  };
}

function keptDayOf(entry: unknown): readonly KeptDay[] {
  const { day, at, answer } = Object(entry);
  return typeof day === 'string' && typeof at === 'number' && isDay(answer) ? [{ day, at, answer }] : [];
}

/** The shape of what one version of the page keeps is that of its own answers: where something is missing, it is asked for again. */
function isDay(answer: unknown): answer is Day {
  const { Today, Visits } = Object(answer);
  return (
    typeof Today === 'string' &&
    Array.isArray(Visits) &&
    Visits.every((visit) => {
      const { Id, Lines, Now } = Object(visit);
      return typeof Id === 'string' && Array.isArray(Lines) && Array.isArray(Object(Now).Steps);
    })
  );
}
