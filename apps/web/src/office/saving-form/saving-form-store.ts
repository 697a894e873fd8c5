import { isEqual } from '@door/domain/lib/is-equal';
import type { QueuedDocument } from '../../shared/queue/queued-document.ts';
import { createSaveQueue } from '../../shared/queue/save-queue.ts';
import { createBackOff } from '../../shared/scheduling/retry.ts';
import { createWait, type Schedule } from '../../shared/scheduling/wait.ts';
import { failureText } from '../../shared/calls/failure.ts';
import { createStore, type Store } from '../../shared/state/store.ts';
import type { DraftStorage } from '../queries/draft-storage.ts';
import type { VersionAt } from '../queries/queued-changes.ts';
import { changedFields, type Fields, mergeFields } from './merge-fields.ts';

/** 'incomplete': a field holds nothing that could be sent. 'waiting': for the network. 'conflict': both changed the same. */
export type FormSaving = 'saved' | 'saving' | 'incomplete' | 'waiting' | 'refused' | 'conflict';

export interface FormFields {
  /** The fields of the server's answer on which `mine` was typed. */
  readonly base: Fields;
  /** As shown in the form. */
  readonly mine: Fields;
}

export interface FormState<Stored> extends FormFields {
  /** What the form is of, as last answered by the server. */
  readonly stored: Stored;
  readonly saving: FormSaving;
  /** Why the server refused it; '' otherwise. */
  readonly reason: string;
  /** The fields of a conflict. */
  readonly contested: readonly string[];
}

export interface FormPorts<Stored> {
  readonly fieldsOf: (stored: Stored) => Fields;
  readonly isComplete: (fields: Fields) => boolean;
  readonly save: (changed: Fields, mine: Fields, at: VersionAt) => Promise<Stored>;
  readonly load: () => Promise<Stored>;
  readonly unsent: DraftStorage<FormFields>;
  readonly online: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly schedule?: Schedule;
  /** Ends the session if the error says that it has expired; returns whether it does. */
  readonly endIfSessionExpired: (error: unknown) => boolean;
}

export interface SavingFormStore<Stored> extends Pick<Store<FormState<Stored>>, 'current' | 'subscribe'> {
  readonly change: (fields: Fields) => void;
  /** Takes what the server says of it by now. */
  readonly update: (stored: Stored) => void;
  readonly resolveConflict: (whose: 'mine' | 'theirs') => void;
  /** Gives up what is typed. */
  readonly forget: () => void;
  /** Saves at once. */
  readonly flush: () => Promise<void>;
  /** Saves at once; rejects when the server cannot be reached now, or when a person has to do something first. */
  readonly whenSaved: () => Promise<unknown>;
}

/** ms without a change after which a form is saved. */
const saveDelayMs = 700;

export const waitsForPerson: Readonly<Record<FormSaving, boolean>> = {
  saved: false,
  saving: false,
  waiting: false,
  incomplete: true,
  refused: true,
  conflict: true,
};

/** A form that saves by itself: a change shows at once, is kept on the device and sent when typing pauses. */
export function createSavingFormStore<Stored extends VersionAt>(
  ports: FormPorts<Stored>,
  first: Stored,
): SavingFormStore<Stored> {
  const store = createStore<FormState<Stored>>(begun(ports, first), ({ base, mine }) => {
    if (isEqual(base, mine)) ports.unsent.remove();
    else ports.unsent.write({ base, mine });
  });
  const { current, set } = store;
  const typing = createWait(ports.schedule);
  const queue = createSaveQueue(queuedForm(ports, store), {
    backOff: createBackOff(ports.online, ports.schedule),
    beforeCall: (isUrgent) => (isUrgent ? Promise.resolve() : typing.start(saveDelayMs)),
  });
  const now = <Answer>(sent: Promise<Answer>): Promise<Answer> => {
    typing.end();
    return sent;
  };
  const flush = () => now(queue.flush());
  if (hasUnsent(current())) void flush();
  return {
    current,
    subscribe: store.subscribe,
    change: (fields) => {
      set(settled(ports, { ...current(), mine: fields }));
      typing.restart();
      queue.send();
    },
    update: (stored) => {
      if (queue.callInProgress() === undefined) set(withStored(ports, current(), stored));
    },
    resolveConflict: (whose) => {
      const { stored, mine, contested } = current();
      const theirs = ports.fieldsOf(stored);
      const kept = Object.fromEntries(
        Object.entries({ ...theirs, ...mine }).map(([name, value]) => [
          name,
          whose === 'theirs' && contested.includes(name) ? theirs[name] : value,
        ]),
      );
      const defined = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
      set(settled(ports, { ...current(), base: theirs, mine: defined, contested: [] }));
      void flush();
    },
    forget: () => {
      const { stored } = current();
      const fields = ports.fieldsOf(stored);
      set({ base: fields, mine: fields, saving: 'saved', reason: '', contested: [] });
    },
    flush,
    whenSaved: () => now(queue.whenSaved()),
  };
}

