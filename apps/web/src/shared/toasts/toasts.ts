import type { ToastText } from '@door/ui/toast';
import { failureText, isCancelled } from '../calls/failure.ts';

/** More than two cannot be read in the five seconds that a toast stays. */
const maxToasts = 2;

let toasts: readonly ToastText[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const set = (next: readonly ToastText[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

/** Shows a message for five seconds; the same message is never shown twice at a time. Answers the id of the toast. */
export function showToast(kind: ToastText['kind'], message: string, action?: ToastText['action']): number {
  const id = nextId++;
  set([...toasts.filter((toast) => toast.message !== message), { id, kind, message, action }].slice(-maxToasts));
  return id;
}

export const dismissToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

export const shownToasts = (): readonly ToastText[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows why a call failed; `fallback` where the error has no text of its own. A cancelled call is no failure. */
export function toastFailure(error: unknown, fallback: string): void {
  if (!isCancelled(error)) showToast('error', failureText(error) || fallback);
}
