import { createContext, useContext, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { guardLeaving } from '../../shared/router/leave-guard.ts';
import { pathIn } from '../../shared/router/path-in.ts';
import { createStore } from '../../shared/state/store.ts';

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

/** Counts the fields of a dialog that have something unsaved; on a page of its own nobody counts them. */
export const DialogOfFields = createContext<(change: 1 | -1) => void>(() => undefined);

const presentAddress = (): string => location.hash.slice(1);

/**
 * Holds the page while a field has something typed that is not saved: another page is shown, and this one loaded again, only after
 * a question; a `HeldDialog` around it is closed by its button alone. A field that saves when it is left holds other pages only with what was refused.
 */
export function useUnsaved(isTyped: boolean, isRefused: boolean = isTyped): void {
  const count = useContext(DialogOfFields);
  // Before the next event, so that a click that leaves both the field and the page finds it.
  useLayoutEffect(() => {
    if (!isTyped) return;
    const field: UnsavedField = { address: presentAddress(), isRefused };
    leaving.set({ fields: [...leaving.current().fields, field] });
    count(1);
    return () => {
      leaving.set({ fields: leaving.current().fields.filter((each) => each !== field) });
      count(-1);
    };
  }, [isTyped, isRefused, count]);
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
