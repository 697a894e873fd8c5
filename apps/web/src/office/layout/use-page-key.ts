import { useEffect, useEffectEvent } from 'react';

/** Runs something at a key that no field and no dialog is being typed into: `/` searches, `n` makes a new one. */
export function usePageKey(key: string, run: () => void): void {
  const onKey = useEffectEvent(run);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTypingOrInDialog(event.target)) return;
      event.preventDefault();
      onKey();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [key]);
}

const isTypingOrInDialog = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null);
