import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { guardLeaving } from '../../platform/router/leave-guard.ts';
import { pathIn } from '../../platform/router/path-in.ts';
import { createStore } from '../../platform/state/store.ts';

interface UnsavedField {
  /** The address of the page that has it, with its parameters. */
  readonly address: string;
  /** It was left, and could not be saved as it is. */
  readonly isRefused: boolean;
}

interface Leaving {
  /** Fields with something typed that the server has not got. */
  readonly fields: readonly UnsavedField[];
  /** The address where somebody wants to go who would lose it; null: nowhere. */
  readonly to: string | null;
}

/** What is typed on the shown page, and whether somebody has been asked about it. */
export const leaving = createStore<Leaving>({ fields: [], to: null });

const presentAddress = (): string => location.hash.slice(1);

/**
 * Holds the page while a field has something typed that is not saved: another page is shown, and this one loaded again, only after
 * a question. A field that saves when it is left holds other pages only with what was refused.
 */
export function useUnsaved(isTyped: boolean, isRefused: boolean = isTyped): void {
  // Before the next event, so that a click that leaves both the field and the page finds it.
  useLayoutEffect(() => {
    if (!isTyped) return;
    const field: UnsavedField = { address: presentAddress(), isRefused };
    leaving.set({ fields: [...leaving.current().fields, field] });
    return () => leaving.set({ fields: leaving.current().fields.filter((each) => each !== field) });
  }, [isTyped, isRefused]);
}

/** Leaves the field that has the focus, so that what can be saved is saved. */
function leaveField(): void {
  flushSync(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

guardLeaving((path) => {
  const isElsewhere = ({ address }: UnsavedField): boolean => pathIn(`#${address}`) !== path;
  if (!leaving.current().fields.some(isElsewhere)) return null;
  leaveField();
  const held = leaving.current().fields.find((field) => field.isRefused && isElsewhere(field));
  if (!held) return null;
  leaving.set({ to: presentAddress() });
  return held.address;
});

addEventListener('beforeunload', (event) => {
  if (leaving.current().fields.length === 0) return;
  leaveField();
  if (leaving.current().fields.length > 0) event.preventDefault();
});
