import { Toasts } from '@door/ui/toast';
import { useSyncExternalStore } from 'react';
import { dismiss, onToasts, shownToasts } from './toast-store.ts';

export function ToastPlace() {
  const toasts = useSyncExternalStore(onToasts, shownToasts);
  return (
    <div className="toast-place">
      <Toasts toasts={toasts} onGone={dismiss} />
    </div>
  );
}
