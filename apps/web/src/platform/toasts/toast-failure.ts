import { failureText, isCancelled } from '../calls/failure.ts';
import { showToast } from './toasts.ts';

/** Shows why a call failed; `fallback` where the error has no text of its own. A cancelled call is no failure. */
export function toastFailure(error: unknown, fallback: string): void {
  if (!isCancelled(error)) showToast('error', failureText(error) || fallback);
}
