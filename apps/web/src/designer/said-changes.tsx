import { describeItem, type Described } from '@door/domain/item/describe';
import { useEffect, useRef, useState } from 'react';
import { changedWords } from './changed-words.ts';
import { useDesigner } from './use-designer.ts';

/** What has the focus has just been read out by its own name. */
const nameOfFocused = () => document.activeElement?.getAttribute('aria-label') ?? '';

/** Tells those who listen what a choice, and all that followed from it, has made of the door. */
export function SaidChanges() {
  const { item, catalogue } = useDesigner();
  const before = useRef<readonly Described[] | undefined>(undefined);
  const [said, say] = useState('');
  useEffect(() => {
    const now = describeItem(item, catalogue);
    const words = changedWords(before.current ?? now, now, nameOfFocused());
    before.current = now;
    if (words) say(words);
  }, [item, catalogue]);
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {said}
    </p>
  );
}
