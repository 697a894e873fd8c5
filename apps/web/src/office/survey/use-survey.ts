import { useEffect, useState, useSyncExternalStore } from 'react';
import { deviceStorage } from '../../shared/storage/storage.ts';
import { isSessionExpired } from '../../shared/login/log-in-errors.ts';
import { officeClient } from '../queries/office-client.ts';
import { endSession } from '../queries/query-client.ts';
import { useApp } from '../../designer/app/app-context.ts';
import { unsavedSurveyStorage } from './unsaved-survey.ts';
import { createSurveyStore, type SurveyState, type SurveyStore } from './survey-store.ts';

export type OpenedSurvey = 'loading' | 'failed' | SurveyStore;

/** The survey of an item while its page is open. Leaving the page saves what is not saved yet. */
export function useSurvey(id: string): { readonly opened: OpenedSurvey; readonly retry: () => void } {
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
    const load = () => officeClient.item.getSurvey.query(id);
    load().then(
      (first) => {
        if (page.isLeft) return;
        const unsavedStorage = unsavedSurveyStorage(deviceStorage, { clientId, id });
        const save: Parameters<typeof createSurveyStore>[0]['save'] = (Survey, Version) =>
          officeClient.item.saveSurvey.mutate({ ItemId: id, Survey, Version });
        page.store = createSurveyStore({ load, save, unsavedStorage, online: window, endIfSessionExpired }, first);
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
  }, [id, clientId, tries]);
  const retry = () => {
    setOpened('loading');
    setTries((now) => now + 1);
  };
  return { opened, retry };
}

export const useSurveyState = ({ subscribe, current }: SurveyStore): SurveyState =>
  useSyncExternalStore(subscribe, current);
