import { alike } from '@door/domain/shared/alike';
import { hasSameMeasures } from '@door/domain/survey/final';
import { surveyFromWire, type WireSurvey } from '@door/wire/survey-wire';
import { failureOf, messageOf } from '../../api/failure.ts';
import { type Held, held } from '../../designer/held.ts';
import type { OfficeAnswers } from '../../office/calls.ts';
import type { SurveyMemory } from './survey-memory.ts';

export type KnownSurvey = OfficeAnswers['item']['getSurvey'];

/** `waiting`: for the network. `refused`: the server said why not. `conflict`: somebody else was faster. */
type Saving = 'saved' | 'saving' | 'waiting' | 'refused' | 'conflict';

export interface SurveyState {
  /** As the server last answered. */
  readonly kept: KnownSurvey;
  /** As it stands on the form. */
  readonly mine: WireSurvey;
  readonly saving: Saving;
  /** The server's reason; '' while it has none. */
  readonly reason: string;
}

export interface SurveyStore extends Pick<Held<SurveyState>, 'current' | 'subscribe'> {
  readonly change: (change: Partial<WireSurvey>) => void;
  /** Whose survey is to stand, once two of them met. */
  readonly settle: (whose: 'mine' | 'theirs') => void;
  /** Photos and the like: what stands beside the form is as the server says. */
  readonly learn: (kept: KnownSurvey) => void;
  /** Looks what the server has now. */
  readonly refresh: () => Promise<void>;
  /** Sends at once what is not saved. */
  readonly flush: () => Promise<void>;
  /** Nothing is sent by itself any more; what is unsaved stays on the device. */
  readonly stop: () => void;
}

export interface SurveyPorts {
  readonly load: () => Promise<KnownSurvey>;
  readonly save: (survey: WireSurvey, version: number) => Promise<KnownSurvey>;
  readonly memory: SurveyMemory;
  /** Calls back later; answers how to call it off. */
  readonly later: (work: () => void, ms: number) => () => void;
  /** A failure that ends more than this survey: the session is over. Answers whether it was one. */
  readonly isTheEnd: (error: unknown) => boolean;
}

/** As long as a person takes from one figure to the next. */
const pause = 700;
/** How long until the network is tried again. */
const patience = 5000;

/** A survey in somebody's hand: each figure shows at once, is kept on the device and goes to the server by itself. */
export function createSurveyStore(ports: SurveyPorts, first: KnownSurvey): SurveyStore {
  const { memory } = ports;
  const state = held<SurveyState>(begun(first, memory), (now) => remember(now, memory));
  const timer = { stop: () => undefined as void };
  const running = { now: undefined as Promise<void> | undefined, stopped: false };
  const isUnsaved = () => !alike(state.current().mine, state.current().kept.Survey);

  const soon = (ms: number) => {
    timer.stop();
    if (!running.stopped) timer.stop = ports.later(() => void flush(), ms);
  };
  const send = async () => {
    const { mine, kept } = state.current();
    state.set({ saving: 'saving', reason: '' });
    try {
      state.set({ kept: await ports.save(mine, kept.Version) });
      state.set({ saving: isUnsaved() ? 'saving' : 'saved' });
      if (isUnsaved()) soon(pause);
    } catch (error) {
      await onFailure(error);
    }
  };
  const onFailure = async (error: unknown) => {
    if (ports.isTheEnd(error)) return state.set({ saving: 'waiting' });
    const failure = failureOf(error);
    if (failure === 'try-again' || failure === 'cancelled') {
      state.set({ saving: 'waiting' });
      return soon(patience);
    }
    if (failure !== 'conflict') return state.set({ saving: 'refused', reason: messageOf(error) });
    const before = state.current().kept;
    await look();
    if (state.current().kept.Version === before.Version) state.set({ saving: 'refused', reason: messageOf(error) });
  };
  const flush = async (): Promise<void> => {
    timer.stop();
    if (running.now) await running.now;
    if (!isUnsaved() || state.current().saving === 'conflict') return;
    running.now = send();
    await running.now.finally(() => (running.now = undefined));
  };
  const look = async () => {
    const was = state.current().kept;
    const kept = await ports.load().catch(() => undefined);
    if (kept && state.current().kept === was) state.set(met(state.current(), kept));
  };
  // A survey on its way would come back as somebody else's; its own answer says what the server has.
  const refresh = async () => {
    if (running.now) await running.now;
    else await look();
  };
  if (isUnsaved() && state.current().saving !== 'conflict') soon(0);

  return {
    current: state.current,
    subscribe: state.subscribe,
    change: (change) => {
      const { mine, saving } = state.current();
      state.set({ mine: changed(mine, change), saving: saving === 'conflict' ? saving : 'saving' });
      if (isUnsaved()) soon(pause);
      else if (saving !== 'conflict') state.set({ saving: 'saved', reason: '' });
    },
    settle: (whose) => {
      const { kept, mine } = state.current();
      state.set({ mine: whose === 'mine' ? mine : kept.Survey, saving: whose === 'mine' ? 'saving' : 'saved' });
      if (whose === 'mine') soon(0);
    },
    learn: (kept) => state.set(met(state.current(), kept)),
    refresh,
    flush,
    stop: () => {
      running.stopped = true;
      timer.stop();
    },
  };
}

/** Whoever measures again has to say again that it is final. */
function changed(mine: WireSurvey, change: Partial<WireSurvey>): WireSurvey {
  const next = { ...mine, ...change };
  const isOther = !hasSameMeasures(surveyFromWire(mine), surveyFromWire(next));
  return isOther && change.Final === undefined ? { ...next, Final: false } : next;
}

/** What becomes of the form when the server has another survey: what nobody changed here follows it. */
function met(now: SurveyState, kept: KnownSurvey): SurveyState {
  if (kept.Version === now.kept.Version) return { ...now, kept };
  const hasOwn = !alike(now.mine, now.kept.Survey) && !alike(now.mine, kept.Survey);
  return hasOwn ? { ...now, kept, saving: 'conflict' } : { kept, mine: kept.Survey, saving: 'saved', reason: '' };
}

/** What an earlier page could not send goes on from here. */
function begun(kept: KnownSurvey, memory: SurveyMemory): SurveyState {
  const unsaved = memory.read();
  const base: SurveyState = { kept, mine: kept.Survey, saving: 'saved', reason: '' };
  if (!unsaved) return base;
  const before: SurveyState = {
    ...base,
    kept: { ...kept, Survey: unsaved.base, Version: unsaved.version },
    mine: unsaved.mine,
    saving: 'saving',
  };
  return met(before, kept);
}

function remember({ kept, mine }: SurveyState, memory: SurveyMemory): void {
  if (alike(mine, kept.Survey)) memory.forget();
  else memory.write({ mine, base: kept.Survey, version: kept.Version });
}
