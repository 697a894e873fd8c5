import { useEffect, useState } from 'react';
import { BusyModal } from '../../shared/page/busy-modal.tsx';
import { useApp } from '../../designer/app/app-context.ts';
import { messages } from '../../shared/messages/messages.ts';
import { useSubscribed } from '../../shared/state/use-subscribed.ts';

/** A quick answer needs no modal: it would only flash. ms. */
const patience = 150;

export function ConfiguringModal() {
  const { store } = useApp();
  const configuring = useSubscribed(store.subscribe, () => store.current().configuring);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!configuring) return setShown(false);
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, [configuring]);
  return <BusyModal open={shown} text={messages.busy.configuring} />;
}
