import { Toasts } from '@door/ui/toast';
import { dismissToast, subscribeToToasts, shownToasts } from './toasts.ts';
import { useSubscribed } from '../state/use-subscribed.ts';
import './toast-region.css';

export function ToastRegion() {
  const toasts = useSubscribed(subscribeToToasts, shownToasts);
  return (
    <div className="toast-place">
      <Toasts toasts={toasts} onGone={dismissToast} />
    </div>
  );
}
