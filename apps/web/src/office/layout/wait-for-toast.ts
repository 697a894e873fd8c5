import { type ToastAction, toastAction } from '@door/ui/toast-action';
import { dismissToast, showToast, shownToasts, subscribeToToasts } from '../../shared/toasts/toasts.ts';

/** Says what was done and offers an action, usually Undo. Calls `over` when the toast is gone, as `Wait` has it: it goes after
 * five seconds in which neither pointer nor focus is on it, when it is closed, or when two newer ones have come. */
export function waitForToast(message: string, action: ToastAction, over: () => void): () => void {
  const id = showToast('info', message, toastAction(action));
  const stop = subscribeToToasts(() => {
    if (shownToasts().some((toast) => toast.id === id)) return;
    stop();
    over();
  });
  return () => {
    stop();
    dismissToast(id);
  };
}
