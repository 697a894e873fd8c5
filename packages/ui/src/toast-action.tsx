import type { ReactElement } from 'react';

/** What a toast offers as long as it stays. */
export interface ToastAction {
  readonly label: string;
  /** What is done to which thing; begins with the label. */
  readonly description: string;
  /** For whom what they used is gone from the page: a key pressed next reaches the action, and focus holds the toast. */
  readonly takesFocus: boolean;
  run(): void;
}

/** The button of a toast that offers something. */
export const toastAction = ({ label, description, takesFocus, run }: ToastAction): ReactElement => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus
  <button type="button" className="toast-act" aria-label={description} autoFocus={takesFocus} onClick={run}>
    {label}
  </button>
);
