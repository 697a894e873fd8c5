import { Toasts } from '@door/ui/toast';
import { useSyncExternalStore } from 'react';
import { dismissToast, subscribeToToasts, shownToasts } from './toasts.ts';
import './toast-region.css';

export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts);
  return (
    <div className="toast-place">
      <Toasts toasts={toasts} onGone={dismissToast} />
    </div>
  );
}
