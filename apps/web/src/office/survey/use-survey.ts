import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { isSessionExpired } from '../../shared/login/log-in-errors.ts';
import { officeClient } from '../queries/office-client.ts';
import { endSession } from '../queries/query-client.ts';
import { useApp } from '../../designer/app/app-context.ts';
import { unsavedSurveyStorage } from './unsaved-survey.ts';
import {
  createSurveyStore,
  type StoredSurvey,
  type SurveyPorts,
  type SurveyState,
  type SurveyStore,
} from './survey-store.ts';

export type OpenedSurvey = 'loading' | 'failed' | SurveyStore;

/** Where a survey comes from and goes to. */
export interface SurveyCalls extends Pick<SurveyPorts, 'load' | 'save'> {
  /** As this device has it, for where there is no network; absent: it is not kept here. */
  readonly kept?: StoredSurvey;
}

interface Opening {
  readonly opened: OpenedSurvey;
  readonly retry: () => void;
}

/** The survey of an item while its page is open. */
export const useSurvey = (id: string): Opening =>
  useSurveyOf(
    id,
    useMemo(
      () => ({
        load: () => officeClient.item.getSurvey.query(id),
        save: (Survey, Version) => officeClient.item.saveSurvey.mutate({ ItemId: id, Survey, Version }),
      }),
      [id],
    ),
  );

/** The same by other calls, which stay the same from one rendering to the next. Leaving the page saves what is not saved yet. */
export function useSurveyOf(id: string, calls: SurveyCalls): Opening {
  const { session } = useApp();
  const { clientId } = session;
  const [opened, setOpened] = useState<OpenedSurvey>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const endIfSessionExpired = (error: unknown) => {
      if (!isSessionExpired(error)) return false;
      endSession(error);
      return true;
    };
    const page = { isLeft: false, store: undefined as SurveyStore | undefined };
    const { load, save, kept } = calls;
    const first = load().catch((error: unknown) => {
      if (kept === undefined || isSessionExpired(error)) throw error;
      return kept;
    });
    first.then(
      (loaded) => {
        if (page.isLeft) return;
        const unsavedStorage = unsavedSurveyStorage(deviceStorage, { clientId, id });
        page.store = createSurveyStore({ load, save, unsavedStorage, online: window, endIfSessionExpired }, loaded);
        setOpened(page.store);
      },
      (error: unknown) => {
        if (!page.isLeft && !endIfSessionExpired(error)) setOpened('failed');
      },
    );
    const onVisibilityChange = () =>
      void (document.visibilityState === 'visible' ? page.store?.refresh() : page.store?.flush());
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      page.isLeft = true;
      document.removeEventListener('visibilitychange', onVisibilityChange);
      page.store?.stop();
      void page.store?.flush();
    };
  }, [id, clientId, calls, tries]);
  const retry = () => {
    setOpened('loading');
    setTries((now) => now + 1);
  };
  return { opened, retry };
}

export const useSurveyState = ({ subscribe, current }: SurveyStore): SurveyState =>
  useSyncExternalStore(subscribe, current);
