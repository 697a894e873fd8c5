import type { ToastText } from '@door/ui/toast';

/** At most two at once: more would be a list, and nobody reads it in five seconds. */
const most = 2;

let toasts: readonly ToastText[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const set = (next: readonly ToastText[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

export const say = (kind: Required<ToastText>['kind'], message: string): void =>
  set([...toasts.filter((toast) => toast.message !== message), { id: nextId++, kind, message }].slice(-most));

export const dismiss = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

export const shownToasts = (): readonly ToastText[] => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
