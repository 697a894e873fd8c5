import type { RuleContext } from '@door/domain/door/choice/rule';
import { canRedo, canUndo } from '@door/domain/door/configure/undo-redo';
import { Redo, Undo } from '@door/ui/icons';
import { useCallback, useEffect } from 'react';
import { useSubscribed } from '../../shared/state/use-subscribed.ts';
import { showToast } from '../../shared/toasts/toasts.ts';
import { useApp } from '../app/app-context.ts';
import { undoneText } from '../description/undone-text.ts';
import { doorMessages } from '../messages.ts';
import type { DesignerStore } from './designer-store.ts';
import './undo-redo.css';

export interface UndoRedoProps {
  readonly store: Pick<DesignerStore, 'current' | 'subscribe' | 'undo' | 'redo'>;
}

/** The buttons Undo and Redo, with Ctrl+Z and Ctrl+Shift+Z, which say what they changed; hidden until there is something to undo or redo. */
export function UndoRedo({ store }: UndoRedoProps) {
  const { context } = useApp();
  const history = useSubscribed(store.subscribe, () => store.current().history);
  const step = useCallback((way: 'undo' | 'redo') => stepInHistory(way, store, context), [store, context]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndoKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isUndoKey || isHandledElsewhere(event.target)) return;
      event.preventDefault();
      step(event.shiftKey ? 'redo' : 'undo');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [step]);
  const mayUndo = canUndo(history);
  const mayRedo = canRedo(history);
  if (!mayUndo && !mayRedo) return null;
  return (
    <div className="undo-redo">
      <button type="button" className="undo-button" aria-disabled={!mayUndo} onClick={() => step('undo')}>
        <Undo />
        <span>{doorMessages.stage.undo}</span>
      </button>
      <button type="button" className="undo-button" aria-disabled={!mayRedo} onClick={() => step('redo')}>
        <Redo />
        <span>{doorMessages.stage.redo}</span>
      </button>
    </div>
  );
}

/** Undoes or does again the last choice, and says what that changed. */
export function stepInHistory(way: 'undo' | 'redo', store: UndoRedoProps['store'], context: RuleContext): void {
  const was = store.current().shown;
  store[way]();
  const now = store.current().shown;
  if (now !== was) showToast('info', undoneText(way === 'undo' ? 'undone' : 'redone', { was, now }, context));
}

/** A text field undoes its own typing; behind an open dialog nothing may change unseen. */
const isHandledElsewhere = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement &&
    target.matches('textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])'));
