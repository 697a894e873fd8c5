import { useEffect, useState, useSyncExternalStore } from 'react';
import { onDevice } from '../../kept.ts';
import { isSessionOver } from '../../login/login-problems.ts';
import { usePlace } from '../../navigation/navigation.ts';
import { officeApi } from '../../office/calls.ts';
import { endSession } from '../../office/session-over.ts';
import { useShop } from '../../shell/shop.ts';
import { surveyMemory } from './survey-memory.ts';
import { createSurveyStore, type SurveyState, type SurveyStore } from './survey-store.ts';

export type OpenedSurvey = 'opening' | 'failed' | SurveyStore;

const later = (work: () => void, ms: number) => {
  const id = setTimeout(work, ms);
  return () => clearTimeout(id);
};

/** The survey of an item, as long as its page is open. What is on its way when the page goes is sent at once. */
export function useSurvey(id: string): { readonly opened: OpenedSurvey; readonly again: () => void } {
  const { session } = useShop();
  const { clientId } = session;
  const { go } = usePlace();
  const [opened, setOpened] = useState<OpenedSurvey>('opening');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const isTheEnd = (error: unknown) => {
      if (!isSessionOver(error)) return false;
      endSession(error);
      void go('/login', 'replace');
      return true;
    };
    const life = { over: false, store: undefined as SurveyStore | undefined };
    const load = () => officeApi().item.getSurvey.query(id);
    load().then(
      (first) => {
        if (life.over) return;
        const memory = surveyMemory(onDevice, { clientId, id });
        const save: Parameters<typeof createSurveyStore>[0]['save'] = (Survey, Version) =>
          officeApi().item.saveSurvey.mutate({ ItemId: id, Survey, Version });
        life.store = createSurveyStore({ load, save, memory, later, isTheEnd }, first);
        setOpened(life.store);
      },
      (error: unknown) => {
        if (!life.over && !isTheEnd(error)) setOpened('failed');
      },
    );
    const hasNetwork = () => void life.store?.flush();
    const isBack = () => void (document.visibilityState === 'visible' ? life.store?.refresh() : life.store?.flush());
    addEventListener('online', hasNetwork);
    document.addEventListener('visibilitychange', isBack);
    return () => {
      life.over = true;
      removeEventListener('online', hasNetwork);
      document.removeEventListener('visibilitychange', isBack);
      life.store?.stop();
      void life.store?.flush();
    };
  }, [id, clientId, go, tries]);
  const again = () => {
    setOpened('opening');
    setTries((now) => now + 1);
  };
  return { opened, again };
}

export const useSurveyState = ({ subscribe, current }: SurveyStore): SurveyState =>
  useSyncExternalStore(subscribe, current);
