import { isEqual } from '@door/domain/model/is-equal';
import { hasSameMeasures } from '@door/domain/survey/ordered-size';
import { surveyFromWire, type WireSurvey } from '@door/wire/survey-wire';
import { failureOf, messageOf } from '../../platform/calls/failure.ts';
import { type Store, createStore } from '../../platform/state/store.ts';
import type { OfficeOutputs } from '../queries/office-client.ts';
import type { UnsavedSurveyStorage } from './unsaved-survey.ts';

export type StoredSurvey = OfficeOutputs['item']['getSurvey'];

/** 'waiting': for the network. 'refused': by the server, for a reason. 'conflict': somebody else has saved another survey. */
type Saving = 'saved' | 'saving' | 'waiting' | 'refused' | 'conflict';

export interface SurveyState {
  /** As last answered by the server. */
  readonly stored: StoredSurvey;
  /** As shown in the form. */
  readonly mine: WireSurvey;
  readonly saving: Saving;
  /** Why the server refused it; '' otherwise. */
  readonly reason: string;
}

export interface SurveyStore extends Pick<Store<SurveyState>, 'current' | 'subscribe'> {
  readonly change: (change: Partial<WireSurvey>) => void;
  /** Keeps one of the two surveys of a conflict. */
  readonly resolveConflict: (whose: 'mine' | 'theirs') => void;
  /** Takes an answer of the server, for example after a photo was added. */
  readonly update: (kept: StoredSurvey) => void;
  /** Loads the survey again. */
  readonly refresh: () => Promise<void>;
  /** Saves at once. */
  readonly flush: () => Promise<void>;
  /** Stops autosaving. Unsaved changes stay on the device. */
  readonly stop: () => void;
}

export interface SurveyPorts {
  readonly load: () => Promise<StoredSurvey>;
  readonly save: (survey: WireSurvey, version: number) => Promise<StoredSurvey>;
  readonly unsavedStorage: UnsavedSurveyStorage;
  /** Calls back after a time, ms; returns how to cancel. */
  readonly schedule: (work: () => void, ms: number) => () => void;
  /** Ends the session if the error says that it has expired; returns whether it does. */
  readonly endIfSessionExpired: (error: unknown) => boolean;
}

/** ms without a change after which the survey is saved. */
const saveDelayMs = 700;
/** ms until a failed save is tried again. */
const retryMs = 5000;

/** An open survey: a change shows at once, is stored on the device and saved on the server in the background. */
export function createSurveyStore(ports: SurveyPorts, first: StoredSurvey): SurveyStore {
  const { unsavedStorage } = ports;
  const state = createStore<SurveyState>(initialState(first, unsavedStorage), (now) =>
    storeUnsaved(now, unsavedStorage),
  );
  const timer = { stop: () => undefined as void };
  const running = { now: undefined as Promise<void> | undefined, stopped: false };
  const isUnsaved = () => !isEqual(state.current().mine, state.current().stored.Survey);

  const flushIn = (ms: number) => {
    timer.stop();
    if (!running.stopped) timer.stop = ports.schedule(() => void flush(), ms);
  };
  const send = async () => {
    const { mine, stored } = state.current();
    state.set({ saving: 'saving', reason: '' });
    try {
      state.set({ stored: await ports.save(mine, stored.Version) });
      state.set({ saving: isUnsaved() ? 'saving' : 'saved' });
      if (isUnsaved()) flushIn(saveDelayMs);
    } catch (error) {
      await onFailure(error);
    }
  };
  const onFailure = async (error: unknown) => {
    if (ports.endIfSessionExpired(error)) return state.set({ saving: 'waiting' });
    const failure = failureOf(error);
    if (failure === 'try-again' || failure === 'cancelled') {
      state.set({ saving: 'waiting' });
      return flushIn(retryMs);
    }
    if (failure !== 'conflict') return state.set({ saving: 'refused', reason: messageOf(error) });
    const before = state.current().stored;
    await reload();
    if (state.current().stored.Version === before.Version) state.set({ saving: 'refused', reason: messageOf(error) });
  };
  const flush = async (): Promise<void> => {
    timer.stop();
    if (running.now) await running.now;
    if (!isUnsaved() || state.current().saving === 'conflict') return;
    running.now = send();
    await running.now.finally(() => (running.now = undefined));
  };
  const reload = async () => {
    const was = state.current().stored;
    const loaded = await ports.load().catch(() => undefined);
    if (loaded && state.current().stored === was) state.set(withStored(state.current(), loaded));
  };
  // While a save is running its answer will say what the server has; loading now could be taken for a conflict.
  const refresh = async () => {
    if (running.now) await running.now;
    else await reload();
  };
  if (isUnsaved() && state.current().saving !== 'conflict') flushIn(0);

  return {
    current: state.current,
    subscribe: state.subscribe,
    change: (change) => {
      const { mine, saving } = state.current();
      state.set({ mine: changed(mine, change), saving: saving === 'conflict' ? saving : 'saving' });
      if (isUnsaved()) flushIn(saveDelayMs);
      else if (saving !== 'conflict') state.set({ saving: 'saved', reason: '' });
    },
    resolveConflict: (whose) => {
      const { stored, mine } = state.current();
      state.set({ mine: whose === 'mine' ? mine : stored.Survey, saving: whose === 'mine' ? 'saving' : 'saved' });
      if (whose === 'mine') flushIn(0);
    },
    update: (stored) => state.set(withStored(state.current(), stored)),
    refresh,
    flush,
    stop: () => {
      running.stopped = true;
      timer.stop();
    },
  };
}

/** A changed measure takes back that the survey is final. */
function changed(mine: WireSurvey, change: Partial<WireSurvey>): WireSurvey {
  const next = { ...mine, ...change };
  const isOther = !hasSameMeasures(surveyFromWire(mine), surveyFromWire(next));
  return isOther && change.Final === undefined ? { ...next, Final: false } : next;
}

/** The state after the server has answered with a survey: an unchanged form follows it, a changed one is a conflict. */
function withStored(now: SurveyState, stored: StoredSurvey): SurveyState {
  if (stored.Version === now.stored.Version) return { ...now, stored };
  const hasOwn = !isEqual(now.mine, now.stored.Survey) && !isEqual(now.mine, stored.Survey);
  return hasOwn ? { ...now, stored, saving: 'conflict' } : { stored, mine: stored.Survey, saving: 'saved', reason: '' };
}

/** Begins with the unsaved survey of an earlier page, if there is one. */
function initialState(stored: StoredSurvey, storage: UnsavedSurveyStorage): SurveyState {
  const unsaved = storage.read();
  const base: SurveyState = { stored, mine: stored.Survey, saving: 'saved', reason: '' };
  if (!unsaved) return base;
  const before: SurveyState = {
    ...base,
    stored: { ...stored, Survey: unsaved.base, Version: unsaved.version },
    mine: unsaved.mine,
    saving: 'saving',
  };
  return withStored(before, stored);
}

function storeUnsaved({ stored, mine }: SurveyState, storage: UnsavedSurveyStorage): void {
  if (isEqual(mine, stored.Survey)) storage.remove();
  else storage.write({ mine, base: stored.Survey, version: stored.Version });
}
