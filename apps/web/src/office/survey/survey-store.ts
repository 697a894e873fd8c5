import { isEqual } from '@door/domain/lib/is-equal';
import { hasSameMeasures } from '@door/domain/making/survey/ordered-size';
import { surveyFromWire, type WireSurvey } from '@door/wire/survey-wire';
import { messageOf } from '../../shared/calls/failure.ts';
import type { QueuedDocument } from '../../shared/queue/queued-document.ts';
import { createSaveQueue } from '../../shared/queue/save-queue.ts';
import { createBackOff } from '../../shared/scheduling/retry.ts';
import { createWait, type Schedule } from '../../shared/scheduling/wait.ts';
import { type Store, createStore } from '../../shared/state/store.ts';
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
  /** It was final until a measure or a size of the door was changed, here or elsewhere, and nobody has decided since. */
  readonly isReopened: boolean;
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
  /** The device's clock and network; a test hands in its own. */
  readonly schedule?: Schedule;
  readonly online: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Ends the session if the error says that it has expired; returns whether it does. */
  readonly endIfSessionExpired: (error: unknown) => boolean;
}

/** ms without a change after which the survey is saved. */
const saveDelayMs = 700;

/** Nothing is sent before somebody has decided or changed something. */
const waitsForPerson: Readonly<Record<Saving, boolean>> = {
  saved: false,
  saving: false,
  waiting: false,
  refused: true,
  conflict: true,
};

/** An open survey: a change shows at once, is stored on the device and saved on the server in the background. */
export function createSurveyStore(ports: SurveyPorts, first: StoredSurvey): SurveyStore {
  const { unsavedStorage } = ports;
  const { current, set, subscribe } = createStore<SurveyState>(initialState(first, unsavedStorage), (now) =>
    storeUnsaved(now, unsavedStorage),
  );
  const typing = createWait(ports.schedule);
  const queue = createSaveQueue(queuedSurvey(ports, { current, set }), {
    backOff: createBackOff(ports.online, ports.schedule),
    beforeCall: (isUrgent) => (isUrgent ? Promise.resolve() : typing.start(saveDelayMs)),
  });
  const flush = () => {
    const sent = queue.flush();
    typing.end();
    return sent;
  };
  // While a save is running its answer will say what the server has; loading now could be taken for a conflict.
  const refresh = async () => {
    const call = queue.callInProgress();
    if (call) return call;
    const { stored } = current();
    const loaded = await ports.load().catch(() => undefined);
    if (loaded && current().stored === stored) set(withStored(current(), loaded));
  };
  if (isUnsaved(current())) void flush();

  return {
    current,
    subscribe,
    change: (change) => {
      const mine = changed(current().mine, change);
      const isChanged = isUnsaved({ ...current(), mine });
      const isReopened = change.Final === undefined && isNowReopened(current(), mine);
      set({
        mine,
        isReopened,
        ...(current().saving !== 'conflict' && { saving: isChanged ? 'saving' : 'saved', reason: '' }),
      });
      typing.restart();
      queue.send();
    },
    resolveConflict: (whose) => {
      set(whose === 'mine' ? { saving: 'saving' } : { mine: current().stored.Survey, saving: 'saved' });
      void flush();
    },
    update: (stored) => set(withStored(current(), stored)),
    refresh,
    flush,
    stop: queue.stop,
  };
}

/** How the save queue saves a survey: the whole form is one edit. */
function queuedSurvey(
  { load, save, endIfSessionExpired }: SurveyPorts,
  { current, set }: Pick<Store<SurveyState>, 'current' | 'set'>,
): QueuedDocument<StoredSurvey, WireSurvey> {
  const onRefused = (error: unknown) => set({ saving: 'refused', reason: messageOf(error) });
  return {
    current: () => ({ generation: 0, saved: current().stored, unsent: isUnsaved(current()) ? [current().mine] : [] }),
    maySend: () => !waitsForPerson[current().saving],
    create: load,
    nextCall: ({ Version }, [mine = current().mine]) => ({
      covers: 1,
      isDivisible: false,
      send: () => {
        set({ saving: 'saving', reason: '' });
        return save(mine, Version);
      },
    }),
    loadNewest: load,
    isSameVersion: (one, other) => one.Version === other.Version && isEqual(one.Locked, other.Locked),
    countApplied: ({ Survey }) => (isEqual(Survey, current().mine) ? 1 : undefined),
    onSaved: (stored) => set({ stored, saving: isUnsaved({ ...current(), stored }) ? 'saving' : 'saved' }),
    onConflict: (newest) => set(withStored(current(), newest)),
    onRefused,
    onEnd: (_, error) => onRefused(error),
    onNetwork: () => set({ saving: 'waiting' }),
    isFatal: endIfSessionExpired,
  };
}

const isUnsaved = ({ mine, stored }: Pick<SurveyState, 'mine' | 'stored'>): boolean => !isEqual(mine, stored.Survey);

/** A changed measure takes back that the survey is final. */
function changed(mine: WireSurvey, change: Partial<WireSurvey>): WireSurvey {
  const next = { ...mine, ...change };
  const isOther = !hasSameMeasures(surveyFromWire(mine), surveyFromWire(next));
  return isOther && change.Final === undefined ? { ...next, Final: false } : next;
}

const isNowReopened = ({ mine, isReopened }: SurveyState, { Final }: WireSurvey): boolean =>
  !Final && (isReopened || mine.Final);

/** The state after the server has answered with a survey: an unchanged form follows it, a changed one is a conflict. */
function withStored(now: SurveyState, stored: StoredSurvey): SurveyState {
  if (stored.Version === now.stored.Version) return { ...now, stored };
  const hasOwn = !isEqual(now.mine, now.stored.Survey) && !isEqual(now.mine, stored.Survey);
  if (hasOwn) return { ...now, stored, saving: 'conflict' };
  const isReopened = isNowReopened(now, stored.Survey);
  return { stored, mine: stored.Survey, saving: 'saved', reason: '', isReopened };
}

/** Begins with the unsaved survey of an earlier page, if there is one. */
function initialState(stored: StoredSurvey, storage: UnsavedSurveyStorage): SurveyState {
  const unsaved = storage.read();
  const base: SurveyState = { stored, mine: stored.Survey, saving: 'saved', reason: '', isReopened: false };
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
