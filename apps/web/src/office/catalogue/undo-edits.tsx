import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import type { EditStep } from '@door/domain/catalogue/edit/edit-history';
import type { RowEdit } from '@door/domain/catalogue/edit/edit-rows';
import { Button } from '@door/ui/button';
import { Redo, Undo } from '@door/ui/icons';
import { useEffect, useEffectEvent } from 'react';
import { showToast } from '../../shared/toasts/toasts.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { referenceName, rowName } from './row-name.ts';
import { type UndoResult, useEditHistory, useUndo } from './use-catalogue.ts';

const { edits: t } = catalogueMessages;

/** The buttons Undo and Redo, with Ctrl+Z and Ctrl+Shift+Z. They say what they did, or why they did nothing. */
export function UndoEdits({ content }: { readonly content: CatalogueContent }) {
  const { past, future } = useEditHistory();
  const undo = useUndo();
  const step = (way: 'undo' | 'redo') => {
    const result = undo(way);
    if (result) notify(way, result, content);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndoKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isUndoKey || isHandledElsewhere(event.target)) return;
    event.preventDefault();
    step(event.shiftKey ? 'redo' : 'undo');
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  const titleOf = (last: EditStep | undefined) => (last ? stepText(last, content) : undefined);
  // Not `disabled`: the button would lose the focus after the last step.
  return (
    <span className="cat-undo" role="group" aria-label={t.group}>
      <Button
        look="quiet"
        icon={<Undo />}
        aria-disabled={past.length === 0}
        title={titleOf(past.at(-1))}
        onClick={() => step('undo')}
      >
        {t.undo}
      </Button>
      <Button
        look="quiet"
        icon={<Redo />}
        aria-disabled={future.length === 0}
        title={titleOf(future[0])}
        onClick={() => step('redo')}
      >
        {t.redo}
      </Button>
    </span>
  );
}

function notify(way: 'undo' | 'redo', { step, became }: UndoResult, content: CatalogueContent): void {
  const what = stepText(step, content);
  if (became === 'done') showToast('info', way === 'undo' ? t.undone(what) : t.redone(what));
  else showToast('error', t.stays[became](what));
}

/**
 * A text field undoes its own typing, and behind an open dialog nothing may change unseen. A cell of the grid in which nothing
 * is typed is none: there the last edit of the grid is meant.
 */
const isHandledElsewhere = (target: EventTarget | null): boolean => {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('.cat-grid')) return 'typed' in target.dataset;
  return target.matches('textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"])');
};

const { kinds } = catalogueMessages;

/** What a step has done, in words: `Raglan changed`, `12 changes in Colours`. */
function stepText({ made }: Pick<EditStep, 'made'>, content: CatalogueContent): string {
  const [first] = made;
  if (!first) return '';
  const kind = first.edit.edit === 'price' ? t.prices : kinds[first.edit.kind];
  return made.length === 1 ? editText(first.edit, content) : t.several(made.length, kind);
}

function editText(edit: RowEdit, content: CatalogueContent): string {
  switch (edit.edit) {
    case 'add':
    case 'change':
      return t[edit.edit](rowName(edit.row, kinds[edit.kind]));
    case 'set':
      return t.change(kinds[edit.kind]);
    case 'price':
      return t.price(edit.code.split('.').slice(1).join('.'));
    case 'retire':
    case 'restore':
    case 'move':
      return t[edit.edit](referenceName(content, edit.kind, edit.key));
  }
}
