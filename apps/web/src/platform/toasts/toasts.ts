import type { ToastText } from '@door/ui/toast';

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
