import type { Item } from '@door/domain/model/item';
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { afterStartUp } from '../../platform/scheduling/scheduling.ts';

interface Printed {
  readonly item: Item;
}

/** A browser does not wait for code when it prints, so it is fetched ahead. */
const loadPrintedDoor = () => afterStartUp().then(() => import('./printed-door.tsx'));

/** Whatever page is shown, its door is printed on one sheet of paper instead. */
export function OnPaper({ item }: Printed) {
  const [Sheet, setSheet] = useState<ComponentType<Printed> | null>(null);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    void loadPrintedDoor().then(
      ({ PrintedDoor }) => setSheet(() => PrintedDoor),
      () => undefined,
    );
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return Sheet && printing ? createPortal(<Sheet item={item} />, document.body) : null;
}
