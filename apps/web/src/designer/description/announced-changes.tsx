import { describeItem } from '@door/domain/door/configure/describe-item';
import type { Described } from '@door/domain/door/model/description';
import { useEffect, useRef, useState } from 'react';
import { useDesigner } from '../state/use-designer.ts';
import { descriptionMessages } from '../messages.ts';

/** The focused tile has just been read aloud by its own name. */
const nameOfFocused = () => document.activeElement?.getAttribute('aria-label') ?? '';

/** Reads aloud what a choice, and all that followed from it, changed on the door. */
export function AnnouncedChanges() {
  const { item, context } = useDesigner();
  const before = useRef<readonly Described[] | undefined>(undefined);
  const [text, setText] = useState('');
  useEffect(() => {
    const now = describeItem(item, context);
    const changes = changesText(before.current ?? now, now, nameOfFocused());
    before.current = now;
    if (changes) setText(changes);
  }, [item, context]);
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {text}
    </p>
  );
}

/** The changed lines as one text; '' when nothing changed. `alreadyRead` is the name of a tile that was read aloud just now. */
export const changesText = (before: readonly Described[], now: readonly Described[], alreadyRead = ''): string =>
  now
    .filter(({ term, value }) => !before.some((line) => line.term === term && line.value === value))
    .filter(({ value }) => value !== alreadyRead)
    .map(({ term, value }) => descriptionMessages.changed(term, value))
    .join(' ');
