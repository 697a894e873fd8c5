import { isEqual } from '@door/domain/model/is-equal';
import type { QueuedDocument } from '../../../door/save-queue/queued-document.ts';
import { createSaveQueue } from '../../../door/save-queue/save-queue.ts';
import { createBackOff, createWait, type Schedule } from '../../../door/save-queue/wait.ts';
import { failureText } from '../../../platform/calls/failure.ts';
import { createStore, type Store } from '../../../platform/state/store.ts';
import type { DraftStorage } from '../../open-item/draft-storage.ts';
import type { WireQuote } from '../../queries/office-client.ts';
import type { QuoteAt } from '../quote-changes.ts';
import { changedFields, type Fields, mergeFields } from './merge-fields.ts';

/** 'incomplete': a field holds nothing that could be sent. 'waiting': for the network. 'conflict': both changed the same. */
export type FormSaving = 'saved' | 'saving' | 'incomplete' | 'waiting' | 'refused' | 'conflict';

export interface FormState {
  /** The quote as last answered by the server. */
  readonly stored: WireQuote;
  /** The fields of the server's answer on which `mine` was typed. */
  readonly base: Fields;
  /** As shown in the form. */
  readonly mine: Fields;
  readonly saving: FormSaving;
  /** Why the server refused it; '' otherwise. */
  readonly reason: string;
  /** The fields of a conflict. */
  readonly contested: readonly string[];
}

/** What was typed and has not reached the server. */
export type UnsentFields = Pick<FormState, 'base' | 'mine'>;

export interface FormPorts {
  readonly fieldsOf: (quote: WireQuote) => Fields;
  readonly isComplete: (fields: Fields) => boolean;
  readonly save: (changed: Fields, mine: Fields, at: QuoteAt) => Promise<WireQuote>;
  readonly load: () => Promise<WireQuote>;
  readonly unsent: DraftStorage<UnsentFields>;
  readonly online: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly schedule?: Schedule;
  /** Ends the session if the error says that it has expired; returns whether it does. */
  readonly endIfSessionExpired: (error: unknown) => boolean;
}

export interface QuoteFormStore extends Pick<Store<FormState>, 'current' | 'subscribe'> {
  readonly change: (fields: Fields) => void;
  /** Takes what the server says of the quote by now. */
  readonly update: (quote: WireQuote) => void;
  readonly resolveConflict: (whose: 'mine' | 'theirs') => void;
  /** Saves at once. */
  readonly flush: () => Promise<void>;
}

/** ms without a change after which a form is saved. */
const saveDelayMs = 700;

const waitsForPerson: Readonly<Record<FormSaving, boolean>> = {
  saved: false,
  saving: false,
  waiting: false,
  incomplete: true,
  refused: true,
  conflict: true,
};

/** A form of a quote that saves by itself: a change shows at once, is kept on the device and sent when typing pauses. */
export function createQuoteFormStore(ports: FormPorts, first: WireQuote): QuoteFormStore {
  const store = createStore<FormState>(begun(ports, first), ({ base, mine }) => {
    if (isEqual(base, mine)) ports.unsent.remove();
    else ports.unsent.write({ base, mine });
  });
  const { current, set } = store;
  const typing = createWait(ports.schedule);
  const queue = createSaveQueue(queuedForm(ports, store), {
    backOff: createBackOff(ports.online, ports.schedule),
    beforeCall: (isUrgent) => (isUrgent ? Promise.resolve() : typing.start(saveDelayMs)),
  });
  const flush = () => {
    const sent = queue.flush();
    typing.end();
    return sent;
  };
  if (hasUnsent(current())) void flush();
  return {
    current,
    subscribe: store.subscribe,
    change: (fields) => {
      set(settled(ports, { ...current(), mine: fields }));
      typing.restart();
      queue.send();
    },
    update: (quote) => {
      if (queue.callInProgress() === undefined) set(withStored(ports, current(), quote));
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
    flush,
  };
}

const hasUnsent = ({ base, mine }: UnsentFields): boolean => !isEqual(base, mine);

/** The state after `mine` was changed: whether it is to be sent. A conflict stays until it is decided. */
function settled({ isComplete }: FormPorts, state: FormState): FormState {
  if (state.contested.length > 0) return { ...state, saving: 'conflict' };
  if (!hasUnsent(state)) return { ...state, saving: 'saved', reason: '' };
  return { ...state, saving: isComplete(state.mine) ? 'saving' : 'incomplete', reason: '' };
}

/** The state after an answer; `now.base` is what the server had, or was sent, when `now.mine` was begun. */
function withStored(ports: FormPorts, now: FormState, stored: WireQuote): FormState {
  const theirs = ports.fieldsOf(stored);
  const { fields, contested } = mergeFields(now.base, now.mine, theirs);
  const isRefused = now.saving === 'refused' && isEqual(fields, now.mine);
  const next = { ...now, stored, base: theirs, mine: fields, contested: [...now.contested, ...contested] };
  return isRefused && hasUnsent(next) ? next : settled(ports, { ...next, contested: next.contested.filter(unique) });
}

const unique = (name: string, at: number, all: readonly string[]): boolean => all.indexOf(name) === at;

/** Begins with what an earlier page left unsent. */
function begun(ports: FormPorts, stored: WireQuote): FormState {
  const fields = ports.fieldsOf(stored);
  const state: FormState = { stored, base: fields, mine: fields, saving: 'saved', reason: '', contested: [] };
  const unsent = ports.unsent.read();
  return unsent ? withStored(ports, { ...state, ...unsent }, stored) : state;
}

function queuedForm(
  ports: FormPorts,
  { current, set }: Pick<Store<FormState>, 'current' | 'set'>,
): QueuedDocument<WireQuote, Fields> {
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
