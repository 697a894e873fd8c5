import { useEffect, useState, useSyncExternalStore } from 'react';
import { BusyModal } from '../shell/busy-modal.tsx';
import { useShop } from '../shell/shop.ts';
import { words } from '../words/words.ts';

/** A quick answer needs no modal: it would only flash. ms. */
const patience = 150;

export function ConfiguringModal() {
  const { store } = useShop();
  const configuring = useSyncExternalStore(store.subscribe, () => store.current().configuring);
  const [shown, show] = useState(false);
  useEffect(() => {
    if (!configuring) return show(false);
    const timer = setTimeout(() => show(true), patience);
    return () => clearTimeout(timer);
  }, [configuring]);
  return <BusyModal open={shown} text={words.busy.configuring} />;
}
