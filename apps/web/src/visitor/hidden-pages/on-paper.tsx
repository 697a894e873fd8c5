import type { Item } from '@door/domain/door/model/item';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { PrintedDoor } from './printed-door.tsx';

/** Whatever page is shown, its door is printed on one sheet of paper instead. */
export function OnPaper({ item }: { readonly item: Item }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing ? createPortal(<PrintedDoor item={item} />, document.body) : null;
}