const hasUnsent = ({ base, mine }: FormFields): boolean => !isEqual(base, mine);

/** The state after `mine` was changed: whether it is to be sent. A conflict stays until it is decided. */
function settled<Stored>({ isComplete }: FormPorts<Stored>, state: FormState<Stored>): FormState<Stored> {
  if (state.contested.length > 0) return { ...state, saving: 'conflict' };
  if (!hasUnsent(state)) return { ...state, saving: 'saved', reason: '' };
  return { ...state, saving: isComplete(state.mine) ? 'saving' : 'incomplete', reason: '' };
}

/** The state after an answer; `now.base` is what the server had, or was sent, when `now.mine` was begun. */
function withStored<Stored>(ports: FormPorts<Stored>, now: FormState<Stored>, stored: Stored): FormState<Stored> {
  const theirs = ports.fieldsOf(stored);
  const { fields, contested } = mergeFields(now.base, now.mine, theirs);
  const isRefused = now.saving === 'refused' && isEqual(fields, now.mine);
  const next = { ...now, stored, base: theirs, mine: fields, contested: [...now.contested, ...contested] };
  return isRefused && hasUnsent(next) ? next : settled(ports, { ...next, contested: next.contested.filter(unique) });
}

const unique = (name: string, at: number, all: readonly string[]): boolean => all.indexOf(name) === at;

/** Begins with what an earlier page left unsent. */
function begun<Stored>(ports: FormPorts<Stored>, stored: Stored): FormState<Stored> {
  const fields = ports.fieldsOf(stored);
  const state: FormState<Stored> = { stored, base: fields, mine: fields, saving: 'saved', reason: '', contested: [] };
  const unsent = ports.unsent.read();
  return unsent ? withStored(ports, { ...state, ...unsent }, stored) : state;
}

function queuedForm<Stored extends VersionAt>(
  ports: FormPorts<Stored>,
  { current, set }: Pick<Store<FormState<Stored>>, 'current' | 'set'>,
): QueuedDocument<Stored, Fields> {
  let sent: Fields = current().base;
  const onRefused = (error: unknown) => set({ saving: 'refused', reason: failureText(error) });
  return {
    current: () => ({ generation: 0, saved: current().stored, unsent: hasUnsent(current()) ? [current().mine] : [] }),
    maySend: () => !waitsForPerson[current().saving],
    create: ports.load,
    nextCall: ({ Id, LastUpdated }, [mine = current().mine]) => ({
      covers: 1,
      isDivisible: false,
      send: () => {
        sent = mine;
        set({ saving: 'saving', reason: '' });
        return ports.save(changedFields(current().base, mine), mine, { Id, LastUpdated });
      },
    }),
    loadNewest: ports.load,
    isSameVersion: (one, other) => one.LastUpdated === other.LastUpdated,
    countApplied: (newest) => (isEqual(ports.fieldsOf(newest), current().mine) ? 1 : undefined),
    onSaved: (stored) => set(withStored(ports, { ...current(), base: sent }, stored)),
    onConflict: (newest) => set(withStored(ports, current(), newest)),
    onRefused,
    onEnd: (_, error) => onRefused(error),
    onNetwork: () => set({ saving: 'waiting' }),
    isFatal: ports.endIfSessionExpired,
  };
}
